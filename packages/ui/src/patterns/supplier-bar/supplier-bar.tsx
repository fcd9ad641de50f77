import type { ReactNode } from 'react';
import { type TabLink, Tabs } from '../../tabs/tabs';
import { AuthorLine } from '../author-line/author-line';
import { PageTabs } from '../section-band/section-band';

export interface SupplierBarProps {
  /** Address of the supplier's profile. */
  readonly href: string;
  /** Two letters of the name. */
  readonly monogram: string;
  /** Whole name of the company. */
  readonly name: string;
  /** The dated confirmation, or what the company is. */
  readonly detail: ReactNode;
  /** Name of the tabs for assistive technology. */
  readonly label: string;
  /** The pages of the supplier; one of them is the current one. */
  readonly tabs: readonly TabLink[];
}

/**
 * A supplier in one line above its further pages, with the tabs of all of them.
 *
 * Use it above every page of one supplier. Not on its profile (SupplierHead).
 */
export function SupplierBar({ label, tabs, ...line }: SupplierBarProps) {
  return (
    <>
      <div className="u-supplier-bar">
        <AuthorLine {...line} />
      </div>
      <PageTabs>
        <Tabs label={label} tabs={tabs} />
      </PageTabs>
    </>
  );
}
