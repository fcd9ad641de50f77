import type { ReactNode } from 'react';
import { Badge } from '../../badge/badge';
import { Heading } from '../../heading/heading';
import { cx } from '../../style/cx';
import { SupplierRow, type SupplierView } from '../supplier-row/supplier-row';

export {
  IndexButtons,
  type IndexEntry,
  IndexList,
  type IndexListProps,
  LetterIndex,
  type LetterView,
} from './directory-index';

export interface DirectoryHeadProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** Search, the alphabet. */
  readonly children?: ReactNode;
}

/** Title of a directory, with its search and alphabet. */
export function DirectoryHead({ title, detail, children }: DirectoryHeadProps) {
  return (
    <div className={cx('directory-head')}>
      <Heading level={1}>{title}</Heading>
      {detail ? <p>{detail}</p> : null}
      {children}
    </div>
  );
}

/**
 * Indexes beside the list; on phones sheets, which IndexButtons open.
 *
 * Use it for a list that is browsed by name or place. Not for a list with filters (ListLayout).
 */
export function DirectoryLayout({
  aside,
  children,
}: {
  readonly aside: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={cx('directory-layout')}>
      <div className="u-directory-aside">{aside}</div>
      <div>{children}</div>
    </div>
  );
}

/** Bar above the rows: the count, a live region, and the active filters. */
export function DirectoryBar({
  count,
  children,
}: {
  readonly count: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className={cx('directory-bar')}>
      <p role="status" aria-live="polite" aria-atomic="true">
        {count}
      </p>
      {children}
    </div>
  );
}

/** A field and its button in one line; a plain form. */
export function DirectorySearch({
  action,
  children,
}: {
  readonly action: string;
  readonly children: ReactNode;
}) {
  return (
    <search>
      <form action={action} method="get" className="u-directory-search">
        {children}
      </form>
    </search>
  );
}

/** The pages, below the rows. */
export function DirectoryFoot({ children }: { readonly children: ReactNode }) {
  return <div className="u-directory-foot">{children}</div>;
}

export interface FeaturedView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly advertiser: string;
}

/** Advertisements at the head of a list, each labelled as such. */
export function FeaturedRows({
  mark,
  rows,
}: {
  readonly mark: string;
  readonly rows: readonly FeaturedView[];
}) {
  return rows.map(({ id, href, title, advertiser }) => (
    <p key={id} className="u-featured">
      <Badge>{mark}</Badge>
      <a href={href} rel="sponsored nofollow">
        {title}
      </a>
      <span>{advertiser}</span>
    </p>
  ));
}

export interface DirectoryGroupView {
  /** First letter of the names. */
  readonly letter: string;
  /** Heading of the group; defaults to the letter. */
  readonly title?: string;
  readonly suppliers: readonly SupplierView[];
}

/** Suppliers in alphabetical order, with a heading for every letter. For a list in another order use SupplierList. */
export function DirectoryGroups({
  label,
  groups,
  idOf,
}: {
  readonly label: string;
  readonly groups: readonly DirectoryGroupView[];
  /** Returns the id of a letter's heading, for addresses that link to it. */
  readonly idOf: (letter: string) => string;
}) {
  return (
    <section aria-label={label}>
      {groups.map(({ letter, title = letter, suppliers }) => (
        <div key={letter}>
          <h2 id={idOf(letter)} className="u-directory-letter">
            {title}
          </h2>
          <ul>
            {suppliers.map((supplier) => (
              <li key={supplier.id}>
                <SupplierRow supplier={supplier} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
