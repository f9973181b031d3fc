import { createElement, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

interface LazyComponentProps<Props extends object> {
  /** Fetches the component's code; the bundler keeps what was fetched once. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What stands there before; nothing, unless given. */
  fallback?: ReactNode;
  /** Told when the code can't be fetched. Rendered anew, it is fetched again, which `React.lazy` would not do. */
  onFailed: () => void;
}

/** A component whose code comes when it is first shown. */
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
    let wanted = true;
    latest.current.load().then(
      (is) => wanted && setComponent({ is }),
      () => wanted && latest.current.onFailed(),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return component ? createElement(component.is, props) : fallback;
}
