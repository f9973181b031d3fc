/** Painted leaves of Manipur's Vaishnava courts: deep grounds, gold rows, white gauze. */
export const K = {
  night: '#1d2f4f',
  lawn: '#2f6a47',
  leaf: '#5f9a58',
  crimson: '#a9203a',
  green: '#1f6b4a',
  gold: '#e3b04a',
  yellow: '#efc24f',
  white: '#fbf5e6',
  moon: '#f6e9c4',
  rose: '#d97a92',
  blue: '#6d92b8',
  skin: '#e0ae7d',
  black: '#1b1820',
};
