import type { ReactNode } from 'react';
import { Badge } from '../../badge/badge';
import { Heading } from '../../heading/heading';
import { cx } from '../../style/cx';

export {
  IndexButtons,
  type IndexEntry,
  IndexLine,
  type IndexLineProps,
  IndexList,
  type IndexListProps,
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
  /** What stands beside the list. */
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

/** The lines a directory is narrowed by, above its rows. */
export function DirectoryFilters({ children }: { readonly children: ReactNode }) {
  return <div className="u-directory-filters">{children}</div>;
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
