import { mdiAlertCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';

/**
 * The small actions on what a page is about: favourite, note, sharing.
 *
 * Use it at the head of a product or a supplier. Not for the one main action (Button).
 */
export function RecordActions({ children }: { readonly children: ReactNode }) {
  return <div className={cx('record-actions')}>{children}</div>;
}

/** Running text; the caller sanitises `html`. */
export function RecordProse({ html, terms }: { readonly html: string; readonly terms?: string }) {
  return (
    <div className="u-record-prose">
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {terms ? <p className="u-record-terms">{terms}</p> : null}
    </div>
  );
}

/** A notice to read first. */
export function NoticeBar({
  tone = 'warning',
  children,
}: {
  readonly tone?: 'warning' | 'info';
  readonly children: ReactNode;
}) {
  return (
    <div className={cx('notice-bar', { tone })}>
      <Icon path={mdiAlertCircleOutline} />
      <div>{children}</div>
    </div>
  );
}
