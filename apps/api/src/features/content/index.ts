export { makeMissingSizes } from './picture-sizes.ts';
