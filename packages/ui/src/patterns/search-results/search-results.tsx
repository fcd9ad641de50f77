import type { ReactNode } from 'react';
import { ChipLink } from '../../chip/chip';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { mdiMagnify } from '../../icon/small-set';
import { Latin } from '../../latin/latin';
import { cx } from '../../style/cx';

/** The head of a page of results. Use it once, first on the page. */
export function SearchTop({ title, children }: { readonly title: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className={cx('search-top')}>
      <Heading level={1}>{title}</Heading>
      {children}
    </div>
  );
}

export interface RepairNoteProps {
  /** What was done: «با چیدمان دیگر صفحه‌کلید خوانده شد.» */
  readonly children: ReactNode;
  /** Link to the other form of the term. */
  readonly other: { readonly href: string; readonly label: ReactNode };
}

/**
 * Says that a term other than the typed one was searched, and links to the typed one.
 *
 * Use it right below the title of the results. Not for warnings: nothing is wrong.
 */
export function RepairNote({ children, other }: RepairNoteProps) {
  return (
    <div role="note" className={cx('repair-note')}>
      <Icon path={mdiMagnify} size={20} />
      <p>
        {children} <a href={other.href}>{other.label}</a>
      </p>
    </div>
  );
}

export interface ResultSectionProps {
  readonly title: string;
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

/** One kind of results among several, with its heading and the link to all of them. */
export function ResultSection({ title, link, children }: ResultSectionProps) {
  return (
    <section className={cx('result-section')}>
      <div className={cx('result-section-head')}>
        <Heading level={2}>{title}</Heading>
        {link}
      </div>
      {children}
    </section>
  );
}

/** The first products among results of several kinds: on tablets whole rows of three. */
export function FoundProducts({ children }: { readonly children: ReactNode }) {
  return <div className="u-found-products">{children}</div>;
}

export interface RefineChipView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  /** Scientific name, in Latin. */
  readonly scientificName?: string;
  /** Count, in Persian digits. */
  readonly count?: string;
}

/** A question with links as answers: narrower scopes, other terms, areas. Renders nothing without links. */
export function RefineLine({
  title,
  chips,
}: {
  readonly title: string;
  readonly chips: readonly RefineChipView[];
}) {
  if (chips.length === 0) return null;
  return (
    <nav aria-label={title} className={cx('refine-line')}>
      <b aria-hidden="true">{title}</b>
      <ul className="runs-on">
        {chips.map(({ id, href, name, scientificName, count }) => (
          <li key={id}>
            <ChipLink href={href}>
              {name}
              {scientificName ? (
                <small>
                  {' '}
                  <Latin>{scientificName}</Latin>
                </small>
              ) : null}
              {count ? <small> {count}</small> : null}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
