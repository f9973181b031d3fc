import { announcedSecond } from '@kalavithi/games/countdown';
import { useEffect, useRef } from 'react';

/** Announces 30, 10 and 5 seconds. `remainingMs` is null while no countdown runs. */
export function useTimeAnnouncements(remainingMs: number | null, announce: (text: string) => void): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const second =
      before.current === null || remainingMs === null ? null : announcedSecond(before.current, remainingMs);
    before.current = remainingMs;
    if (second !== null) announce(`${second} seconds left.`);
  }, [remainingMs, announce]);
}
