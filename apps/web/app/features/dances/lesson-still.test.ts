import { expect, it } from 'vitest';
import { dances } from '../../testing/content';
import { lessonStill, repeatsStill } from './lesson-still';

it('finds the picture of the dance that a lesson names before the colon', () => {
  const [dance] = dances.dances;
  const [lesson] = dances.tutorials;
  expect(lessonStill({ ...lesson!, title: `${dance!.title}: first steps` }, dances.dances)).toBe(
    dance!.picture,
  );
  expect(lessonStill({ ...lesson!, title: 'Unknown: first steps' }, dances.dances)).toBeNull();
});

it('knows the second lesson of a dance', () => {
  const lessons = ['Kathak: turns', 'Odissi: stances', 'Kathak: steps'].map((title) => ({
    ...dances.tutorials[0]!,
    title,
  }));
  expect(lessons.map((lesson) => repeatsStill(lesson, lessons))).toEqual([false, false, true]);
});
