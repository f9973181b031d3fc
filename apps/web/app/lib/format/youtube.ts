const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]);
const idPattern = /^[\w-]{11}$/;

/** The eleven-character id of a YouTube video; null for other addresses. */
export const videoIdOf = (address: string): string | null => {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (!hosts.has(url.hostname)) return null;
  const last = url.pathname.split('/').at(-1) ?? '';
  const id = url.searchParams.get('v') ?? last;
  return idPattern.test(id) ? id : null;
};

/** The origin of YouTube's player that sets no cookies before it plays. */
export const embedOrigin = 'https://www.youtube-nocookie.com';

/** Address of that player. With the origin of a page, it answers that page's messages. */
export const embedAddress = (videoId: string, page?: string): string =>
  `${embedOrigin}/embed/${videoId}?autoplay=1&rel=0${page ? `&enablejsapi=1&origin=${encodeURIComponent(page)}` : ''}`;
