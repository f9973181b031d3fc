import { createClient } from '@kalavithi/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { createGalleryAddresses } from './gallery-addresses.ts';

const path = '/arts/gallery';

const respond = vi.fn(async (request: Request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/schools') {
    return Response.json(['tanjor', 'folk', 'empty'].map((id) => ({ id, works: id === 'empty' ? 0 : 12 })));
  }
  if (pathname === '/api/works/fish') return Response.json({ catalogue: 'gallery', school: 'folk' });
  if (pathname === '/api/works/lotus') return Response.json({ catalogue: 'gallery', school: 'tanjor' });
  if (pathname === '/api/works/horse') return Response.json({ catalogue: 'handicrafts' });
  return Response.json({ success: false, code: 'work-not-found', message: 'Unknown.' }, { status: 404 });
});

const addressesOf = (send: (request: Request) => Promise<Response> = respond) =>
  createGalleryAddresses(createClient(send, 'http://localhost'));

describe('the documents of the gallery', () => {
  it.each([
    ['school=folk', `${path}?school=folk`],
    ['school=tanjor', path],
    ['school=empty', path],
    ['school=cubism', path],
    ['school=Folk%20', path],
    ['school=folk&utm_source=letter', `${path}?school=folk`],
    ['work=fish', `${path}?school=folk`],
    ['work=fish&school=tanjor', `${path}?school=folk`],
    ['work=lotus&school=folk', path],
    ['work=horse', path],
    ['work=guernica&school=folk', `${path}?school=folk`],
  ])('?%s is %s', async (query, address) => {
    expect(await addressesOf()(path, `?${query}`)).toBe(address);
  });

  it('need no call without a school or a work', () => {
    const send = vi.fn(respond);
    expect(addressesOf(send)(path, '?sort=none&school=')).toBe(path);
    expect(send).not.toHaveBeenCalled();
  });

  it('are found by one call for each school and work', async () => {
    const send = vi.fn(respond);
    const addresses = addressesOf(send);
    await Promise.all(Array.from({ length: 5 }, () => addresses(path, '?work=fish')));
    await addresses(path, '?school=folk');
    expect(send.mock.calls.map(([{ url }]) => new URL(url).pathname)).toEqual([
      '/api/works/fish',
      '/api/schools',
    ]);
  });

  it('are the first one without the API, and those known before when it fails later', async () => {
    let isUp = false;
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    const addresses = addressesOf(async (request) => {
      if (!isUp) throw new TypeError('no network');
      return respond(request);
    });
    expect(await addresses(path, '?school=folk')).toBe(path);
    isUp = true;
    expect(await addresses(path, '?work=fish')).toBe(`${path}?school=folk`);
    isUp = false;
    for (time = 1; time < 20_000; time += 3000) {
      expect(await addresses(path, '?work=fish')).toBe(`${path}?school=folk`);
    }
  });
});
