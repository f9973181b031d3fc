import { Hono } from 'hono';
import { html } from 'hono/html';
import { resetMail } from '../features/auth/mails/reset-mail.ts';
import { verificationMail } from '../features/auth/mails/verification-mail.ts';
import type { Config } from '../platform/config.ts';
import type { Mail } from '../platform/mail/mail.ts';

/** Where the previews are served; only `npm run dev` mounts them. */
export const mailPreviewsPath = '/dev/mails';

const sample = { email: 'asha@example.com', digits: '042719', asker: '' };

/** Every mail with sample data. Names begin with the name of the builder's file. */
const samplesFor = (config: Config): Record<string, Promise<Mail>> => ({
  verification: verificationMail(config, sample),
  reset: resetMail(config, { ...sample, name: 'Asha Devi' }),
  'reset-unverified': resetMail(config, { ...sample, name: null }),
});

/** A page with a list of all mails and the subject, HTML and text of each. */
export const createMailPreviews = (config: Config): Hono =>
  new Hono().get(mailPreviewsPath, async (context) => {
    const samples = Object.entries(samplesFor(config));
    const mails = await Promise.all(samples.map(async ([name, mail]) => ({ name, ...(await mail) })));
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <meta charset="utf-8" />
          <title>Mails</title>
          <ul>
            ${mails.map(({ name, subject }) => html`<li><a href="#${name}">${name}: ${subject}</a></li>`)}
          </ul>
          ${mails.map(
            (mail) =>
              html`<h2 id="${mail.name}">${mail.subject}</h2>
                <iframe sandbox title="HTML" width="100%" height="640" srcdoc="${mail.html}"></iframe>
                <pre>${mail.text}</pre>`,
          )}
        </html>`,
    );
  });
