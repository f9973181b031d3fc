export interface TextPart {
  text: string;
  isEmail: boolean;
}

const email = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Cuts a text so that each mail address stands for itself and can be made a link. */
export const linkedParts = (text: string): TextPart[] =>
  text.split(email).map((part, index) => ({ text: part, isEmail: index % 2 === 1 }));
