import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Pages for those who work on the site; no build has them. */
const development = import.meta.env.MODE === 'development' ? [route('dev/kit', 'routes/dev-kit.tsx')] : [];

/** Every address of the site. One module per address; what it shows lives in `features/`. */
export default [
  index('routes/home.tsx'),
  route('arts/paintings', 'routes/paintings.tsx'),
  route('arts/paintings/page/:page', 'routes/paintings.tsx', { id: 'routes/paintings-page' }),
  route('arts/paintings/:id', 'routes/painting.tsx'),
  route('arts/dances', 'routes/dances.tsx'),
  route('arts/handicrafts', 'routes/handicrafts.tsx'),
  route('arts/handicrafts/page/:page', 'routes/handicrafts.tsx', { id: 'routes/handicrafts-page' }),
  route('arts/handicrafts/:id', 'routes/handicraft.tsx'),
  route('arts/gallery', 'routes/gallery.tsx'),
  route('arts/gallery/:id', 'routes/gallery-work.tsx'),
  route('wishlist', 'routes/wishlist.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('artists', 'routes/artists.tsx'),
  route('artists/:id', 'routes/artist.tsx'),
  route('events', 'routes/events.tsx'),
  route('events/page/:page', 'routes/events.tsx', { id: 'routes/events-page' }),
  ...['events/upcoming', 'events/completed'].flatMap((list) => [
    route(list, 'routes/events.tsx', { id: list }),
    route(`${list}/page/:page`, 'routes/events.tsx', { id: `${list}/page` }),
  ]),
  route('events/:id', 'routes/event.tsx'),
  route('upload', 'routes/upload.tsx'),
  route('upload/gallery', 'routes/upload-gallery.tsx'),
  route('email-verify', 'routes/email-verify.tsx'),
  route('aboutus', 'routes/about.tsx'),
  route('contactus', 'routes/contact.tsx'),
  route('game', 'routes/game.tsx'),
  route('games/memory', 'routes/game-memory.tsx'),
  route('games/SandL', 'routes/game-snakes-and-ladders.tsx'),
  route('games/puzzle', 'routes/game-puzzle.tsx'),
  route('games/quiz', 'routes/game-quiz.tsx'),
  ...['privacy', 'terms', 'accessibility'].map((path) => route(path, 'routes/policy.tsx', { id: path })),
  ...development,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
