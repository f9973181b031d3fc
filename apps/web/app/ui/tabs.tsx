import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from './classes';
import styles from './tabs.module.css';

/** How far the strip moves on load to show that it scrolls, and when it returns. */
const nudge = { px: 24, returnsAfterMs: 450 } as const;

interface Tab {
  id: string;
  label: string;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  className?: string | undefined;
  panelClassName?: string | undefined;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** Moves an overflowing strip a little and back, once, unless the visitor acts first. */
const useNudge = (strip: React.RefObject<HTMLDivElement | null>) => {
  useEffect(() => {
    const element = strip.current;
    if (
      !element ||
      element.scrollLeft > 0 ||
      element.scrollWidth <= element.clientWidth ||
      matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      return undefined;
    }
    element.scrollTo({ left: nudge.px, behavior: 'smooth' });
    const back = setTimeout(() => element.scrollTo({ left: 0, behavior: 'smooth' }), nudge.returnsAfterMs);
    const stop = () => clearTimeout(back);
    const events = ['pointerdown', 'wheel', 'keydown', 'focusin'] as const;
    for (const event of events) element.addEventListener(event, stop, { passive: true });
    return () => {
      stop();
      for (const event of events) element.removeEventListener(event, stop);
    };
  }, [strip]);
};

/** Scrolls a tab into its strip without scrolling the page. */
const reveal = (strip: HTMLElement, tab: HTMLElement) => {
  const outer = strip.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  if (inner.left < outer.left) strip.scrollBy({ left: inner.left - outer.left });
  else if (inner.right > outer.right) strip.scrollBy({ left: inner.right - outer.right });
};

/** A strip of tabs above their panel. Arrow keys, Home and End select. */
export function Tabs({ label, tabs, selected, onSelect, className, panelClassName, children }: TabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const id = useId();
  useNudge(strip);

  const shown = useRef(selected);
  useEffect(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab && strip.current) reveal(strip.current, tab);
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    const all = strip.current?.querySelectorAll<HTMLElement>('[role="tab"]');
    all?.item(to as number).focus({ preventScroll: true });
    onSelect(tab.id);
  };

  return (
    <>
      <div className={className}>
        <div ref={strip} className={styles.strip} role="tablist" aria-label={label}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              className={styles.tab}
              aria-selected={tab.id === selected}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              onKeyDown={onKeyDown}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        className={classes(panelClassName)}
      >
        {children}
      </div>
    </>
  );
}
