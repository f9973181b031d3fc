import { useEffect, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable]';

/**
 * Handles keys wherever the focus is, except in fields and open dialogs. The handler returns
 * whether it used the key, which prevents the browser's default.
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
