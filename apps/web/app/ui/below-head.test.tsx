import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { BelowHead } from './below-head.tsx';
import { setArriving } from './later.ts';

const shown = () =>
  renderToStaticMarkup(
    <BelowHead>
      <p>Words</p>
    </BelowHead>,
  );

describe('BelowHead', () => {
  afterEach(() => setArriving(false));

  it('renders what is in it in the page that is loaded', () => {
    expect(shown()).toBe('<p>Words</p>');
  });

  it('leaves it for after the first frame of a page that one goes to', () => {
    setArriving(true);
    expect(shown()).toBe('');
  });

  it('renders it at once in a page that grows out of a link', () => {
    setArriving(true, true);
    expect(shown()).toBe('<p>Words</p>');
  });

  it('renders it at once when the page that was on its way does not come', () => {
    setArriving(true);
    setArriving(false);
    expect(shown()).toBe('<p>Words</p>');
  });
});
