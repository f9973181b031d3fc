import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Random } from '../random.ts';
import { MailError, type Mailer } from './mail.ts';

/**
 * Writes each mail to an `.eml` file instead of sending it, for development. Names begin with the
 * time; the log has them.
 */
export const createOutbox = (
  { folder, from }: Extract<Config['mail'], { kind: 'outbox' }>,
  { log, clock, random }: { log: Logger; clock: Clock; random: Random },
): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    send: async ({ to, subject, text, html }) => {
      try {
        const { message } = await transport.sendMail({
          to,
          subject,
          text,
          html,
          date: clock.now(),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        await mkdir(folder, { recursive: true });
        const stamp = clock.now().toISOString().replaceAll(/[:.]/g, '-');
        const file = join(folder, `${stamp}-${random.id()}.eml`);
        // Readable by the owner only, as mails contain codes. Renamed when complete.
        await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flag: 'wx' });
        await rename(`${file}.part`, file);
        log.info({ file }, 'no SMTP_URL is set: the mail was written to a file');
        return 'sent';
      } catch (cause) {
        throw new MailError('The mail could not be written to the outbox', { cause, final: true });
      }
    },
    check: async () => {
      try {
        await mkdir(folder, { recursive: true });
      } catch (cause) {
        throw new MailError('The outbox could not be made', { cause, final: true });
      }
    },
    close: async () => transport.close(),
  };
};
