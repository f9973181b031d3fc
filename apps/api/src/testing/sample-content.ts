import { readContent } from '@kalavithi/content/read-content';
import { sampleFolder } from '@kalavithi/content/folders';
import { toCartItem } from '@kalavithi/contract/cart-item';

/** The sample collection, which the API of a test shows. */
export const sampleContent = await readContent(sampleFolder);

/** Its works for sale as carts hold them, by id. */
export const sellable = new Map(
  [...sampleContent.works.paintings, ...sampleContent.works.handicrafts].flatMap((work) =>
    work.catalogue === 'gallery' ? [] : [[work.id, toCartItem(work)]],
  ),
);
