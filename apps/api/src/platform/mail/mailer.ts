import type { Config } from '../config.ts';
import type { Mailer } from './mail.ts';
import { createMailQueue, type MailQueueDeps } from './mail-queue.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

/** The configured mailer: an SMTP server behind a queue, or the outbox folder. */
export const openMailer = (mail: Config['mail'], deps: Omit<MailQueueDeps, 'smtp'>): Mailer =>
  mail.kind === 'smtp' ? createMailQueue({ ...deps, smtp: createSmtp(mail) }) : createOutbox(mail, deps);
