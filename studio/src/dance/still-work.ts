/** Stills of the stage as works for the press. */
import type { Work } from '../work.ts';
import { type Dance, type Scene, STILL_SCALE, still, stillMarkup } from './rig/dance.ts';
import { H, W } from './rig/stage.ts';

/** Work of a glimpse, or of any moment of a scene. Nothing in a scene is random, so there is no seed to choose. */
export const stillWork = (scene: Scene, facts: { id: string; alt: string; at?: number }): Work => ({
  id: facts.id,
  collection: 'dances',
  seed: 1,
  width: W * STILL_SCALE,
  height: H * STILL_SCALE,
  alt: facts.alt,
  proof: async () => stillMarkup(scene, facts.at ?? 0),
  draw: () => still(scene, facts.at ?? 0),
});

/** The poster of a film. */
export const posterWork = (dance: Dance, alt: string): Work =>
  stillWork(dance, { id: dance.id, alt, at: dance.poster });
