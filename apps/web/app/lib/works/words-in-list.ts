/**
 * The whole descriptions of works of which lists have shown the beginning, by the paths of their pages: for the
 * page of a work while it loads. Only a browser fills it.
 */
export const wordsInList = new Map<string, string>();
