import { uploads } from '@kalavithi/contract/constants';
import { describe, expect, it } from 'vitest';
import { fileSize, fileProblem } from './check-file';

describe('a file before the upload', () => {
  it.each(uploads.contentTypes)('may be %s', (type) => {
    expect(fileProblem({ type, size: 1000 })).toBeNull();
  });

  it('may be without a type, because the server checks the content', () => {
    expect(fileProblem({ type: '', size: 1000 })).toBeNull();
  });

  it.each(['image/svg+xml', 'image/heic', 'application/pdf', 'video/mp4'])('may not be %s', (type) => {
    expect(fileProblem({ type, size: 1000 })).toBe(
      'This file is not a picture we can show. Please use JPEG, PNG, WebP, AVIF or GIF.',
    );
  });

  it('may have at most 15 MB', () => {
    expect(fileProblem({ type: 'image/jpeg', size: 15 * 1024 * 1024 })).toBeNull();
    expect(fileProblem({ type: 'image/jpeg', size: 15 * 1024 * 1024 + 1 })).toBe(
      'The picture is larger than 15 MB. Please choose a smaller file.',
    );
  });

  it.each([
    [0, '1 kB'],
    [319_488, '312 kB'],
    [2_516_582, '2.4 MB'],
    [15 * 1024 * 1024, '15.0 MB'],
  ])('of %i bytes has %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});
