/** The files by which the page showed its pictures when they were last noted, by their `src`. */
let files = new Map<string | null, string>();

/** Notes the files by which the page shows its pictures: before it is left, or one of them is shown large. */
export const noteShownFiles = (): void => {
  files = new Map(
    [...document.images]
      .filter(({ naturalWidth }) => naturalWidth)
      .map((image) => [image.getAttribute('src'), image.currentSrc]),
  );
};

/** The file by which a picture was shown then; undefined where it was not. */
export const shownFile = (src: string): string | undefined => files.get(src);
