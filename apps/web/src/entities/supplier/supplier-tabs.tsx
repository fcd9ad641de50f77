import type { Supplier } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { ButtonLink } from '@bazaar/ui/button';
import { SupplierBar } from '@bazaar/ui/patterns/supplier-bar';
import type { TabLink } from '@bazaar/ui/tabs';
import { TrustLine } from '@bazaar/ui/trust-line';
import { requestAttributes } from '@/entities/request-basket/request-attributes';
import { supplierLine } from '@/entities/request-basket/request-basket-line';
import { paths } from '@/lib/navigation/paths';
import { supplierMessages as texts } from '@/translations/supplier';
import { supplierTableMessages } from '@/translations/supplier-table';
import { datedTrust } from './dated-trust';

const { notConfirmed } = supplierTableMessages;

export interface SupplierTabsProps {
  readonly supplier: Supplier;
  readonly current: 'delegations' | 'products' | 'contents';
  /** False also where the terms of sale could not be read. */
  readonly takesOrders: boolean;
  readonly nowMs: number;
}

/** Renders the supplier above its further pages, with a direct order where it takes them and the tabs of all its pages. */
export function SupplierTabs({ supplier, current, takesOrders, nowMs }: SupplierTabsProps) {
  const { name, monogram } = supplier;
  const { trust = notConfirmed, trustState = 'none' } = datedTrust(supplier, nowMs);
  return (
    <SupplierBar
      href={paths.supplier(supplier)}
      monogram={monogram ?? monogramOf(name)}
      name={name}
      detail={<TrustLine state={trustState}>{trust}</TrustLine>}
      action={
        takesOrders ? (
          <ButtonLink
            href={paths.requests}
            tone="primary"
            size="small"
            {...requestAttributes(supplierLine(supplier))}
          >
            {texts.directOrder}
          </ButtonLink>
        ) : undefined
      }
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
