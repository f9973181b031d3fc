import { expect, it } from 'vitest';
import { describedPage, numbered } from './page-address';

it('names the number of a further page of a list', () => {
  expect(numbered('All events', '2')).toBe('All events, page 2');
  expect(describedPage('Recitals and fairs.', '2')).toBe('Page 2. Recitals and fairs.');
});

it.each([undefined, ':page', 'x'])('names no number for the page %s', (page) => {
  expect(numbered('All events', page)).toBe('All events');
  expect(describedPage('Recitals and fairs.', page)).toBe('Recitals and fairs.');
});
