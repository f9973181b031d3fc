export { rosette } from './plants/rosette.ts';
