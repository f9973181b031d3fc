/** The files by which the page that was left showed its pictures, by their `src`. */
let files = new Map<string | null, string>();

/** Notes the files by which the page shows its pictures, before it is left. */
export const noteShownFiles = (): void => {
  files = new Map(
    [...document.images]
      .filter(({ naturalWidth }) => naturalWidth)
      .map((image) => [image.getAttribute('src'), image.currentSrc]),
  );
};

/** The file by which the page that was left showed a picture; undefined where it did not. */
export const shownFile = (src: string): string | undefined => files.get(src);
