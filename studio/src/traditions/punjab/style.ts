/** Painted walls of Punjab's villages and shrines: strong flat colour on lime plaster, flower vines and niches. */
export const K = {
  plaster: '#efe2c2',
  red: '#b8321f',
  orange: '#dd7a24',
  gold: '#e6b03c',
  wheat: '#d9a441',
  straw: '#b97f2a',
  green: '#3d6b3f',
  leaf: '#6d9148',
  blue: '#2d5a8c',
  sky: '#8fb5bb',
  rose: '#cf5a78',
  white: '#fbf4e2',
  black: '#231a17',
  skin: '#d29a66',
};
