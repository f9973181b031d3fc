import { expect, it } from 'vitest';
import { toCartItem } from './cart-item.ts';
import type { Handicraft, Painting } from './work.ts';

const picture = {
  path: '/media/work',
  version: '0123abcd',
  width: 800,
  height: 800,
  colour: '#884818',
  alt: 'A work',
  wide: false,
};
const work = { id: 'work', name: 'Work', hi: 'कृति', description: 'A work.', price: 950, picture };

const painting: Painting = {
  ...work,
  catalogue: 'paintings',
  tradition: 'Pithora',
  script: { text: 'પિઠોરા', lang: 'gu' },
  community: 'Rathwa',
  region: 'Chhota Udepur, Gujarat, and Alirajpur, Madhya Pradesh',
  states: ['Gujarat', 'Madhya Pradesh'],
  tag: 'Tribal',
};
const craft: Handicraft = {
  ...work,
  catalogue: 'handicrafts',
  region: 'Bidar, Karnataka',
  gi: { name: 'Bidriware', number: 22 },
};

it('signs a painting in its script, and says in English where it comes from', () => {
  expect(toCartItem(painting)).toMatchObject({
    signature: { text: 'પિઠોરા', lang: 'gu' },
    origin: 'Pithora · Gujarat and Madhya Pradesh',
  });
  expect(toCartItem({ ...painting, states: [] }).origin).toBe('Pithora');
});

it('signs a handicraft with its place, and names its geographical indication', () => {
  expect(toCartItem(craft)).toMatchObject({
    signature: { text: 'Bidar, Karnataka' },
    origin: 'GI tag: Bidriware',
  });
  expect(toCartItem({ ...craft, gi: null }).origin).toBeUndefined();
});
