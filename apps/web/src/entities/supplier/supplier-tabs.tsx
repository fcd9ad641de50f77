import type { Supplier } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { SupplierBar } from '@bazaar/ui/patterns/supplier-bar';
import type { TabLink } from '@bazaar/ui/tabs';
import { TrustLine } from '@bazaar/ui/trust-line';
import { paths } from '@/lib/navigation/paths';
import { supplierMessages as texts } from '@/translations/supplier';
import { supplierTableMessages } from '@/translations/supplier-table';
import { datedTrust } from './dated-trust';

const { notConfirmed } = supplierTableMessages;

export interface SupplierTabsProps {
  readonly supplier: Supplier;
  readonly current: 'delegations' | 'products' | 'contents';
  readonly nowMs: number;
}

/** Renders the supplier above its further pages, with the tabs of all of them. */
export function SupplierTabs({ supplier, current, nowMs }: SupplierTabsProps) {
  const { name, monogram } = supplier;
  const { trust = notConfirmed, trustState = 'none' } = datedTrust(supplier, nowMs);
  return (
    <SupplierBar
      href={paths.supplier(supplier)}
      monogram={monogram ?? monogramOf(name)}
      name={name}
      detail={<TrustLine state={trustState}>{trust}</TrustLine>}
      label={texts.supplierPages}
      tabs={toTabs(supplier, current)}
    />
  );
}

/** Returns the pages with something on them, and the current one. */
function toTabs(supplier: Supplier, current: SupplierTabsProps['current']): TabLink[] {
  const { delegationCount, productCount, contentCount } = supplier.stats;
  const area = supplier.categoryTypes[0];
  return [
    { href: paths.supplier(supplier), label: texts.tabTrust },
    ...(delegationCount > 0 || current === 'delegations'
      ? [
          {
            href: paths.supplierDelegations(supplier),
            label: texts.tabDelegations,
            isCurrent: current === 'delegations',
          },
        ]
      : []),
    ...(area
      ? [
          {
            href: paths.supplierProducts(supplier, area),
            label: texts.tabProducts(formatNumber(productCount)),
            isCurrent: current === 'products',
          },
        ]
      : []),
    ...(contentCount > 0 || current === 'contents'
      ? [
          {
            href: paths.supplierContents(supplier),
            label: contentCount > 0 ? texts.tabContents(formatNumber(contentCount)) : texts.contentsShort,
            isCurrent: current === 'contents',
          },
        ]
      : []),
    { href: `${paths.supplier(supplier)}#contact`, label: texts.tabContact },
  ];
}
