import type { ReactNode } from 'react';
import { cx } from '../style/cx';

export interface TabLink {
  readonly href: string;
  readonly label: ReactNode;
  readonly isCurrent?: boolean;
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  readonly label: string;
  /** Sections in display order; one is current. */
  readonly tabs: readonly TabLink[];
  /** After the links within the row: CurrentInView, where the tabs are drawn in the browser. */
  readonly children?: ReactNode;
}

/**
 * Tabs with addresses: each is a link, so they work without script and keep Back.
 *
 * Use it for views of one object that have an address each. Not for panels of one page (TabPanels), nor for two to four views of one list
 * (SegmentedLinks).
 */
export function Tabs({ label, tabs, children }: TabsProps) {
  return (
    <nav aria-label={label} className={cx('tabs', undefined, 'runs-on')}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          href={tab.href}
          aria-current={tab.isCurrent ? 'page' : undefined}
          className={cx('tab')}
        >
          {tab.label}
        </a>
      ))}
      {children}
    </nav>
  );
}
