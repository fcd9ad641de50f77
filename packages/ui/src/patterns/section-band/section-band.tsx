import type { ReactNode } from 'react';
import { Heading } from '../../heading/heading';
import { Link } from '../../link/link';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export interface SectionBandProps {
  readonly id: string;
  readonly title: ReactNode;
  /** One line about the content; left out on phones. */
  readonly note?: ReactNode;
  /** Link to the complete list. */
  readonly more?: { readonly href: string; readonly label: string };
  /** At the end of the head: a switch. */
  readonly control?: ReactNode;
  readonly isClose?: boolean;
  readonly children: ReactNode;
}

/** A titled band of a page, reachable by its id. */
export function SectionBand({ id, title, note, more, control, isClose, children }: SectionBandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cx('section-band', { isClose })}>
      <div className={cx('section-head')}>
        <Heading level={2} size="18" id={`${id}-title`}>
          {title}
        </Heading>
        {note ? (
          <span className="u-section-note">
            <MixedText>{note}</MixedText>
          </span>
        ) : null}
        {control}
        {more ? (
          <Link href={more.href} size="13" touch>
            {more.label}
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}

/** Tabs that link to the bands of a page; on phones they extend to the edges. */
export function PageTabs({ children }: { readonly children: ReactNode }) {
  return <div className="u-page-tabs">{children}</div>;
}

/** Space between the header and the content of a page that has no breadcrumb. */
export function SectionGap({ children }: { readonly children: ReactNode }) {
  return <div className={cx('section-band', { isClose: true })}>{children}</div>;
}
