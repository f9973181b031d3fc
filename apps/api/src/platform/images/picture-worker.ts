/**
 * The process in which everything a stranger sent is opened: the form and the picture in it. It
 * holds no secret, no connection and no state, handles one form at a time, and may be killed at any
 * moment. Started by the picture reader, never imported.
 */
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pictureInForm } from './picture-in-form.ts';
import type { FormResult, StoredForm } from './picture.ts';
import { readPicture, restrictDecoder } from './read-picture.ts';

const readForm = async ({ path, contentType, field }: StoredForm): Promise<FormResult> => {
  const form = await pictureInForm(await readFile(path), contentType, field);
  return form.ok ? readPicture(form.bytes) : form;
};

try {
  // When memory runs out, Linux shall end this process rather than the server or the database.
  writeFileSync('/proc/self/oom_score_adj', '800');
} catch {
  // Another system, or not allowed here.
}

restrictDecoder();
process.on('message', (form: StoredForm) => {
  // A failure that nobody foresaw ends the process, and with it this upload alone.
  void readForm(form).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
// The terminal sends its interrupt to the whole group; the server ends its workers itself once
// their uploads are done.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
