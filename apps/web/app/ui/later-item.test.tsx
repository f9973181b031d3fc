import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { setArriving } from './later.ts';
import { LaterItem } from './later-item.tsx';

const list = () =>
  renderToStaticMarkup(
    <ul>
      {['a', 'b', 'c', 'd', 'e'].map((letter, index) => (
        <LaterItem key={letter} part={letter} index={index}>
          {letter}
        </LaterItem>
      ))}
    </ul>,
  );

const first = '<li>a</li><li>b</li><li>c</li><li>d</li>';

describe('LaterItem', () => {
  afterEach(() => setArriving(false));

  it('renders everything in the page that is loaded', () => {
    expect(list()).toBe(`<ul>${first}<li data-later>e</li></ul>`);
  });

  it('leaves what is below the first screen for after the first frame of a page that one goes to', () => {
    setArriving(true);
    expect(list()).toBe(`<ul>${first}<li data-later></li></ul>`);
  });
});
