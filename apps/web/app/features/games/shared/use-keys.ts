import { useEffect, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable]';

/**
 * Keys that play wherever the focus is, but for fields and open dialogs. The handler says whether the key was one of its own; then the browser does
 * nothing else with it.
 */
export function useKeys(onKey: (key: string, target: Element) => boolean): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(target instanceof Element) || target.closest(typing)) return;
      if (document.querySelector('dialog[open]')) return;
      if (latest.current(event.key, target)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
