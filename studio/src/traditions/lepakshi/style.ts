/** Lepakshi: Vijayanagara ceiling painting. Flat ochres and greens on red plaster, profile faces, saris with pointed stiff ends, each woven differently. */

export const K = {
  wall: '#a54a2a',
  red: '#8e2a1c',
  ochre: '#d9a24a',
  pale: '#eed9a6',
  green: '#5c7448',
  deep: '#33472c',
  black: '#2a1712',
  grey: '#8c8a76',
  skin: '#d8a066',
  skin2: '#b9793f',
  skin3: '#8fa070',
  white: '#f4e8c8',
};

/** Rubbed plaster of a ceiling. */
export const plaster = (seed: number) => ({
  seed,
  surface: 'plaster' as const,
  wobble: 1.5,
  wobbleFreq: 0.02,
  grain: 0.5,
  mottle: 1.4,
  fibre: 0.7,
  vignette: 0.5,
  age: 0.6,
  wear: 0.4,
});
