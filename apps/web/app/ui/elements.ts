import type { ReactElement } from 'react';

/**
 * Elements or nothing, but no bare text: for props rendered next to other children. Browser
 * translation moves text nodes, and React then fails to insert or remove their siblings.
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
