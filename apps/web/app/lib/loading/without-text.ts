import type { Picture } from '@kalavithi/contract/picture';

/**
 * A picture without its description, for one that is never read out, as it stands next to a name: the document would carry the
 * description for nobody.
 */
export const withoutText = (picture: Picture): Picture => ({ ...picture, alt: '' });
