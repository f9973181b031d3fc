import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../platform/config.ts';
import { startApi } from '../testing/api-harness.ts';
import { createMailPreviews, mailPreviewsPath } from './mail-previews.ts';

const previews = createMailPreviews(parseConfig({ PUBLIC_URL: 'https://kalavithi.example' }, '/'));

const listed = async (): Promise<string[]> => {
  const list = await (await previews.request(mailPreviewsPath)).text();
  return [...list.matchAll(/href="\/dev\/mails\/([\w-]+)"/g)].map(([, name = '']) => name);
};

describe('the previews of mails', () => {
  it('list every mail builder', async () => {
    const files = await readdir(join(import.meta.dirname, '../features'), { recursive: true });
    const builders = files.flatMap((file) => /\/mails\/([\w-]+)-mail\.ts$/.exec(file)?.[1] ?? []);
    expect(builders.length).toBeGreaterThan(0);
    const names = await listed();
    for (const builder of builders) expect(names).toContain(builder);
  });

  it('show the HTML and the text of each mail', async () => {
    for (const name of await listed()) {
      const answer = await previews.request(`${mailPreviewsPath}/${name}`);
      expect(answer.status).toBe(200);
      const shown = await answer.text();
      expect(shown).toMatch(/srcdoc="&lt;!doctype html&gt;[^"]*042719[^"]*"/);
      expect(shown).toMatch(/<pre>Namaste[^<]*042719[^<]*<\/pre>/);
    }
  });

  it('answer 404 for an unknown mail', async () => {
    expect((await previews.request(`${mailPreviewsPath}/none`)).status).toBe(404);
  });

  it('are no part of the API that production serves', async () => {
    const api = await startApi();
    try {
      for (const path of [mailPreviewsPath, `${mailPreviewsPath}/reset`]) {
        expect((await api.request(path)).status).toBe(404);
      }
    } finally {
      await api.close();
    }
  });
});
