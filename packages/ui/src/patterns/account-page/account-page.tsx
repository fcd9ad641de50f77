import type { ReactNode } from 'react';
import { cx } from '../../style/cx';

export interface AccountStackProps {
  readonly as?: 'div' | 'ul';
  /** Announced while the content is a skeleton. */
  readonly busyLabel?: string;
  readonly children: ReactNode;
}

/** The parts of an account page, stacked. */
export function AccountStack({ as: Element = 'div', busyLabel, children }: AccountStackProps) {
  return (
    <Element className={cx('account-stack')} aria-busy={busyLabel === undefined ? undefined : true}>
      {busyLabel === undefined ? null : (
        <span role="status" className="sr">
          {busyLabel}
        </span>
      )}
      {children}
    </Element>
  );
}

/** Title of an account page, with its action. */
export function AccountHead({ title, note, action }: AccountHeadProps) {
  return (
    <div className={cx('account-panel', { head: true })}>
      <div>
        <h1 className={cx('account-title')}>{title}</h1>
        {note ? <p className={cx('account-note')}>{note}</p> : null}
      </div>
      {action}
    </div>
  );
}

export interface AccountHeadProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly action: ReactNode;
}

export interface AccountSectionProps {
  readonly id: string;
  readonly title: string;
  /** Announced again when it changes, such as a count. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

export function AccountSection({ id, title, note, children }: AccountSectionProps) {
  return (
    <section id={id} className={cx('account-panel')} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={cx('account-title', { section: true })}>
        {title}{' '}
        <small className={cx('account-note')} aria-live="polite">
          {note}
        </small>
      </h2>
      {children}
    </section>
  );
}
