/** Ganjifa of Mysuru: round lacquered cards, a banded rim, an emblem or a figure on a flat ground with gold touches. */

export const K = {
  red: '#a8242c',
  green: '#1f5c40',
  black: '#1c1613',
  gold: '#d9aa44',
  pale: '#f3dc94',
  cream: '#f5e9c8',
  blue: '#2c4a86',
  sky: '#7fa0cc',
  rose: '#d98894',
  brown: '#8a4a26',
  ink: '#2a1510',
};
