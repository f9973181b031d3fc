export { makeMissingSizes } from './picture-sizes.ts';
export { syncContent } from './sync-content.ts';
