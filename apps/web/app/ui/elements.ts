import type { ReactElement } from 'react';

/**
 * Elements, or nothing: what a component accepts when it renders it beside other children. Text must come in an element of its own, because
 * browser translation moves text nodes, and React then fails to insert or remove what is beside them.
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
