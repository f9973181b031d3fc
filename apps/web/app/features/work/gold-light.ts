import { drawInFrames } from './frames';
import {
  lightAt,
  lightGold,
  nearestShare,
  reliefOf,
  type LightPlace,
  type Relief,
  type Rows,
} from './gold-relief';

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
  /** Fits the relief to the size at which its canvas is shown, and lights the rows that are seen, in shares of the height. */
  fit: (seen: Rows) => void;
  /** Shows it on a canvas, which gets the relief's size. Returns a function that stops it. */
  showOn: (canvas: HTMLCanvasElement) => () => void;
}

/** The gold of a picture, as large as it is looked at. */
export interface Gold {
  /** Its height in widths. */
  height: number;
  /** Its relief for a picture with so many pixels on its longer side. */
  reliefFor: (pixels: number) => Relief;
}

/** Pixels of a relief on its longer side. A phone has to light each of them in time. */
const sizes = { mouse: [640, 1280], finger: [512, 896] } as const;

/** How much of its way the light goes in a sixtieth of a second, and when it has arrived. */
const pace = { step: 0.14, arrived: 0.002 };

/** Where the light comes from, so that one sees that it moves. */
const entrance = { x: -0.35, y: 0.1 };

/** The share of its way at which it stops first. */
const firstShare = 0.12;

/** Fetches the gold of a picture. Rejects when it can't be fetched or read. */
export const loadGold = async (address: string): Promise<Gold> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const longer = Math.max(naturalWidth, naturalHeight);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  const choice = window.matchMedia('(pointer: coarse)').matches ? sizes.finger : sizes.mouse;
  const reliefs = new Map<number, Relief>();
  const reliefFor = (pixels: number): Relief => {
    const size = choice.find((one) => one >= pixels) ?? Math.max(...choice);
    const known = reliefs.get(size);
    if (known) return known;
    canvas.width = Math.round((naturalWidth * size) / longer);
    canvas.height = Math.round((naturalHeight * size) / longer);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const relief = reliefOf(data, canvas.width, canvas.height);
    reliefs.set(size, relief);
    return relief;
  };
  return { height: naturalHeight / naturalWidth, reliefFor };
};

/** A light that enters the picture, or stands still for people who asked for little motion. */
export const createGoldLight = ({ height, reliefFor }: Gold, still: boolean): GoldLight => {
  const placeAt = (share: number) => lightAt(share, height);
  let goal = placeAt(firstShare);
  let at = still ? goal : entrance;
  let share = firstShare;
  let wake = () => {};
  let fit: GoldLight['fit'] = () => {};
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
    fit: (seen) => fit(seen),
    showOn: (canvas) => {
      const context = canvas.getContext('2d');
      let relief: Relief | undefined;
      let image: ImageData | undefined;
      /** Takes the relief for the size now shown; says whether it is another one. */
      const takeRelief = () => {
        const zoom = Number(getComputedStyle(canvas).getPropertyValue('--scale')) || 1;
        const side = Math.max(canvas.clientWidth, canvas.clientHeight);
        const next = reliefFor(side * zoom);
        if (next === relief) return false;
        relief = next;
        canvas.width = next.width;
        canvas.height = next.height;
        image = context?.createImageData(next.width, next.height);
        return true;
      };
      let fits = false;
      let rows: Rows = { from: 0, to: 1 };
      const frames = drawInFrames((passedMs) => {
        const sixtieths = passedMs ? Math.min(6, passedMs / (1000 / 60)) : 1;
        const step = 1 - (1 - pace.step) ** sixtieths;
        at = { x: at.x + (goal.x - at.x) * step, y: at.y + (goal.y - at.y) * step };
        // A new one is lit as a whole: the picture is still on its way to its new size.
        const whole = !fits && takeRelief();
        fits = true;
        // For the dusk round the light.
        canvas.parentElement?.style.setProperty('--light-x', `${at.x * 100}%`);
        canvas.parentElement?.style.setProperty('--light-y', `${(at.y * 100) / height}%`);
        if (relief && image) {
          const [from, to] = whole
            ? [0, relief.height]
            : [Math.floor(rows.from * relief.height), Math.ceil(rows.to * relief.height)];
          lightGold(relief, at, image.data, { from, to });
          context?.putImageData(image, 0, 0, 0, from, relief.width, to - from);
        }
        return Math.hypot(goal.x - at.x, goal.y - at.y) >= pace.arrived;
      });
      wake = frames.wake;
      fit = (seen) => {
        rows = seen;
        fits = false;
        wake();
      };
      wake();
      return () => {
        frames.stop();
        wake = () => {};
        fit = () => {};
      };
    },
  };
};
