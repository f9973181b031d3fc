import { Suspense, useLayoutEffect, useState, type ReactElement } from 'react';
import { nextAction } from './actions';
import { nextTask } from './next-task';
import { createSignal, type Signal } from './signal';

interface Turn {
  isBegun: boolean;
  begun: Signal;
  live: Signal;
}

/** The turns of the page's parts, by their names; null unless the page is being hydrated. */
let turns: Map<string, Turn> | null = null;

/** Whether all parts of the page are live. */
export const isLive = (): boolean => turns === null;

/** Of the parts that the renderer has come to since the last turn. */
let met: Turn[] = [];

const turnOf = (part: string): Turn | undefined => {
  if (!turns) return undefined;
  const known = turns.get(part);
  if (known) return known;
  const turn = { isBegun: false, begun: createSignal(), live: createSignal() };
  turns.set(part, turn);
  met.push(turn);
  return turn;
};

interface InTurnProps {
  /** A name that no other part of the page has. */
  part: string;
  /** One element, which stays as the document has it until its turn. */
  children: ReactElement;
}

function Waiting({ part, children }: InTurnProps): ReactElement {
  const turn = turnOf(part);
  if (turn && !turn.isBegun) throw turn.begun.given;
  useLayoutEffect(() => turn?.live.give(), [turn]);
  return children;
}

/**
 * Makes a part of the page live in its turn: together they would hold a press back for longer than a
 * frame on a phone. Pages after the first have no turns.
 */
export function InTurn({ part, children }: InTurnProps): ReactElement {
  const [waits] = useState(() => !import.meta.env.SSR && turns !== null);
  if (!waits) return children;
  return (
    <Suspense fallback={null}>
      <Waiting part={part}>{children}</Waiting>
    </Suspense>
  );
}

/** Milliseconds after which the next part gets a task of its own: small ones share one on a fast machine. */
const taskMs = 2;

/**
 * Runs the hydration, and then makes the parts that wait live in the order of the document, in many
 * short tasks. As soon as a person acts, all are live before the page hears of it.
 */
export const hydrateInTurn = async (hydrate: () => void): Promise<void> => {
  turns = new Map();
  hydrate();
  const acted = nextAction();
  const waiting = met.splice(0);
  let began = -Infinity;
  for (let turn = waiting.shift(); turn; turn = waiting.shift()) {
    if (performance.now() - began > taskMs) {
      await Promise.race([nextTask(), acted]);
      began = performance.now();
    }
    turn.isBegun = true;
    turn.begun.give();
    // The renderer goes on in a microtask. A part that fails never says that it is live.
    await Promise.race([turn.live.given, nextTask()]);
    waiting.unshift(...met.splice(0));
  }
  // What the caller does next gets a task as well.
  await Promise.race([nextTask(), acted]);
  turns = null;
};
