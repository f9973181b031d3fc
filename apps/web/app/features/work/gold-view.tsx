import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classes } from '../../ui/classes';
import type { Part } from '../../ui/lightbox-view';
import styles from './drawing-view.module.css';
import type { GoldLight } from './gold-light';
import { PercentSlider } from './percent-slider';
import { watchTilt } from './tilt';

interface GoldCanvasProps {
  light: GoldLight;
  /** The part of the picture that is seen: with less of it, it is larger. */
  seen: Part;
  /** Whether pointer and phone leave the light alone. */
  still: boolean;
  /** Whether it is a little darker round the light. */
  dark: boolean;
}

/** The light over the picture. It follows the pointer and the tilt of a phone. */
export function GoldCanvas({ light, seen, still, dark }: GoldCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const hide = light.showOn(element);
    if (still) return hide;
    const follow = ({ clientX, clientY, target }: PointerEvent) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      // On its way to the slider, and on it, the pointer leaves the light alone.
      const isOver = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      if (!isOver || target instanceof HTMLInputElement) return;
      light.moveTo({ x: (clientX - left) / width, y: (clientY - top) / width });
    };
    const area = element.closest('dialog');
    area?.addEventListener('pointermove', follow);
    const ratio = element.clientHeight / element.clientWidth;
    const stopWatching = watchTilt(({ right, down }) =>
      light.moveTo({ x: 0.5 + right * 0.7, y: ratio * (0.4 + down * 0.7) }),
    );
    return () => {
      hide();
      stopWatching();
      area?.removeEventListener('pointermove', follow);
    };
  }, [light, still]);
  const { y, width, height } = seen;
  // Its width says how large it is where its height is seen whole.
  useEffect(() => light.fit({ from: y, to: y + height }), [light, y, width, height]);
  return (
    <div className={styles.lit} aria-hidden="true">
      {dark && <i className={classes(styles.canvas, styles.dusk)} />}
      <canvas ref={canvas} className={classes(styles.canvas, styles.light)} />
    </div>
  );
}

/** A slider that moves the light over the whole picture, for those who have neither pointer nor tilt. */
export function GoldFoot({ light }: { light: GoldLight }) {
  const share = useSyncExternalStore(light.subscribe, light.share);
  const { x } = light.placeAt(share);
  return (
    <div className={styles.controls}>
      <span className={styles.side} aria-hidden="true">
        Light
      </span>
      <PercentSlider
        label="Light"
        value={share * 100}
        valueText={x < 0.34 ? 'from the left' : x > 0.66 ? 'from the right' : 'from above'}
        onChange={(next) => light.put(next / 100)}
      />
    </div>
  );
}
