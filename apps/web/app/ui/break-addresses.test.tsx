import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { breakAddresses } from './break-addresses';

const html = (text: string) => renderToStaticMarkup(<p>{breakAddresses(text)}</p>);

it('lets addresses break after @ and dots', () => {
  expect(html('We sent a code to meera.devi@visitors.example a moment ago. Thank you.')).toBe(
    '<p>We sent a code to meera.<wbr/>devi@<wbr/>visitors.<wbr/>example<wbr/> a moment ago. Thank you.</p>',
  );
});

it.each(['Already in cart!', 'No address @ all.', '.odd..name@a.example.'])('keeps the text %s', (text) => {
  expect(html(text).replaceAll('<wbr/>', '')).toBe(`<p>${text}</p>`);
});
