import { Fragment } from 'react';

/** A text whose addresses break after `@` and dots, and not within a word. */
export const breakAddresses = (text: string) =>
  text.split(/(\S+@\S+)/).map((part, index) =>
    index % 2 === 0
      ? part
      : part.match(/[^@.]*[@.]+|[^@.]+/g)?.map((piece, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces have no id and never change
          <Fragment key={at}>
            {piece}
            <wbr />
          </Fragment>
        )),
  );
