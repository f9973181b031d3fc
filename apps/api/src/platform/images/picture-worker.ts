/**
 * The process that parses untrusted forms and decodes their pictures. It has no secrets,
 * connections or state, handles one form at a time, and may be killed at any time. Started by the
 * picture reader, never imported.
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
  // When memory runs out, Linux should kill this process rather than the server or the database.
  writeFileSync('/proc/self/oom_score_adj', '800');
} catch {
  // Not Linux, or not permitted.
}

restrictDecoder();
process.on('message', (form: StoredForm) => {
  // An unexpected error ends the process and fails this upload only.
  void readForm(form).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
// A terminal interrupts the whole process group; the server ends its workers after their uploads.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
