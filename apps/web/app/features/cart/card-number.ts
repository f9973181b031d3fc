/** Longest card number of the specification, section 9. */
export const cardNumberMaxLength = 16;

/** A card number without the spaces and hyphens between its groups. */
export const joinCardNumber = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** A card number in groups of four, cut after its last digit, with the cursor at the same digit. */
export const groupCardNumber = (text: string, cursor: number): { text: string; cursor: number } => {
  const group = (part: string) =>
    joinCardNumber(part)
      .slice(0, cardNumberMaxLength)
      .replaceAll(/.{4}(?=.)/g, '$& ');
  return { text: group(text), cursor: group(text.slice(0, cursor)).length };
};
