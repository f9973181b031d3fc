import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Outcome } from './upload-form';

it.each([
  ['verify-email', ['Verify it now']],
  ['log-in', ['Login']],
  [null, []],
] as const)('offers a remedy for a rejected picture: %s', (remedy, labels) => {
  const html = renderToStaticMarkup(<Outcome state={{ step: 'failed', reason: 'Not yet.', remedy }} />);
  expect(html).toContain('Upload failed!');
  expect(
    [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => text!.replaceAll(/<[^>]*>/g, '')),
  ).toEqual(labels);
});
