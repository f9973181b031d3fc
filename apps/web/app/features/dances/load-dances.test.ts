import { expect, it } from 'vitest';
import { dances, pictureOf } from '../../testing/content';
import { withoutUnreadTexts } from './load-dances';

it('leaves out the descriptions of pictures that are never read out', () => {
  const film = { path: '/media/garba', version: '0123abcd', width: 640, height: 800, seconds: 8 };
  const [dance] = dances.dances;
  const shown = withoutUnreadTexts({ ...dances, dances: [{ ...dance!, film }, dance!] });
  expect(shown.dances.map(({ picture }) => picture.alt)).toEqual(['', pictureOf('garba').alt]);
  expect(shown.tutorials.map(({ picture }) => picture?.alt)).toEqual(['']);
  expect(shown.glimpses).toEqual(dances.glimpses);
});
