import type { Config } from '../config.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Random } from '../random.ts';
import type { Mailer } from './mail.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

/** The mailer that the configuration asks for: an SMTP server, or the outbox folder. */
export const openMailer = (
  mail: Config['mail'],
  deps: { log: Logger; clock: Clock; random: Random },
): Mailer => (mail.kind === 'smtp' ? createSmtp(mail) : createOutbox(mail, deps));
