import type { Deps } from './deps.ts';
import { sweepCodes, sweepUnverifiedAccounts } from './features/auth/index.ts';
import { sweepMails } from './platform/mail/mails.queries.ts';
import { sweepUploads } from './features/uploads/index.ts';
import { FileStoreError } from './platform/file-store/file-store.ts';
import { sweepSessions } from './platform/sessions/sessions.ts';

const everyMs = 60 * 60 * 1000;

type Part = Pick<Deps, 'db' | 'clock' | 'limiter' | 'background' | 'files' | 'config' | 'log'>;

/** Drops rows whose time is over, in batches between which requests are served. */
export const sweep = async (deps: Part): Promise<void> => {
  await sweepSessions(deps);
  await deps.limiter.sweep();
  await sweepCodes(deps);
  await sweepMails(deps);
  await sweepUnverifiedAccounts(deps);
};

/** The same for files. By itself, as a file store that does not answer must not keep rows from being dropped. */
const sweepFiles = async (deps: Part): Promise<void> => {
  await sweepUploads(deps).catch((error: unknown) => {
    if (!(error instanceof FileStoreError)) throw error;
    deps.log.warn({ err: error }, 'the store of uploads does not answer; it is swept later');
  });
};

/** Sweeps now and then, without keeping the process alive for it; files at the start as well. @returns stops it */
export const startSweeping = (deps: Part): (() => void) => {
  const timer = setInterval(() => {
    deps.background.run('sweep', () => sweep(deps));
    deps.background.run('sweep of uploads', () => sweepFiles(deps));
  }, everyMs);
  timer.unref();
  // What a crash has left behind goes at the next start, not an hour later.
  deps.background.run('sweep of uploads', () => sweepFiles(deps));
  return () => clearInterval(timer);
};
