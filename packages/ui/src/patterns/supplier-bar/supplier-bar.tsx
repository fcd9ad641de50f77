import type { ReactNode } from 'react';
import { type TabLink, Tabs } from '../../tabs/tabs';
import { AuthorLine } from '../author-line/author-line';
import { PageTabs } from '../section-band/section-band';

export interface SupplierBarProps {
  readonly href: string;
  readonly monogram: string;
  readonly name: string;
  /** The dated confirmation, or what the company is. */
  readonly detail: ReactNode;
  /** «درخواست مستقیم». */
  readonly action?: ReactNode;
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

/**
 * A supplier in one line above its further pages, with the tabs of all of them.
 *
 * Use it above every page of one supplier. Not on its profile (SupplierHead).
 */
export function SupplierBar({ label, tabs, action, ...line }: SupplierBarProps) {
  return (
    <>
      <div className="u-supplier-bar">
        <AuthorLine {...line} />
        {action}
      </div>
      <PageTabs>
        <Tabs label={label} tabs={tabs} />
      </PageTabs>
    </>
  );
}
