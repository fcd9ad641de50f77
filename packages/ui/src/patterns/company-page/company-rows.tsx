import type { ReactNode } from 'react';
import { MixedText } from '../../mixed-text/mixed-text';
import { Monogram } from '../../monogram/monogram';

export interface CompanyRow {
  readonly id: string;
  readonly letters: string;
  /** A link where the row leads somewhere. */
  readonly href?: string;
  readonly name: string;
  readonly note?: ReactNode;
  readonly details?: ReactNode;
  /** A badge. */
  readonly state?: ReactNode;
  readonly actions?: ReactNode;
  /** Stands in the place of the row, such as its undo. */
  readonly instead?: ReactNode;
}

/**
 * Companies or people of a company, one a row: who, what, how it stands, what can be done. Rows are one below the other on phones.
 *
 * Use it for a list that is worked through. Not for suppliers to choose from (SupplierRow), and not for figures that are compared (Table).
 */
export function CompanyRows({
  label,
  heads,
  rows,
}: {
  readonly label: string;
  /** Heads of the columns, for the eye: each part of a row says what it is. Below 600 px there are no columns. */
  readonly heads?: Readonly<Record<'who' | 'details' | 'state' | 'actions', string>>;
  readonly rows: readonly CompanyRow[];
}) {
  return (
    <ul className="u-company-rows" aria-label={label}>
      {heads === undefined || rows.length === 0 ? null : (
        <li aria-hidden="true" className="u-company-heads">
          <span>{heads.who}</span>
          <span>{heads.details}</span>
          <span>{heads.state}</span>
          <span>{heads.actions}</span>
        </li>
      )}
      {rows.map((row) => (
        <li key={row.id} data-row={row.id}>
          {row.instead ?? <Row {...row} />}
        </li>
      ))}
    </ul>
  );
}

function Row({ letters, href, name, note, details, state, actions }: CompanyRow) {
  // What leads to a page of the site is an object of its own, which the keys of the site act on.
  const Element = href === undefined ? 'div' : 'article';
  return (
    <Element className="u-company-row">
      <Monogram letters={letters} />
      <div className="u-company-who">
        {href === undefined ? (
          <b>
            <MixedText>{name}</MixedText>
          </b>
        ) : (
          <a href={href} data-row-link="">
            <MixedText>{name}</MixedText>
          </a>
        )}
        {note ? <small>{note}</small> : null}
      </div>
      <div className="u-company-details">{details}</div>
      <div className="u-company-state">{state}</div>
      <div className="u-company-actions">{actions}</div>
    </Element>
  );
}
