import { mdiAlertOutline, mdiMagnify } from '@mdi/js';
import type { ReactNode } from 'react';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { Latin } from '../../latin/latin';
import { cx } from '../../style/cx';

export interface ListHeadProps {
  readonly title: ReactNode;
  /** Scientific name and standards, in Latin. */
  readonly terms?: readonly string[];
  /** Beside the terms: the same category in another list. */
  readonly link?: ReactNode;
  readonly actions?: ReactNode;
}

export function ListHead({ title, terms = [], link, actions }: ListHeadProps) {
  return (
    <div className={cx('list-head')}>
      <div>
        <Heading level={1}>{title}</Heading>
        {terms.length > 0 || link ? (
          <p className="u-list-terms">
            {terms.map((term) => (
              <span key={term}>
                <Latin>{term}</Latin>
              </span>
            ))}
            {link ? <span>{link}</span> : null}
          </p>
        ) : null}
      </div>
      {actions ? <div className={cx('list-actions')}>{actions}</div> : null}
    </div>
  );
}

/** Whose list it is: the company, who vouches for it, and links to it. */
export function ListOwner({
  children,
  actions,
}: {
  readonly children: ReactNode;
  readonly actions: ReactNode;
}) {
  return (
    <div className={cx('list-head')}>
      {children}
      <div className={cx('list-actions')}>{actions}</div>
    </div>
  );
}

export interface ListLayoutProps {
  readonly filters: ReactNode;
  readonly children: ReactNode;
}

/** A list with its filters, which come first in the document, as on the screen. */
export function ListLayout({ filters, children }: ListLayoutProps) {
  return (
    <div className={cx('list-layout')}>
      {filters}
      <div className={cx('list-main')} data-list>
        {children}
      </div>
    </div>
  );
}

export interface ListWarningProps {
  /** `info` where nothing is wrong: the term was repaired. */
  readonly tone?: 'info';
  readonly children: ReactNode;
}

export function ListWarning({ tone, children }: ListWarningProps) {
  return (
    <div role="note" className={cx('list-warning', { tone })}>
      <Icon path={tone === 'info' ? mdiMagnify : mdiAlertOutline} size={20} />
      <p>{children}</p>
    </div>
  );
}

/** Space above a page that has no breadcrumb. */
export function PageTop({ children }: { readonly children: ReactNode }) {
  return <div className={cx('page-top')}>{children}</div>;
}
