import type { Deps } from './deps.ts';
import { sweepCodes, sweepUnverifiedAccounts } from './features/auth/index.ts';
import { sweepMails } from './platform/mail/mails.queries.ts';
import { sweepUploads } from './features/uploads/index.ts';
import { FileStoreError } from './platform/file-store/file-store.ts';
import { sweepSessions } from './platform/sessions/sessions.ts';

const everyMs = 60 * 60 * 1000;

type Part = Pick<Deps, 'db' | 'clock' | 'limiter' | 'background' | 'files' | 'config' | 'log'>;

/**
 * Drops rows whose time is over. Tables that grow are swept in batches between which requests are served; waiting mails are few,
 * and go in one statement.
 * @param signal ends the sweep after the part under way; the next sweep does the rest
 */
export const sweep = async (deps: Part, signal?: AbortSignal): Promise<void> => {
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

/** The same for files. By itself, as a file store that does not answer must not keep rows from being dropped. */
const sweepFiles = async (deps: Part, signal: AbortSignal): Promise<void> => {
  await sweepUploads(deps, signal).catch((error: unknown) => {
    if (!(error instanceof FileStoreError)) throw error;
    deps.log.warn({ err: error }, 'the store of uploads does not answer; it is swept later');
  });
};

/** Sweeps now and then, without keeping the process alive for it; files at the start as well. @returns stops it, and a sweep under way soon */
export const startSweeping = (deps: Part): (() => void) => {
  const closing = new AbortController();
  const { signal } = closing;
  const timer = setInterval(() => {
    deps.background.run('sweep', () => sweep(deps, signal));
    deps.background.run('sweep of uploads', () => sweepFiles(deps, signal));
  }, everyMs);
  timer.unref();
  // What a crash has left behind goes at the next start, not an hour later.
  deps.background.run('sweep of uploads', () => sweepFiles(deps, signal));
  return () => {
    clearInterval(timer);
    closing.abort();
  };
};
