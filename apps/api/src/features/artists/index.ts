export { listArtists } from './list-artists.ts';
