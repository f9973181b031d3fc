/** The descriptions of works that lists have shown, by the paths of their pages. */
const known = new Map<string, string>();

/** Notes the whole description of a work of which a list shows the beginning, for its page while it loads. */
export const noteWords = (path: string, description: string): void => {
  if (!import.meta.env.SSR) known.set(path, description);
};

/** The description of the work with this page; undefined where no list has shown it. */
export const wordsInList = (path: string): string | undefined => known.get(path);
