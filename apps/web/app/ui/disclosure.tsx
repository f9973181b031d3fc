import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Elements } from './elements';

/** Delays of hovering, so that a passing pointer opens nothing. */
const openAfterMs = 80;
const closeAfterMs = 160;

interface DisclosureProps {
  className?: string | undefined;
  /** Whether hovering opens it, as clicks and keys do. */
  opensOnHover?: boolean;
  trigger: (props: {
    'aria-expanded': boolean;
    'aria-controls': string;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  }) => Elements;
  /** The panel's content; call `close` after a choice. */
  children: (close: () => void) => Elements;
  panelClassName?: string | undefined;
}

const focusable = 'a[href], button:not([disabled])';

/**
 * A button that shows and hides a panel of links or actions. Opens by hover, click, Enter and
 * ArrowDown; closes by Escape, by a click elsewhere, and when focus leaves. Arrow keys move through
 * the panel.
 */
export function Disclosure({
  className,
  opensOnHover = false,
  trigger,
  children,
  panelClassName,
}: DisclosureProps) {
  /** What only hovering has opened, a press keeps open: it comes a moment after the pointer. */
  const [open, setOpen] = useState<boolean | 'hovered'>(false);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  const setOpenDelayed = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => setOpen((now) => next && (now || 'hovered')),
      next ? openAfterMs : closeAfterMs,
    );
  };
  const setOpenNow = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpenNow(false);
    };
    // Opened by hover, the panel has no focus, but Escape must still close it.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpenNow(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);

  const items = () => [
    ...(root.current?.querySelectorAll<HTMLElement>(`#${CSS.escape(id)} :is(${focusable})`) ?? []),
  ];
  const focusTrigger = () => root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpenNow(false);
      focusTrigger();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && open) {
      event.preventDefault();
      const all = items();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (at === -1) all.at(step === 1 ? 0 : -1)?.focus();
      else if (at === 0 && step === -1) focusTrigger();
      else all[at + step]?.focus();
    }
  };

  return (
    <div
      ref={root}
      className={className}
      onPointerEnter={(event) => opensOnHover && event.pointerType === 'mouse' && setOpenDelayed(true)}
      onPointerLeave={(event) => opensOnHover && event.pointerType === 'mouse' && setOpenDelayed(false)}
      onBlur={(event) => {
        if (open && event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpenNow(false);
      }}
      onKeyDown={onKeyDown}
    >
      {trigger({
        'aria-expanded': open !== false,
        'aria-controls': id,
        onClick: () => setOpenNow(open !== true),
        onKeyDown: (event) => {
          if (event.key === 'ArrowDown' && !open) {
            event.preventDefault();
            event.stopPropagation();
            setOpenNow(true);
            requestAnimationFrame(() => items()[0]?.focus());
          }
        },
      })}
      <div id={id} hidden={!open} className={panelClassName}>
        {children(() => setOpenNow(false))}
      </div>
    </div>
  );
}
