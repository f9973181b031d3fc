import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { breakAddresses } from './break-addresses';

const html = (text: string) => renderToStaticMarkup(<p>{breakAddresses(text)}</p>);

it('keeps an address together, and lets it break after @', () => {
  expect(html('We sent a code to meera.devi@visitors.example a moment ago. Thank you.')).toMatch(
    /^<p><span><span>We sent a code to <\/span><\/span><span class="[^"]*address[^"]*"><span>meera\.devi@<\/span><wbr\/><span>visitors\.example<\/span><\/span><span><span> a moment ago\. Thank you\.<\/span><\/span><\/p>$/,
  );
});

it('keeps a compound on one line', () => {
  expect(html('A six-digit code is on its way to first-last@a-b.example.')).toMatch(
    /<span class="unbroken"><span>six-digit<\/span><\/span>.*<span>first-last@<\/span><wbr\/><span>a-b\.example\.<\/span>/,
  );
});

it.each(['Already in cart!', 'No address @ all.', '.odd..name@a.example.'])('keeps the text %s', (text) => {
  expect(html(text).replaceAll(/<\/?(wbr|span)[^>]*>/g, '')).toBe(`<p>${text}</p>`);
});
