// Without schemas, which a page's scripts do without.

/** Pictures of the site for shared links alone: no page shows them. */
export const sharedPictures = [
  'social-card',
  'game-memory',
  'game-puzzle',
  'game-quiz',
  'game-snakes',
] as const;
export type SharedPicture = (typeof sharedPictures)[number];

/** Pictures of the site itself, named after their use. */
export const sitePictures = [
  'contact',
  'empty-cart',
  'empty-wishlist',
  'login',
  'lost',
  'reset',
  'signup',
  'tile-artists',
  'tile-events',
  ...sharedPictures,
] as const;
export type SitePicture = (typeof sitePictures)[number];
