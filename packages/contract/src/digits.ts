const digit = /\p{Nd}/u;

/**
 * The text in compatibility form (NFKC), with the decimal digits of every script, such as १२३, as 0
 * to 9.
 */
export const withAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (found) => {
    const code = found.codePointAt(0) ?? 0;
    // In Unicode the digits of a script are consecutive, beginning with its zero.
    let value = 0;
    while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
