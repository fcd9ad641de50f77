import { Fragment } from 'react';

/** A code that a narrow column still holds. */
const LONGEST_WHOLE = 20;

/** A Latin text that breaks at its spaces and never at the hyphen of a code; only a code longer than a column does. */
export function WholeCodes({ children }: { readonly children: string }) {
  return children.split(' ').map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : ' '}
      {part.includes('-') && part.length <= LONGEST_WHOLE ? <span className="nowrap">{part}</span> : part}
    </Fragment>
  ));
}
