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
