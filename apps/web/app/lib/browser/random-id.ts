/**
 * A random id of `length` hexadecimal digits; 32 digits are 128 bits. Unlike `crypto.randomUUID`,
 * it also works on pages served over plain http.
 */
export const randomId = (length = 32): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(Math.ceil(length / 2))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
    .join('')
    .slice(0, length);
