import type { ReactNode } from 'react';
import { MixedText } from '../mixed-text/mixed-text';
import type { ComparedObject } from './compare-view';

/** An object at the head of its column. Without an address it shows only the name. */
export function CompareObject({
  object: { name, href, note, picture },
  remove,
}: {
  readonly object: Omit<ComparedObject, 'removeLabel'>;
  /** Removes it from the comparison: a button, or a link where no script runs. */
  readonly remove: ReactNode;
}) {
  return (
    <div className="u-compare-object">
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
