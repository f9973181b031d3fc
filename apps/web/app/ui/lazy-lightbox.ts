/**
 * The lightbox for `import()`. Parts of it are imported by name elsewhere; if it were imported as a
 * whole as well, the bundler would need helpers in a file of their own, one more request of every
 * page.
 */
export { Lightbox } from './lightbox';
