import 'server-only';
import type { Supplier } from '@bazaar/api/model';
import { preloadAds } from '@/entities/advertisement/load-advertisements';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { breadcrumbJsonLd } from '@/entities/category/breadcrumb';
import { SupplierTabs } from '@/entities/supplier/supplier-tabs';
import { MissingNotice } from '@/lib/data/missing-notice';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { delegationMessages as texts } from '@/translations/supplier-delegations';
import type { DelegationsAddress } from './delegations-address';
import { DelegationsView } from './delegations-view';
import { loadDelegations } from './load-delegations';

export interface DelegationsScreenProps {
  readonly supplier: Supplier;
  readonly address: DelegationsAddress;
}

/** R33: reads a supplier's delegations for an address and renders them. */
export async function DelegationsScreen({ supplier, address }: DelegationsScreenProps) {
  preloadAds('supplier');
  const { delegations, isOpenMissing, cities, states } = await loadDelegations(supplier.id, address.openId);
  const nowMs = Date.now();
  const area = supplier.categoryTypes[0] ?? 'Product';
  const crumbs = [
    { label: texts.suppliers, href: paths.suppliers(area) },
    { label: supplier.name, href: paths.supplier(supplier) },
    { label: texts.crumb },
  ];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, paths.supplierDelegations(supplier))} />
      <MissingNotice />
      <DelegationsView
        data={{
          supplier,
          address,
          delegations:
            delegations.state === 'ready'
              ? { state: 'ready', items: delegations.value }
              : { state: 'failed' },
          isOpenMissing,
          geography: { cities, states },
          nowMs,
        }}
        crumbs={crumbs}
        bar={<SupplierTabs supplier={supplier} current="delegations" nowMs={nowMs} />}
      />
      <PlacedAds position="supplier" />
    </>
  );
}
