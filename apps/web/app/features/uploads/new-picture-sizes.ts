import { masonry } from '../../styles/breakpoints';

/** The `sizes` of a picture that was uploaded just now. */
export const newPictureSizes = `${masonry} 90vw, 36rem`;
