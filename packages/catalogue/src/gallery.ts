import type { GalleryCategory } from '@kalavithi/contract/catalogue';
import records from './content/gallery.json' with { type: 'json' };
import { pictureFrom } from './drawn-picture.ts';
import drawn from './pictures/gallery.json' with { type: 'json' };

const picture = pictureFrom(drawn, { wide: true });

/** The seven schools of the Art Gallery, in their order, with their works. */
export const galleryCategories: readonly GalleryCategory[] = records.map((category) => ({
  ...category,
  items: category.items.map((item) => ({ ...item, picture: picture(item.id) })),
}));
