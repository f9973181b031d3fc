/** Pages that hold what is one visitor's own: no search engine lists them, asks for them or finds them in the sitemap. */
export const unindexed: readonly string[] = ['/cart', '/wishlist', '/email-verify'];
