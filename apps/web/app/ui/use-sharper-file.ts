import { useEffect, useState } from 'react';
import { savesData } from './data-saving';

/**
 * The `sizes` of a picture that comes before anybody scrolls: `early`, and `late` when the page has been scrolled and the larger file has
 * come, unless the visitor wants to receive little. Until then, and where it does not come, the small file stays.
 *
 * @param srcset The picture's AVIF files; browsers without that format keep the small file.
 */
export const useSharperFile = (srcset: string, early: string, late: string): string => {
  const [sizes, setSizes] = useState(early);
  useEffect(() => {
    if (early === late || savesData()) return undefined;
    const sharpen = () => {
      const larger = new Image();
      larger.addEventListener('load', () => setSizes(late));
      larger.sizes = late;
      larger.srcset = srcset;
    };
    addEventListener('scroll', sharpen, { once: true });
    return () => removeEventListener('scroll', sharpen);
  }, [srcset, early, late]);
  return sizes;
};
