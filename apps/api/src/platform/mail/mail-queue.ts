import type { Kysely } from 'kysely';
import { secondsAfter, type Clock } from '../clock.ts';
import type { MailsTable, Tables } from '../database/tables.ts';
import type { Logger } from '../log.ts';
import type { Random } from '../random.ts';
import type { Sealer } from '../sealer.ts';
import type { Signer } from '../signer.ts';
import { claimMail, deleteMail, dueMails, postponeMail, upsertMail, type MailVersion } from './mails.queries.ts';
import { MailError, type Mail, type Mailer, type MailOutcome } from './mail.ts';
import type { Smtp } from './smtp.ts';

/** How the queue works; times in milliseconds. */
export interface MailTiming {
  /** `send` answers within this time: a person waits for it. The attempt goes on behind. */
  answerMs: number;
  /** The longest that one attempt may take. */
  attemptMs: number;
  /** How often the table is read for mail whose time has come. */
  pollMs: number;
  /** How long `close` waits for attempts under way. */
  closeMs: number;
  /** Attempts at once in this process. */
  slots: number;
}

const productionTiming: MailTiming = {
  answerMs: 8000,
  attemptMs: 60_000,
  pollMs: 5000,
  closeMs: 1500,
  slots: 5,
};

/**
 * A mail whose sender has died is taken up by another this much later than its attempt could have
 * ended, in milliseconds.
 */
const leaseMarginMs = 30_000;

/**
 * Pauses after failed attempts in seconds. Greylisting asks for one to five minutes; a restart of
 * the server takes seconds.
 */
const firstPauseSeconds = 10;
const longestPauseSeconds = 160;

const pauseAfter = (attempts: number): number =>
  Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (attempts - 1));

const purpose = 'mail';

export interface MailQueueDeps {
  smtp: Smtp;
  db: Kysely<Tables>;
  clock: Clock;
  random: Random;
  log: Logger;
  signer: Signer;
  /**
   * Mails carry one-time codes, of which the rest of the database keeps hashes alone: they are
   * stored encrypted.
   */
  sealer: Sealer;
  timing?: Partial<MailTiming> | undefined;
}

/**
 * Sends mail by way of a table, so that none is lost to greylisting, to a mail server that is away,
 * or to the death of this process. A mail is stored first and tried at once. What fails for a
 * reason that may pass is tried again after growing pauses until it was sent, was refused for good,
 * or is of no more use. Any number of processes may share the table; each attempt belongs to one of
 * them by a lease. Delivery is at least once: a process that dies between the server's answer and
 * its own note sends again.
 */
export const createMailQueue = ({
  smtp,
  db,
  clock,
  random,
  log,
  signer,
  sealer,
  timing,
}: MailQueueDeps): Mailer => {
  const { answerMs, attemptMs, pollMs, closeMs, slots } = { ...productionTiming, ...timing };
  const running = new Set<Promise<void>>();
  /** Stored by this process and not yet tried, because all slots were taken. */
  const waiting: (MailVersion & Pick<MailsTable, 'expires_at'> & { mail: Mail })[] = [];
  /** Callers of `send` who have no answer yet, by the mail's id. */
  const callers = new Map<string, (outcome: MailOutcome | MailError) => void>();
  const closing = new AbortController();
  let closed = false;

  const leaseEnd = () => new Date(clock.now().getTime() + attemptMs + leaseMarginMs).toISOString();

  const answer = (id: string, outcome: MailOutcome | MailError): void => {
    callers.get(id)?.(outcome);
    callers.delete(id);
  };

  /** Stores when to try again; drops a mail that would be of no use by then. */
  const postpone = async (version: MailVersion, expiresAt: string, error: unknown): Promise<void> => {
    const now = clock.now();
    const dueAt = closing.signal.aborted ? now : secondsAfter(now, pauseAfter(version.attempts));
    const about = { err: error, mail: version.id, attempts: version.attempts };
    if (dueAt.toISOString() >= expiresAt) {
      log.warn(about, 'a mail could not be sent while it was of use, and is given up');
      await deleteMail(db, version.id);
    } else {
      log.warn({ ...about, again: dueAt.toISOString() }, 'a mail could not be sent and will be tried again');
      await postponeMail(db, version, dueAt.toISOString());
    }
  };

  const attempt = async (
    seen: MailVersion & Pick<MailsTable, 'expires_at'>,
    mail: Mail | null,
  ): Promise<MailOutcome | MailError> => {
    if (!(await claimMail(db, seen, leaseEnd()))) return 'queued';
    const { id, expires_at: expiresAt } = seen;
    const version = { id, attempts: seen.attempts + 1 };
    if (!mail || expiresAt <= clock.now().toISOString()) {
      log.warn({ mail: id }, mail ? 'a mail came too late and is given up' : 'a mail could not be decrypted');
      await deleteMail(db, id);
      return 'queued';
    }
    try {
      await smtp.deliver(mail, AbortSignal.any([closing.signal, AbortSignal.timeout(attemptMs)]));
    } catch (error) {
      if (!(error instanceof MailError && error.final)) {
        await postpone(version, expiresAt, error);
        return 'queued';
      }
      log.warn({ err: error, mail: id }, 'a mail was refused for good');
      await deleteMail(db, id);
      return error;
    }
    await deleteMail(db, id);
    return 'sent';
  };

  /** Occupies a slot with one attempt, and then with the next mail that waits for one. */
  const start = (seen: MailVersion & Pick<MailsTable, 'expires_at'>, mail: Mail | null): void => {
    const task = attempt(seen, mail)
      .then(
        (outcome) => answer(seen.id, outcome),
        (error: unknown) => {
          // The database failed. Whatever became of the mail, its lease ends and it is tried again.
          log.warn({ err: error, mail: seen.id }, 'the state of a mail could not be stored');
          answer(seen.id, 'queued');
        },
      )
      .finally(() => {
        running.delete(task);
        const next = closed ? undefined : waiting.shift();
        if (next) start(next, next.mail);
      });
    running.add(task);
  };

  const read = ({ topic, body }: MailsTable): Mail | null => {
    const text = sealer.open(purpose, topic, body);
    return text === null ? null : (JSON.parse(text) as Mail);
  };

  /** Whether the last poll failed: while the database is away, one line of log is enough. */
  let isFailing = false;
  const poll = async (): Promise<void> => {
    const free = slots - running.size;
    if (free <= 0) return;
    const rows = await dueMails(db, clock.now().toISOString(), free);
    isFailing = false;
    if (closed) return;
    for (const row of rows) start(row, read(row));
  };

  let polling: Promise<void> = Promise.resolve();
  let isPolling = false;
  const timer = setInterval(() => {
    if (isPolling) return;
    isPolling = true;
    polling = poll()
      .catch((error: unknown) => {
        if (!isFailing) log.warn({ err: error }, 'waiting mail could not be read');
        isFailing = true;
      })
      .finally(() => {
        isPolling = false;
      });
  }, pollMs);
  timer.unref();

  const send = async (mail: Mail): Promise<MailOutcome> => {
    const now = clock.now();
    const topic = signer.mac('mail topic', mail.topic, mail.to.toLowerCase());
    const row = {
      topic,
      id: random.id(),
      body: sealer.seal(purpose, topic, JSON.stringify(mail)),
      attempts: 0,
      // Ours for the time of one attempt; should we die before it, the mail is due for anybody.
      due_at: leaseEnd(),
      expires_at: secondsAfter(now, mail.usefulSeconds).toISOString(),
    };
    await upsertMail(db, row);
    if (closed) {
      await postponeMail(db, row, clock.now().toISOString());
      return 'queued';
    }

    const outcome = await new Promise<MailOutcome | MailError>((resolve) => {
      const deadline = setTimeout(() => answer(row.id, 'queued'), answerMs);
      callers.set(row.id, (result) => {
        clearTimeout(deadline);
        resolve(result);
      });
      if (running.size < slots) start(row, mail);
      else waiting.push({ ...row, mail });
    });
    if (outcome instanceof MailError) throw outcome;
    return outcome;
  };

  const finish = async (): Promise<void> => {
    closed = true;
    clearInterval(timer);
    // Their mail is stored. A server that stops must not make anybody wait for an attempt.
    for (const id of callers.keys()) answer(id, 'queued');
    await polling;
    const untried = waiting.splice(0);
    const released = untried.map(async (version) => {
      await postponeMail(db, version, clock.now().toISOString());
    });
    const time = setTimeout(() => closing.abort(), closeMs);
    await Promise.allSettled([...running, ...released]);
    clearTimeout(time);
    smtp.close();
  };

  let finished: Promise<void> | undefined;
  const close = (): Promise<void> => (finished ??= finish());

  return { send, check: smtp.check, close };
};
