import { Fragment } from 'react';

/** A text whose addresses break after `@`, and not within a word. */
export const breakAddresses = (text: string) =>
  text
    .replaceAll(/(\S@)(?=\S)/g, '$1\n')
    .split('\n')
    .map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the parts have no id and never change
      <Fragment key={index}>
        {index > 0 && <wbr />}
        <span>{part}</span>
      </Fragment>
    ));
