import { describe, expect, it } from 'vitest';
import { videoIdOf } from './youtube';

describe('videoIdOf', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?t=10&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('reads the id from %s', (address) => {
    expect(videoIdOf(address)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    '/media/event-film.mp4',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v="onload=x"',
    'https://www.youtube.com/',
  ])('is null for %s', (address) => {
    expect(videoIdOf(address)).toBeNull();
  });
});
