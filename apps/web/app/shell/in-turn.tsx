import { Suspense, useLayoutEffect, type ReactElement } from 'react';
import { inNextTask } from './next-task';
import { actions } from './renderer';

/** The parts of the frame that wait for their turn, in this order. */
const parts = ['main', 'footer'] as const;
type Part = (typeof parts)[number];

interface Signal {
  given: Promise<void>;
  give: () => void;
}

const createSignal = (): Signal => {
  let give = (): void => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
};

interface Turn {
  isBegun: boolean;
  begun: Signal;
  live: Signal;
}

/** Empty where nothing is hydrated, as on the server. */
const turns = new Map<Part, Turn>();

interface InTurnProps {
  part: Part;
  /** One element, which stays as the document has it until its turn. */
  children: ReactElement;
}

function Waiting({ part, children }: InTurnProps): ReactElement {
  const turn = turns.get(part);
  if (turn && !turn.isBegun) throw turn.begun.given;
  useLayoutEffect(() => turn?.live.give(), [turn]);
  return children;
}

/**
 * Makes a part of the page live in a task of its own: together they would hold back a press for
 * longer than a frame on a phone.
 */
export function InTurn({ part, children }: InTurnProps): ReactElement {
  if (import.meta.env.SSR) return children;
  return (
    <Suspense fallback={null}>
      <Waiting part={part}>{children}</Waiting>
    </Suspense>
  );
}

const nextTask = (): Promise<void> => new Promise(inNextTask);

/** Resolves when a person acts: then everything must be live at once, before the page hears of it. */
const nextAction = (): Promise<void> => {
  const { given, give } = createSignal();
  for (const action of [...actions, 'popstate'])
    addEventListener(action, give, { capture: true, once: true, passive: true });
  return given;
};

/** Call it before the hydration begins. */
export const prepareTurns = (): void => {
  for (const part of parts) turns.set(part, { isBegun: false, begun: createSignal(), live: createSignal() });
};

/** Makes the parts live, one in each task. */
export const takeTurns = async (): Promise<void> => {
  const acted = nextAction();
  for (const turn of turns.values()) {
    await Promise.race([nextTask(), acted]);
    turn.isBegun = true;
    turn.begun.give();
    // The renderer goes on in a microtask. A part that fails never says that it is live.
    await Promise.race([turn.live.given, nextTask()]);
  }
};
