import { danceTutorials } from '@kalavithi/catalogue/dances';
import { expect, it } from 'vitest';
import { danceOf } from './lesson-still';

it.each(danceTutorials.map((lesson) => [lesson.title, lesson] as const))(
  'the dance of “%s” is known',
  (title, lesson) => {
    expect(title.startsWith(`${danceOf(lesson)?.title}:`)).toBe(true);
  },
);
