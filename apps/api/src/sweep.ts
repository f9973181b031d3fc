import type { Deps } from './deps.ts';
import { sweepCodes, sweepUnverifiedAccounts } from './features/auth/index.ts';
import { sweepMails } from './platform/mail/mails.queries.ts';
import { sweepUploads } from './features/uploads/index.ts';
import { FileStoreError } from './platform/file-store/file-store.ts';
import { sweepSessions } from './platform/sessions/sessions.ts';

const sweepIntervalMs = 60 * 60 * 1000;

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'limiter' | 'background' | 'files' | 'config' | 'log'>;

/**
 * Deletes expired rows. Large tables are swept in batches, between which requests are served.
 * @param signal ends the sweep after the current part
 * @internal exported for tests
 */
export const sweep = async (deps: SweepDeps, signal?: AbortSignal): Promise<void> => {
  const parts = [
    () => sweepSessions(deps),
    () => deps.limiter.sweep(),
    () => sweepCodes(deps),
    () => sweepMails(deps),
    () => sweepUnverifiedAccounts(deps),
  ];
  for (const part of parts) {
    if (signal?.aborted) return;
    await part();
  }
};

/** Separate from the rows: a file store that does not answer must not stop their sweep. */
const sweepFiles = async (deps: SweepDeps, signal: AbortSignal): Promise<void> => {
  await sweepUploads(deps, signal).catch((error: unknown) => {
    if (!(error instanceof FileStoreError)) throw error;
    deps.log.warn({ err: error }, 'the store of uploads does not answer; it is swept later');
  });
};

/**
 * Sweeps every hour, and files at the start as well, without keeping the process alive. @returns a
 * function that stops it
 * @returns stops it, and a sweep under way soon
 */
export const startSweeping = (deps: SweepDeps): (() => void) => {
  const closing = new AbortController();
  const { signal } = closing;
  const timer = setInterval(() => {
    deps.background.run('sweep', () => sweep(deps, signal));
    deps.background.run('sweep of uploads', () => sweepFiles(deps, signal));
  }, sweepIntervalMs);
  timer.unref();
  // A restart deletes what a crash left behind, without waiting an hour.
  deps.background.run('sweep of uploads', () => sweepFiles(deps, signal));
  return () => {
    clearInterval(timer);
    closing.abort();
  };
};
