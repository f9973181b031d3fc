/** The width by the height of works, by the paths of their pages. */
const ratios = new Map<string, number>();

/** Notes the shape of a work that is about to load, as its picture has it in the list where it was chosen. */
export const noteRatio = (path: string): void => {
  const link = document.querySelector(`main a[href="${CSS.escape(path)}"]`);
  const picture = link?.closest('li, figure')?.querySelector('img');
  const ratio = Number(picture?.getAttribute('width')) / Number(picture?.getAttribute('height'));
  if (ratio > 0) ratios.set(path, ratio);
};

/** The width by the height of a work, as far as a list has shown it; otherwise it is taken for square. */
export const ratioInList = (path: string): number => ratios.get(path) ?? 1;
