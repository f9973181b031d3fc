import { galleryCategories } from '@kalavithi/catalogue/gallery';
import { describe, expect, it } from 'vitest';
import { placeOf, schoolQuery, workQuery } from './gallery-address';

const at = (query: string) => placeOf(new URLSearchParams(query));

describe('addresses of the gallery', () => {
  it('begins with the first school', () => {
    expect(at('').school.name).toBe('Tanjor Arts');
    expect(at('').work).toBeNull();
    expect(schoolQuery('tanjor')).toBe('');
  });

  it.each(galleryCategories.map(({ id, name }) => [id, name]))(
    'leads to the school %s and back',
    (id, name) => {
      expect(at(schoolQuery(id)).school.name).toBe(name);
    },
  );

  it('opens a work in its own school, whatever school is named beside it', () => {
    const work = galleryCategories[5]?.items[2];
    const place = at(`${workQuery(work?.id as string)}&school=folk`);
    expect(place.work).toBe(work);
    expect(place.school.name).toBe('Pichwai Art');
  });

  it('shows the first school for what nobody knows', () => {
    expect(at('?school=cubism&work=guernica')).toEqual({ school: galleryCategories[0], work: null });
  });
});
