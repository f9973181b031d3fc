/** Alu Kurumba: plant and earth colours on buff, thin dark line, forest life drawn small and plainly. */

export const KURUMBA = {
  buff: '#ecdcb6',
  brown: '#70462a',
  bark: '#9a6b3f',
  dark: '#2c211b',
  ochre: '#bd8430',
  resin: '#d9ab55',
  green: '#5f7034',
  moss: '#8b9147',
  pale: '#f6ecd0',
};

export const K = KURUMBA;
