/** A picture worker for tests: what it does with a form is written in the form's content type. */
import { readFileSync } from 'node:fs';
import type { FormResult, StoredForm } from './picture.ts';

const refusal: FormResult = { ok: false, reason: 'not-a-picture' };
const held: (() => void)[] = [];

process.on('message', ({ contentType }: StoredForm) => {
  if (contentType === 'answer') process.send?.(refusal);
  // Long enough for a test to look at what waits, short enough to wait for.
  if (contentType === 'answer late') held.push(() => process.send?.(refusal));
  if (contentType === 'report environment') {
    // The system's own record of what the process was started with, beside what Node shows of it.
    const started = ['environ', 'cmdline'].map((name) => {
      try {
        return readFileSync(`/proc/self/${name}`, 'utf8');
      } catch {
        return '';
      }
    });
    const seen = {
      names: Object.keys(process.env),
      text: JSON.stringify([process.env, process.argv, started]),
    };
    process.send?.({ ok: false, reason: JSON.stringify(seen) });
  }
  if (contentType === 'hang') for (;;);
  if (contentType === 'crash') process.abort();
  if (contentType === 'throw') throw new Error('a fault of the worker');
  if (contentType === 'exit') process.exit(0);
  setTimeout(() => held.shift()?.(), 30);
});
process.on('disconnect', () => process.exit());
