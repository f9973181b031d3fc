/** How far a phone leans from where it was held first, -1 to 1. */
export interface Tilt {
  right: number;
  down: number;
}

/** Degrees to either side that count as all the way. */
const widest = 28;

const within = (degrees: number) => Math.min(1, Math.max(-1, degrees / widest));

/** Safari asks people before it tells of tilt, and only when they pressed something. */
type Asking = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<'granted' | 'denied'> };

/** Asks to be told of tilt where the browser wants to be asked. Call it from the handler of a press. */
export const askForTilt = (): void => {
  if (!('DeviceOrientationEvent' in window)) return;
  // A refusal leaves the light to the finger.
  (window.DeviceOrientationEvent as Asking).requestPermission?.().catch(() => {});
};

/** Tells how the phone leans whenever that changes. Returns a function that stops it. */
export const watchTilt = (onTilt: (tilt: Tilt) => void): (() => void) => {
  let first: { beta: number; gamma: number } | undefined;
  const listen = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return;
    first ??= { beta, gamma };
    onTilt({ right: within(gamma - first.gamma), down: within(beta - first.beta) });
  };
  window.addEventListener('deviceorientation', listen);
  return () => window.removeEventListener('deviceorientation', listen);
};
