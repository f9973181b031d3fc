/** Works in one list that is sent as a link, at most. */
export const maxListed = 40;

const idPattern = /^[a-z0-9-]{1,100}$/;

/** The ids of works in the address of a list that was sent; odd and repeated ones are left out. */
export const idsInLink = (params: URLSearchParams): string[] =>
  [...new Set((params.get('works') ?? '').split(','))].filter((id) => idPattern.test(id)).slice(0, maxListed);

/** The address that shows works to whoever opens it. Nothing of it is kept on the server. */
export const listLink = (ids: readonly string[], origin: string): string =>
  `${origin}/wishlist?works=${ids.slice(0, maxListed).join(',')}`;
