import type { ReactElement } from 'react';

/**
 * Elements or nothing, but no bare text: for props rendered next to other children. Browser
 * translation replaces text nodes, and what is rendered beside them later is lost or misplaced.
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
