import { describe, expect, it } from 'vitest';
import { embedAddress, videoIdOf } from './youtube';

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

describe('embedAddress', () => {
  it('asks for messages to a page only with the origin of that page', () => {
    const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';
    expect(embedAddress('dQw4w9WgXcQ')).toBe(player);
    expect(embedAddress('dQw4w9WgXcQ', 'https://kalavithi.example:8443')).toBe(
      `${player}&enablejsapi=1&origin=https%3A%2F%2Fkalavithi.example%3A8443`,
    );
  });
});
