import { describe, expect, it } from 'vitest';
import { schools } from '../../testing/content';
import { selectionOf, schoolQuery, workQuery } from './gallery-address';

const at = (query: string) => selectionOf(schools, new URLSearchParams(query));

describe('addresses of the gallery', () => {
  it('show the first school by default', () => {
    expect(at('')).toEqual({ school: schools[0], work: null });
    expect(schoolQuery(schools, schools[0].id)).toBe('');
  });

  it.each(schools.map(({ id, name }) => [id, name]))('select the school %s', (id, name) => {
    expect(at(schoolQuery(schools, id)).school.name).toBe(name);
  });

  it('open a work in its own school, whatever the school parameter', () => {
    const [first, second] = schools;
    const work = second!.items[1]!;
    expect(at(`${workQuery(work.id)}&school=${first.id}`)).toEqual({ school: second, work });
  });

  it('show the first school for unknown ids', () => {
    expect(at('?school=cubism&work=guernica')).toEqual({ school: schools[0], work: null });
  });
});
