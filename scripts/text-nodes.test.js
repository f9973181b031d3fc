import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './node-guard.js';
import { loneTexts } from './text-nodes.js';

/** @type {(jsx: string, before?: string) => string} */
const component = (jsx, before = '') => `${before}\nexport function Part() { return ${jsx}; }`;

describe('the check for text nodes that translation breaks', () => {
  it.each([
    ['a value beside a word', '<p>{count} works</p>'],
    ['a value beside an element', '<p><Icon />{error}</p>'],
    ['a text that comes and goes', "<p><b>a</b>{busy && 'Sending'}</p>"],
    ['one of two texts', "<p><b>a</b>{busy ? 'Sending' : 'Send'}</p>"],
    ['a text after an element that comes and goes', '<p>{busy && <i />} Send</p>'],
    ['a text in a fragment', '<>Send it</>'],
    ['a text in a fragment beside an element', '<p>{busy ? <>Send <b>it</b></> : null}</p>'],
    [
      'a list of texts and elements',
      '<p>{parts.map((part) => part.mark ? <b>{part.text}</b> : part.text)}</p>',
    ],
    ['a component that is a list of texts', 'parts.map((part) => part.text)'],
    ['children of any kind beside an element', '<p><b>a</b>{children}</p>'],
  ])('reports %s', (_, jsx) => {
    expect(loneTexts(component(jsx))).toHaveLength(1);
  });

  it.each([
    ['one string', '<p>{`${count} works`}</p>'],
    ['one of two strings alone', "<p>{busy ? 'Sending' : 'Send'}</p>"],
    ['texts that stay beside elements that stay', '<p>Write to <a href="/">us</a> today.</p>'],
    ['an element that comes and goes after a text', '<p>Sent {late && <b>late</b>}</p>'],
    ['texts in elements', '<p><Icon /><span>{error}</span></p>'],
    ['a list of elements beside an element', '<ul>{parts.map(({ text }) => <li>{text}</li>)}<li /></ul>'],
  ])('accepts %s', (_, jsx) => {
    expect(loneTexts(component(jsx))).toEqual([]);
  });

  it('accepts children whose type excludes text', () => {
    const source = component('<p><b>a</b>{children}</p>', 'interface Props { children: Elements; }');
    expect(loneTexts(source)).toEqual([]);
  });
});

describe('components of the site', () => {
  const app = join(root, 'apps', 'web', 'app');
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );

  it('are found', () => expect(files.length).toBeGreaterThan(100));

  it('have no text node that browser translation would break', () => {
    const found = files.flatMap((file) =>
      loneTexts(readFileSync(join(app, file), 'utf8')).map((place) => `apps/web/app/${file}:${place}`),
    );
    expect(found).toEqual([]);
  });
});
