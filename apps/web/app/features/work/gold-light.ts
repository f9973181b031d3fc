import { drawInFrames } from './frames';
import { lightAt, lightGold, nearestShare, reliefOf, type LightPlace, type Relief } from './gold-relief';

/** Moves a light over the gold of a picture. */
export interface GoldLight {
  /** Lets the light wander to a place. */
  moveTo: (place: LightPlace) => void;
  /** Puts the light at once at a share, 0 to 1, of its way over the picture. */
  put: (share: number) => void;
  /** The share of its way at which it is, or the nearest to its place. */
  share: () => number;
  /** Calls a function whenever the share changes. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** The place at such a share. */
  placeAt: (share: number) => LightPlace;
  /** Shows it on a canvas, which gets the relief's size. Returns a function that stops it. */
  showOn: (canvas: HTMLCanvasElement) => () => void;
}

/** Pixels of the relief on a side: a glint is soft, and a phone has to light each of them. */
const mostPixels = 512;

/** How much of its way the light goes in a sixtieth of a second, and when it has arrived. */
const pace = { step: 0.14, arrived: 0.002 };

/** Where the light comes from, so that one sees that it moves. */
const entrance = { x: -0.35, y: 0.1 };

/** The share of its way at which it stops first. */
const firstShare = 0.12;

/** Fetches the relief of a picture's gold. Rejects when it can't be fetched or read. */
export const loadRelief = async (address: string): Promise<Relief> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const scale = Math.min(1, mostPixels / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return reliefOf(data, canvas.width, canvas.height);
};

/** A light that enters the picture, or stands still for people who asked for little motion. */
export const createGoldLight = (relief: Relief, still: boolean): GoldLight => {
  const height = relief.height / relief.width;
  const placeAt = (share: number) => lightAt(share, height);
  let goal = placeAt(firstShare);
  let at = still ? goal : entrance;
  let share = firstShare;
  let wake = () => {};
  const listeners = new Set<() => void>();
  const goTo = (place: LightPlace, itsShare: number) => {
    goal = place;
    share = itsShare;
    wake();
    for (const listener of listeners) listener();
  };
  return {
    placeAt,
    moveTo: (place) => goTo(place, nearestShare(place, height)),
    put: (next) => {
      at = placeAt(next);
      goTo(at, next);
    },
    share: () => share,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    showOn: (canvas) => {
      canvas.width = relief.width;
      canvas.height = relief.height;
      const context = canvas.getContext('2d');
      const image = context?.createImageData(relief.width, relief.height);
      const frames = drawInFrames((passedMs) => {
        const sixtieths = passedMs ? Math.min(6, passedMs / (1000 / 60)) : 1;
        const step = 1 - (1 - pace.step) ** sixtieths;
        at = { x: at.x + (goal.x - at.x) * step, y: at.y + (goal.y - at.y) * step };
        // For the dark room round the light.
        canvas.style.setProperty('--light-x', `${at.x * 100}%`);
        canvas.style.setProperty('--light-y', `${(at.y * relief.width * 100) / relief.height}%`);
        if (image) {
          lightGold(relief, at, image.data);
          context?.putImageData(image, 0, 0);
        }
        return Math.hypot(goal.x - at.x, goal.y - at.y) >= pace.arrived;
      });
      wake = frames.wake;
      wake();
      return () => {
        frames.stop();
        wake = () => {};
      };
    },
  };
};
