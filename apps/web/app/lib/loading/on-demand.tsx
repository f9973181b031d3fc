import { LazyComponent } from '../../ui/lazy-component';
import { notify } from '../shell/toasts';

/** Says that something whose code was asked for, and its name begins the sentence, could not be fetched. */
export const notifyLoadFailure = (what: string): void =>
  notify(`${what} did not load. Check your connection and try again.`, 'error');

/** Fetches code before it is asked for. What fails here is met again, and told, when it is. */
export const preloader = (load: () => Promise<unknown>) => (): void => void load().catch(() => {});

interface OnDemandProps<Props extends object> extends Omit<
  Parameters<typeof LazyComponent<Props>>[0],
  'onFailed'
> {
  /** What it is to people, at the beginning of a sentence. */
  name: string;
  /** Takes the wish back, so that the next press asks again. */
  onFailed: () => void;
}

/** A part of the page that comes when somebody asks for it. When it can't be fetched, the page stays as it is and says so. */
export function OnDemand<Props extends object>({ name, onFailed, ...late }: OnDemandProps<Props>) {
  return (
    <LazyComponent
      {...late}
      onFailed={() => {
        notifyLoadFailure(name);
        onFailed();
      }}
    />
  );
}
