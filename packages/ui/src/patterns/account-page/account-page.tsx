import type { ReactNode } from 'react';
import { CurrentInView } from '../../focus/current-in-view';
import { Icon } from '../../icon/icon';
import { mdiPlus } from '../../icon/small-set';
import { cx } from '../../style/cx';
import { Tabs, type TabsProps } from '../../tabs/tabs';

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

/** Title of an account page, with its action at the end. */
export function AccountHead({ title, note, action }: AccountHeadProps) {
  return (
    <div className={cx('account-head-line')}>
      <div>
        <h1 className={cx('account-title')}>{title}</h1>
        {note ? <p className={cx('account-note')}>{note}</p> : null}
      </div>
      {action}
    </div>
  );
}

/** Sign of an action that adds something, before its words. */
export function AddSign() {
  return <Icon path={mdiPlus} size={18} />;
}

export interface AccountHeadProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
}

/** The tabs of an account page: on phones the row is scrolled to the current one, as the strip of sections above it. */
export function AccountTabs({ label, tabs }: Pick<TabsProps, 'label' | 'tabs'>) {
  return (
    <div className="u-account-tabs">
      <Tabs label={label} tabs={tabs}>
        <CurrentInView currentId={tabs.find(({ isCurrent }) => isCurrent)?.href} />
      </Tabs>
    </div>
  );
}
