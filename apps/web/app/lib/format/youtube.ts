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

/** Address of YouTube's player that sets no cookies before it plays. */
export const embedAddress = (videoId: string): string =>
  `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`;
