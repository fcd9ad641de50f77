import type { ReactNode } from 'react';
import { MixedText } from '../../mixed-text/mixed-text';
import { Monogram } from '../../monogram/monogram';

export interface AuthorLineProps {
  /** Address of the author’s page. */
  readonly href: string;
  /** Letters in place of a picture. */
  readonly monogram: string;
  /** Name of the author. */
  readonly name: string;
  /** Kind and city. */
  readonly detail: ReactNode;
}

/**
 * A company in one line: monogram, name, kind and city. The whole line is the link.
 *
 * Use it for the company that offers or has written something. Not for a person (Avatar), and not in a grid (SupplierCard).
 */
export function AuthorLine({ href, monogram, name, detail }: AuthorLineProps) {
  return (
    <a className="u-author" href={href}>
      <Monogram letters={monogram} />
      <span>
        <b>
          <MixedText>{name}</MixedText>
        </b>
        <small>{detail}</small>
      </span>
    </a>
  );
}
