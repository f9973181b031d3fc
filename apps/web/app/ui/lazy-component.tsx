import { createElement, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

interface LazyComponentProps<Props extends object> {
  /** Fetches the component's code; the bundler keeps what was fetched once. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Shown while the code is loading. */
  fallback?: ReactNode;
  /** Called when the code can't be fetched. A remount retries, which `lazy` does not. */
  onFailed: () => void;
}

/** A component whose code is fetched when it is first rendered. */
export function LazyComponent<Props extends object>({
  load,
  props,
  fallback = null,
  onFailed,
}: LazyComponentProps<Props>) {
  const [component, setComponent] = useState<{ is: ComponentType<Props> } | null>(null);
  const latest = useRef({ load, onFailed });
  useEffect(() => {
    latest.current = { load, onFailed };
  });
  useEffect(() => {
    let isMounted = true;
    latest.current.load().then(
      (is) => isMounted && setComponent({ is }),
      () => isMounted && latest.current.onFailed(),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return component ? createElement(component.is, props) : fallback;
}
