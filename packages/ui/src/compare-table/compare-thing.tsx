import type { ReactNode } from 'react';
import { MixedText } from '../mixed-text/mixed-text';
import type { ComparedThing } from './compare-view';

/** A thing at the head of its column. Without an address of its own, its name alone. */
export function CompareThing({
  thing: { name, href, note, picture },
  remove,
}: {
  readonly thing: Omit<ComparedThing, 'removeLabel'>;
  /** Takes it out of the comparison: a button, or a link where no script runs. */
  readonly remove: ReactNode;
}) {
  return (
    <div className="u-compare-thing">
      {picture ? <img src={picture.src} alt={picture.alt} width={160} height={72} loading="lazy" /> : null}
      {href ? (
        <a href={href}>
          <MixedText>{name}</MixedText>
        </a>
      ) : (
        <strong>
          <MixedText>{name}</MixedText>
        </strong>
      )}
      {note ? <small>{note}</small> : null}
      {remove}
    </div>
  );
}
