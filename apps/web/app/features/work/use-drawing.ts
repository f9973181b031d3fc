import { useEffect, useState } from 'react';
import { drawingOf, type Drawing } from './strokes';

export type DrawingState = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; drawing: Drawing };

const loading = { state: 'loading' } as const;

const fetchDrawing = async (address: string, signal: AbortSignal): Promise<Drawing> => {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The strokes were answered with ${response.status}.`);
  return drawingOf(await response.json());
};

/** Loads how a work was painted, while `address` is set. The function tries again after a failure. */
export const useDrawing = (address: string | null): [DrawingState, tryAgain: () => void] => {
  const [state, setState] = useState<DrawingState>(loading);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (address === null) return undefined;
    const control = new AbortController();
    fetchDrawing(address, control.signal).then(
      (drawing) => setState({ state: 'loaded', drawing }),
      () => {
        if (!control.signal.aborted) setState({ state: 'failed' });
      },
    );
    return () => control.abort();
  }, [address, attempt]);
  return [
    state,
    () => {
      setState(loading);
      setAttempt((count) => count + 1);
    },
  ];
};
