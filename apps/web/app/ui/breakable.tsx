import { Fragment } from 'react';

/** A text whose addresses may break after @ and dots. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=\S[@.])(?=\S)/u).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text stay where they are
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
