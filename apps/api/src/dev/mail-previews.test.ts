import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../platform/config.ts';
import { startApi } from '../testing/api-harness.ts';
import { createMailPreviews, mailPreviewsPath } from './mail-previews.ts';

describe('the previews of mails', () => {
  let page: string;
  let names: string[];
  beforeAll(async () => {
    const previews = createMailPreviews(parseConfig({ PUBLIC_URL: 'https://kalavithi.example' }, '/'));
    page = await (await previews.request(mailPreviewsPath)).text();
    names = [...page.matchAll(/href="#([\w-]+)"/g)].map(([, name = '']) => name);
  });

  it('list every mail builder', async () => {
    const files = await readdir(join(import.meta.dirname, '../features'), { recursive: true });
    const builders = files.flatMap((file) => /\/mails\/([\w-]+)-mail\.ts$/.exec(file)?.[1] ?? []);
    expect(builders.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(builders));
  });

  it('show the HTML and the text of each mail', () => {
    const [, ...mails] = page.split('<h2 ');
    expect(mails.map((mail) => /^id="([\w-]+)"/.exec(mail)?.[1])).toEqual(names);
    for (const mail of mails) {
      expect(mail).toMatch(/srcdoc="&lt;!doctype html&gt;[^"]*042719[^"]*"/);
      expect(mail).toMatch(/<pre>Namaste[^<]*042719[^<]*<\/pre>/);
    }
  });

  it('are no part of the API that production serves', async () => {
    const api = await startApi();
    try {
      expect((await api.request(mailPreviewsPath)).status).toBe(404);
    } finally {
      await api.close();
    }
  });
});
