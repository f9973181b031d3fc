import { codes } from '@kalavithi/contract/constants';
import { PersonName } from '@kalavithi/contract/account';
import { html as markup, raw } from 'hono/html';
import type { Mail } from '../../../platform/mail/mail.ts';

/** The parts of a mail with a one-time code, as plain text. */
export interface CodeMail {
  to: Mail['to'];
  topic: Mail['topic'];
  subject: string;
  greeting: string;
  before: string;
  digits: string;
  after: string;
  /** The page on which the code is entered. */
  link: { text: string; address: string };
  ifNotYou: string;
}

/**
 * The greeting. Anyone can register any address under any name, so only names of verified accounts
 * are passed (null for others). One that looks like an address or a link is left out too.
 */
export const greetingFor = (name: string | null): string =>
  name === null || !PersonName.safeParse(name).success || /[/:@<>]|\.\S|www/i.test(name)
    ? 'Namaste,'
    : `Namaste ${name},`;

/** The light theme's colours; mail programs know no custom properties. */
const ink = '#1B1A1F';
const quiet = '#645E56';
const paper = '#FCFBF8';
const card = '#FFFFFF';
const madder = '#98293A';

/** The mail as plain text and as HTML without pictures, scripts or links to other sites. */
export const renderCodeMail = async (mail: CodeMail): Promise<Mail> => {
  const text = `${mail.greeting}

${mail.before}

    ${mail.digits}

${mail.after}

${mail.link.text}: ${mail.link.address}

${mail.ifNotYou}

Kalavithi · कला वीथी
`;
  const paragraph = `margin:0 0 16px;font:16px/1.6 Georgia,'Times New Roman',serif;color:${ink}`;
  const html = await markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${mail.subject}</title>
</head>
<body style="margin:0;padding:0;background:${raw(paper)}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${raw(paper)}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 0 24px;border-bottom:2px solid ${raw(madder)};font:24px/1.2 Georgia,serif;color:${raw(madder)}">Kalavithi <span lang="hi" style="font-size:18px">कला वीथी</span></td></tr>
<tr><td style="padding:24px 0 0">
<p style="${raw(paragraph)}">${mail.greeting}</p>
<p style="${raw(paragraph)}">${mail.before}</p>
<p style="margin:0 0 16px;padding:16px;background:${raw(card)};border:1px solid ${raw(madder)};text-align:center;font:bold 32px/1.2 'Courier New',monospace;letter-spacing:8px;color:${raw(ink)}">${mail.digits}</p>
<p style="${raw(paragraph)}">${mail.after}</p>
<p style="${raw(paragraph)}"><a href="${mail.link.address}" style="color:${raw(madder)}">${mail.link.text}</a></p>
<p style="margin:24px 0 0;font:14px/1.6 Georgia,serif;color:${raw(quiet)}">${mail.ifNotYou}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return {
    to: mail.to,
    subject: mail.subject,
    text,
    html: html.toString(),
    topic: mail.topic,
    usefulSeconds: codes.validMinutes * 60,
  };
};
