import type { Direction } from '@kalavithi/games/sliding-puzzle/board';
import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Distance in pixels from which a movement is a swipe, not a tap. */
const swipePx = 18;

/** Returns the direction of a movement; null while it is too short. */
export function directionOf(right: number, down: number): Direction | null {
  if (Math.max(Math.abs(right), Math.abs(down)) < swipePx) return null;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'right' : 'left';
  return down > 0 ? 'down' : 'up';
}

/** Pointer handlers for swipes by finger, pen or mouse. A swipe does not also click. */
export function useSwipe(onSwipe: (direction: Direction) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const swiped = useRef(false);
  const forget = () => {
    from.current = null;
  };
  return {
    onPointerDown: ({ isPrimary, clientX, clientY }: PointerEvent) => {
      swiped.current = false;
      from.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerMove: ({ isPrimary, buttons, clientX, clientY }: PointerEvent) => {
      // Released outside of the element, or joined by a second finger.
      if (buttons === 0 || !isPrimary) forget();
      if (from.current === null) return;
      const direction = directionOf(clientX - from.current.x, clientY - from.current.y);
      if (direction === null) return;
      forget();
      swiped.current = true;
      onSwipe(direction);
    },
    onPointerUp: forget,
    onPointerCancel: forget,
    onClickCapture: (event: MouseEvent) => {
      // A click by the keyboard has a detail of 0.
      if (swiped.current && event.detail > 0) event.stopPropagation();
      swiped.current = false;
    },
  };
}
