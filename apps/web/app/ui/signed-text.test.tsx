import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SignedText, signOf } from './signed-text';

const html = (text: string) => renderToStaticMarkup(<SignedText text={text} />);
const textOf = (text: string) => html(text).replaceAll(/<[^>]*>/g, '');

it.each(['✅ Payment successful!', '❌ Removed from cart!', '🎉 Player 1 wins!', 'Added to cart!', '4 left'])(
  'keeps the text %s',
  (text) => expect(textOf(text)).toBe(text),
);

it('draws the sign that a text begins with, and no digit', () => {
  expect(signOf('✅ Payment successful!')).toBe('✅');
  expect(html('✅ Payment successful!')).toContain('data-sign="✅"');
  expect(signOf('4 left')).toBe('');
  expect(html('4 left')).not.toContain('data-sign');
});
