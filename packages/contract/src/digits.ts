const digit = /\p{Nd}/u;

/**
 * The text with the decimal digits of every script, such as १२३ or １２３, written as 0 to 9. Everything else is brought into its
 * compatibility form (NFKC).
 */
export const withAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (found) => {
    const code = found.codePointAt(0) ?? 0;
    // Unicode lists the ten digits of a script in a row that begins with its zero.
    let value = 0;
    while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
