import { Hono } from 'hono';
import { html } from 'hono/html';
import { resetMail } from '../features/auth/mails/reset-mail.ts';
import { verificationMail } from '../features/auth/mails/verification-mail.ts';
import type { Config } from '../platform/config.ts';
import type { Mail } from '../platform/mail/mail.ts';

/** Where the previews are served; only `npm run dev` mounts them. */
export const mailPreviewsPath = '/dev/mails';

const email = 'asha@example.com';
const digits = '042719';

/** Every mail with sample data. Names begin with the name of the builder's file. */
const samples: Record<string, (config: Config) => Promise<Mail>> = {
  verification: (config) => verificationMail(config, { email, digits }),
  reset: (config) => resetMail(config, { name: 'Asha Devi', email, digits, asker: '' }),
  'reset-unverified': (config) => resetMail(config, { name: null, email, digits, asker: '' }),
};

const page = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;

/** Pages that list all mails and show the subject, the HTML and the text of each. */
export const createMailPreviews = (config: Config): Hono => {
  const app = new Hono();
  app.get(mailPreviewsPath, (context) =>
    context.html(
      page(
        'Mails',
        html`<ul>
          ${Object.keys(samples).map(
            (name) => html`<li><a href="${mailPreviewsPath}/${name}">${name}</a></li>`,
          )}
        </ul>`,
      ),
    ),
  );
  app.get(`${mailPreviewsPath}/:name`, async (context) => {
    const sample = samples[context.req.param('name')];
    if (!sample) return context.notFound();
    const mail = await sample(config);
    return context.html(
      page(
        mail.subject,
        html`<p><a href="${mailPreviewsPath}">All mails</a></p>
          <iframe sandbox title="HTML" width="100%" height="640" srcdoc="${mail.html}"></iframe>
          <pre>${mail.text}</pre>`,
      ),
    );
  });
  return app;
};
