import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../../site-map';
import { houses, pictureOf } from './houses';
import { Street } from './street';

const html = renderToStaticMarkup(
  <RouterProvider router={createMemoryRouter([{ path: '/', element: <Street /> }])} />,
);
const links = Array.from(html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g), ([, path, sign]) => [path, sign]);

describe('the street', () => {
  it('is nine links in the document, without pictures', () => {
    expect(links).toEqual([
      ['/arts/paintings', 'Paintings'],
      ['/arts/handicrafts', 'Handicrafts'],
      ['/arts/dances', 'Dances'],
      ['/arts/gallery', 'Art Gallery'],
      ['/artists', 'Artists'],
      ['/events', 'Events'],
      ['/game', 'Games'],
      ['/upload', 'Upload'],
      ['/aboutus', 'About Us'],
    ]);
    expect(html).not.toMatch(/<img|<svg|url\(/);
  });

  it('leads to pages of the site', () => {
    const paths = allPages.map(({ path }) => path);
    expect(links.filter(([path = '']) => !paths.includes(path))).toEqual([]);
  });

  it('has a house for each link, drawn by day and by night', () => {
    expect(houses).toHaveLength(links.length);
    const pictures = houses.flatMap(({ name }) => [pictureOf(name, false), pictureOf(name, true)]);
    expect(new Set(pictures).size).toBe(2 * houses.length);
    expect(pictures.filter((address) => !/\.svg/.test(address))).toEqual([]);
  });
});
