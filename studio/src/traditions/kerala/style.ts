/** Kerala temple mural: five colours on lime plaster, packed foliage, heavy ornament. Palette and ground. */

/** Kerala mural: ochre red, ochre yellow, green earth, lamp black on lime plaster; swelling line, tight ornament. */
export const KERALA = {
  kavi: '#a5341c',
  manayola: '#e0a332',
  manjal: '#f0c464',
  eri: '#3d6a45',
  chayilyam: '#c4472a',
  line: '#1c0f0a',
  lime: '#f3e3c0',
  blue: '#2d5a6b',
  deep: '#5e1a10',
};

export const K = KERALA,
  INK = K.line;

export const surface = (seed: number) => ({
  seed,
  surface: 'plaster' as const,
  wobble: 1.2,
  grain: 0.55,
  mottle: 1.6,
  fibre: 0.5,
  vignette: 0.7,
  age: 0.7,
  wear: 0.25,
});
