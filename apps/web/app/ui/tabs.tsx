import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { classes } from './classes';
import { hasModifier } from './presses';
import { isMotionReduced } from './use-media';
import styles from './tabs.module.css';

/** How far the strip moves on load to show that it scrolls, and when it returns. */
const nudge = { px: 24, returnsAfterMs: 450 } as const;

/** The selected tab of a strip, as a tab or as a link. */
const selectedTab = '[aria-selected="true"], [aria-current]';

interface Tab {
  id: string;
  label: string;
  /** The address of the page that shows the tab's content. */
  href: string;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** Called on hover, focus and touch, by which a pointer enters as well, to preload a tab's content. */
  onIntent?: ((id: string) => void) | undefined;
  /** Before scripts run, the tabs are plain links. */
  asLinks?: boolean;
  /** The strip stays below the bar while one scrolls through the panel. */
  sticky?: boolean;
  className?: string | undefined;
  panelClassName?: string | undefined;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** How far the strip is scrolled with the selected tab in its middle, off its faded ends. */
const restOf = (strip: HTMLElement): number => {
  const tab = strip.querySelector<HTMLElement>(selectedTab);
  if (!tab) return 0;
  const middle = tab.offsetLeft - strip.offsetLeft + (tab.offsetWidth - strip.clientWidth) / 2;
  return Math.min(Math.max(0, middle), strip.scrollWidth - strip.clientWidth);
};

/**
 * Shows the selected tab on load, and moves an overflowing strip a little and back, once, unless the
 * visitor acts first.
 */
const useNudge = (strip: React.RefObject<HTMLDivElement | null>) => {
  useEffect(() => {
    const element = strip.current;
    if (!element || element.scrollLeft > 0 || element.scrollWidth <= element.clientWidth) return undefined;
    let start = restOf(element);
    element.scrollTo({ left: start });
    // The widths of the tabs change when the fonts arrive.
    const observer = new ResizeObserver(() => {
      const left = restOf(element);
      if (left === start) return;
      start = left;
      element.scrollTo({ left });
    });
    for (const tab of element.children) observer.observe(tab);
    let back: ReturnType<typeof setTimeout> | undefined;
    if (!isMotionReduced()) {
      const isAtEnd = start + nudge.px > element.scrollWidth - element.clientWidth;
      element.scrollTo({ left: isAtEnd ? start - nudge.px : start + nudge.px, behavior: 'smooth' });
      back = setTimeout(() => element.scrollTo({ left: start, behavior: 'smooth' }), nudge.returnsAfterMs);
    }
    const stop = () => {
      observer.disconnect();
      clearTimeout(back);
    };
    const events = ['pointerdown', 'wheel', 'keydown', 'focusin'] as const;
    for (const event of events) element.addEventListener(event, stop, { passive: true });
    return () => {
      stop();
      for (const event of events) element.removeEventListener(event, stop);
    };
  }, [strip]);
};

/**
 * A strip of tabs above their panel. Arrow keys, Home and End select. They are links, for browsers
 * without scripts and for other tabs of the browser.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, selected, onSelect, onIntent, asLinks, sticky, className, panelClassName, children } =
    props;
  const strip = useRef<HTMLDivElement>(null);
  const id = useId();
  useNudge(strip);

  const shown = useRef(selected);
  useEffect(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    strip.current?.scrollTo({ left: restOf(strip.current) });
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
      // A link would scroll the page.
      ' ': at,
    }[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    (strip.current?.children[to as number] as HTMLElement | undefined)?.focus({ preventScroll: true });
    onSelect(tab.id);
  };

  return (
    <>
      <div className={classes(className, sticky && styles.sticky)}>
        <div
          ref={strip}
          className={styles.strip}
          role={asLinks ? 'navigation' : 'tablist'}
          aria-label={label}
        >
          {tabs.map((tab) => (
            <a
              key={tab.id}
              href={tab.href}
              className={styles.tab}
              onPointerEnter={() => onIntent?.(tab.id)}
              onFocus={() => onIntent?.(tab.id)}
              {...(asLinks
                ? tab.id === selected && { 'aria-current': 'page' }
                : {
                    role: 'tab',
                    id: `${id}-${tab.id}`,
                    'aria-selected': tab.id === selected,
                    'aria-controls': `${id}-panel`,
                    tabIndex: tab.id === selected ? 0 : -1,
                    onKeyDown,
                    onClick: (event: MouseEvent) => {
                      if (hasModifier(event)) return;
                      event.preventDefault();
                      onSelect(tab.id);
                    },
                  })}
            >
              {tab.label}
            </a>
          ))}
        </div>
      </div>
      <div
        id={`${id}-panel`}
        {...(!asLinks && { role: 'tabpanel', 'aria-labelledby': `${id}-${selected}` })}
        className={classes(panelClassName)}
      >
        {children}
      </div>
    </>
  );
}
