'use client';

import { createSupplierStore } from '@bazaar/domain/client-state/supplier-store';
import { Tabs } from '@bazaar/ui/tabs';
import { type ComponentProps, useEffect } from 'react';
import { useStore } from '@/lib/store/use-store';

/** The group `supplier` of the client state: which section of the current page is open. */
const supplierStore = createSupplierStore();

/** The tabs of a supplier's page. The current one follows the hash of the address: R-213. */
export function SectionTabs({ label, tabs }: ComponentProps<typeof Tabs>) {
  const openSection = useStore(supplierStore, (state) => state.openSection);
  useEffect(() => {
    const follow = () => supplierStore.openByHash(location.hash);
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return (
    <Tabs label={label} tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.href === `#${openSection}` }))} />
  );
}
