import { MailError, type Mail, type Mailer } from '../platform/mail/mail.ts';

/** Keeps mail in memory instead of sending it. */
export interface MailSink extends Mailer {
  /** All mails, oldest first. */
  mails: readonly Mail[];
  /** The digits of the newest mail to an address. @throws Error when there is none */
  codeFor: (email: string) => string;
  /** Whether to reject mail from now on. */
  refuse: (refusing: boolean) => void;
}

export const createMailSink = (): MailSink => {
  const mails: Mail[] = [];
  let refusing = false;
  const guard = async () => {
    if (refusing) throw new MailError('The sink refuses mail', { final: true });
  };
  return {
    mails,
    refuse: (on) => {
      refusing = on;
    },
    codeFor: (email) => {
      const digits = /\b\d{6}\b/.exec(mails.findLast(({ to }) => to === email)?.subject ?? '')?.[0];
      if (!digits) throw new Error(`No code was mailed to ${email}`);
      return digits;
    },
    send: async (mail) => {
      await guard();
      mails.push(mail);
      return 'sent';
    },
    check: guard,
    close: async () => {},
  };
};
