import { beforeEach, describe, expect, it } from 'vitest';
import { schools } from '../../testing/content';
import { schoolQuery, selectionOf, workQuery } from './gallery-address';
import { cacheSchool } from './load-school';

const [first, second] = schools;
const at = (query: string, selected = first.id) =>
  selectionOf({ schools, selected }, new URLSearchParams(query));

describe('addresses of the gallery', () => {
  beforeEach(() => schools.forEach(cacheSchool));

  it('show the first school by default', () => {
    expect(at('', second.id)).toEqual({ school: first.id, work: null });
    expect(schoolQuery(schools, first.id)).toBe('');
  });

  it.each(schools.map(({ id }) => id))('select the school %s', (id) => {
    expect(at(schoolQuery(schools, id)).school).toBe(id);
  });

  it('open a work in its own school, whatever the school parameter', () => {
    const { id } = second.items[1]!;
    expect(at(`${workQuery(id)}&school=${first.id}`)).toEqual({ school: second.id, work: id });
  });

  it('show the school that was loaded for a work that is not in memory', () => {
    expect(at('?work=further-on', second.id)).toEqual({ school: second.id, work: 'further-on' });
  });

  it('show the first school for unknown and odd ids', () => {
    expect(at('?school=cubism', second.id)).toEqual({ school: first.id, work: null });
    expect(at(`?school=${'x'.repeat(101)}&work=A%20B`)).toEqual({ school: first.id, work: null });
  });
});
