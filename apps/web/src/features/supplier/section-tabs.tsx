'use client';

import { createSupplierStore } from '@bazaar/domain/client-state/supplier-store';
import { Tabs } from '@bazaar/ui/tabs';
import { type ComponentProps, useEffect } from 'react';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';

/** The group `supplier` of the client state: which section of the current page is open. */
const supplierStore = createSupplierStore();

/** Renders the tabs of a supplier's page. The current one follows the address: R-213. */
export function SectionTabs({ label, tabs }: ComponentProps<typeof Tabs>) {
  const openSection = useStore(supplierStore, (state) => state.openSection);
  useEffect(() => {
    const follow = () => {
      appStore.showSupplierProducts(Number(new URLSearchParams(location.search).get('pageNumber') ?? 1));
      const isFurtherPage = appStore.getState().SupplierProductPageNumber > 1;
      supplierStore.openByHash(location.hash || (isFurtherPage ? '#products' : ''));
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return (
    <Tabs label={label} tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.href === `#${openSection}` }))} />
  );
}
