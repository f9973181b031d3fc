import { createClient } from '@kalavithi/contract/client';
import { describe, expect, it } from 'vitest';
import { withApiOrigin } from './picture-origin';

describe('pictures of an API with another origin', () => {
  it('get absolute addresses when the API serves them, alone and in lists of paths', async () => {
    const answer = {
      picture: { path: '/api/pictures/a' },
      path: ['/api/pictures/b', '/media/gallery/c', ''],
    };
    const client = withApiOrigin(
      createClient(async () => Response.json(answer), 'https://api.example'),
      'https://api.example',
    );
    expect((await client('search')).answer).toEqual({
      picture: { path: 'https://api.example/api/pictures/a' },
      path: ['https://api.example/api/pictures/b', '/media/gallery/c', ''],
    });
  });
});
