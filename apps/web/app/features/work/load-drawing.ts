import { drawingOf, type Drawing } from './strokes';

/** Fetches how a picture was painted. Throws when it can't be fetched or read. */
export const loadDrawing = async (address: string, signal: AbortSignal): Promise<Drawing> => {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The strokes were answered with ${response.status}.`);
  return drawingOf(await response.json());
};
