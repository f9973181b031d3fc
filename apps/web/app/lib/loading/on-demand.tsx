import { LazyComponent } from '../../ui/lazy-component';
import { notify, type ToastAction } from '../shell/toasts';

/** Shows that code could not be fetched; `name` begins the sentence. `instead` is another way. */
export const notifyLoadFailure = (name: string, instead?: ToastAction): void =>
  notify(`${name} did not load. Check your connection and try again.`, 'error', 'connection', instead);

/** A function that fetches code early. It ignores a failure, which shows when the code is needed. */
export const preloader = (load: () => Promise<unknown>) => (): void => void load().catch(() => {});

interface OnDemandProps<Props extends object> extends Omit<
  Parameters<typeof LazyComponent<Props>>[0],
  'onFailed'
> {
  /** Its name for people, at the beginning of a sentence. */
  name: string;
  /** Offered with the notice of a failure. */
  instead?: ToastAction | undefined;
  /** Resets the state that shows it, so that the next press tries again. */
  onFailed: () => void;
}

/** A component whose code is fetched when it is first rendered. A failure shows a toast. */
export function OnDemand<Props extends object>({ name, instead, onFailed, ...rest }: OnDemandProps<Props>) {
  return (
    <LazyComponent
      {...rest}
      onFailed={() => {
        notifyLoadFailure(name, instead);
        onFailed();
      }}
    />
  );
}
