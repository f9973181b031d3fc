import type { Kysely } from 'kysely';
import { secondsAfter, type Clock } from '../clock.ts';
import type { MailsTable, Tables } from '../database/tables.ts';
import type { Logger } from '../log.ts';
import type { Random } from '../random.ts';
import type { Sealer } from '../sealer.ts';
import type { Signer } from '../signer.ts';
import {
  claimMail,
  deleteMail,
  dueMails,
  postponeMail,
  upsertMail,
  type MailVersion,
} from './mails.queries.ts';
import { MailError, type Mail, type Mailer, type MailOutcome } from './mail.ts';
import type { Smtp } from './smtp.ts';

/** Settings of the queue; times in milliseconds. */
export interface MailTiming {
  /** `send` returns within this time; the attempt continues in the background. */
  answerMs: number;
  /** The longest that one attempt may take. */
  attemptMs: number;
  /** How often the table is polled for due mail. */
  pollMs: number;
  /** How long `close` waits for running attempts. */
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

/** Added to the longest attempt before another process may take over a mail, in milliseconds. */
const leaseMarginMs = 30_000;

/** Pauses after failed attempts, in seconds. Greylisting takes one to five minutes. */
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
  /** Mails contain one-time codes, so they are stored encrypted. */
  sealer: Sealer;
  timing?: Partial<MailTiming> | undefined;
}

/**
 * Queues mail in a table, so that none is lost to greylisting, an unavailable mail server or a
 * crash. A mail is stored and tried at once, and retried with growing pauses until it is sent,
 * rejected or expired. Any number of processes share the table; a lease assigns each attempt to
 * one. Delivery is at least once: after a crash between the server's response and the update of the
 * row, it is sent again.
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
  /** Stored by this process and not yet tried, as all slots were taken. */
  const waiting: (MailVersion & Pick<MailsTable, 'expires_at'> & { mail: Mail })[] = [];
  /** Callers of `send` without a result, by the mail's id. */
  const callers = new Map<string, (outcome: MailOutcome | MailError) => void>();
  const closing = new AbortController();
  let closed = false;

  const leaseEnd = () => new Date(clock.now().getTime() + attemptMs + leaseMarginMs).toISOString();

  const answer = (id: string, outcome: MailOutcome | MailError): void => {
    callers.get(id)?.(outcome);
    callers.delete(id);
  };

  /** Stores when to retry; deletes a mail that would have expired by then. */
  const postpone = async (version: MailVersion, expiresAt: string, error: unknown): Promise<void> => {
    const now = clock.now();
    const dueAt = closing.signal.aborted ? now : secondsAfter(now, pauseAfter(version.attempts));
    const about = { err: error, mail: version.id, attempts: version.attempts };
    if (dueAt.toISOString() >= expiresAt) {
      log.warn(about, 'a mail has expired unsent and is deleted');
      await deleteMail(db, version.id);
    } else {
      log.warn({ ...about, again: dueAt.toISOString() }, 'a mail could not be sent and will be retried');
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
      log.warn({ mail: id }, mail ? 'a mail has expired and is deleted' : 'a mail could not be decrypted');
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
      log.warn({ err: error, mail: id }, 'a mail was rejected permanently');
      await deleteMail(db, id);
      return error;
    }
    await deleteMail(db, id);
    return 'sent';
  };

  /** Uses a slot for one attempt, and then for the next waiting mail. */
  const start = (seen: MailVersion & Pick<MailsTable, 'expires_at'>, mail: Mail | null): void => {
    const task = attempt(seen, mail)
      .then(
        (outcome) => answer(seen.id, outcome),
        (error: unknown) => {
          // The database failed. The lease ends and the mail is retried.
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

  /** Whether the last poll failed, so that an unavailable database is logged once. */
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
        if (!isFailing) log.warn({ err: error }, 'queued mail could not be read');
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
      // Leased for one attempt; after a crash any process may take it.
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
    // Their mail is stored; a stopping server must not let them wait for an attempt.
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
