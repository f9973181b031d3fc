export { lotus, bud, lotusOpen, pad } from './painted/lotus.ts';
