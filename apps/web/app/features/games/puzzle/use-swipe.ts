import type { Direction } from '@kalavithi/games/sliding-puzzle/board';
import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** How far a finger goes, in pixels, before it is a swipe and no tap. */
const swipePx = 18;

/** Which way a movement goes; null while it is too short to tell. */
export function directionOf(right: number, down: number): Direction | null {
  if (Math.max(Math.abs(right), Math.abs(down)) < swipePx) return null;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'right' : 'left';
  return down > 0 ? 'down' : 'up';
}

/** Handlers for an element on which one swipes, with finger, pen or mouse. What was swiped is not tapped as well. */
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
      // Let go outside of the element, or joined by a second finger.
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
      // A click by the keyboard counts no clicks.
      if (swiped.current && event.detail > 0) event.stopPropagation();
      swiped.current = false;
    },
  };
}
