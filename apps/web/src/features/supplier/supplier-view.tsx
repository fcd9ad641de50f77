import { formatNumber } from '@bazaar/domain/persian';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { NoticeBar } from '@bazaar/ui/patterns/record-parts';
import { PageTabs } from '@bazaar/ui/patterns/section-band';
import { SupplierColumns } from '@bazaar/ui/patterns/supplier-detail';
import type { ReactNode } from 'react';
import type { RetrySlot } from '@/lib/data/retry-slot';
import { paths } from '@/lib/navigation/paths';
import { supplierMessages as texts } from '@/translations/supplier';
import { AboutPanel, ContactPanel, RegistrationPanel } from './panels/contact-panels';
import { ContentsPanel } from './panels/contents-panel';
import { DelegationPanel } from './panels/delegation-panel';
import { EvidencePanel } from './panels/evidence-panel';
import { ProductsPanel } from './panels/products-panel';
import { SaleTermsPanel } from './panels/sale-terms-panel';
import { SectionTabs } from './section-tabs';
import type { SupplierData } from './supplier-data';
import { hasRunOut, isConfirmedAt, SupplierHeadView } from './supplier-head-view';

export interface SupplierPageViewProps {
  readonly data: SupplierData;
  readonly personal: ReactNode;
  /** The logged-in person's requests to this supplier. */
  readonly requests?: ReactNode;
  readonly retry: RetrySlot;
}

/** Renders a supplier's profile: evidence, products, contact. */
export function SupplierPageView({ data, personal, requests, retry }: SupplierPageViewProps) {
  const { supplier, nowMs } = data;
  const area = supplier.categoryTypes[0];
  return (
    <>
      <Breadcrumb
        label={texts.breadcrumb}
        crumbs={[
          { label: texts.suppliers, href: paths.suppliers(area ?? 'Product') },
          ...(area ? [{ label: texts.areas[area], href: paths.suppliers(area) }] : []),
          { label: supplier.name },
        ]}
      />
      {isConfirmedAt(supplier, nowMs) ? null : (
        <NoticeBar>{hasRunOut(supplier, nowMs) ? texts.expired : texts.unconfirmed}</NoticeBar>
      )}
      <SupplierHeadView data={data} personal={personal} />
      <PageTabs>
        <SectionTabs
          label={texts.sections}
          tabs={[
            { href: '#trust', label: texts.tabTrust },
            ...(hasDelegations(data)
              ? [{ href: paths.supplierDelegations(supplier), label: texts.tabDelegations }]
              : []),
            { href: '#products', label: texts.tabProducts(formatNumber(supplier.stats.productCount)) },
            ...(data.contentCount > 0
              ? [
                  {
                    href: paths.supplierContents(supplier),
                    label: texts.tabContents(formatNumber(data.contentCount)),
                  },
                ]
              : []),
            { href: '#contact', label: texts.tabContact },
          ]}
        />
      </PageTabs>
      <SupplierColumns
        aside={
          <>
            <ContactPanel supplier={supplier} />
            <SaleTermsPanel data={data} retry={retry} />
            <RegistrationPanel supplier={supplier} />
            <AboutPanel html={data.aboutHtml} />
            <ContentsPanel data={data} />
            {requests}
          </>
        }
      >
        <EvidencePanel supplier={supplier} nowMs={nowMs} />
        <DelegationPanel data={data} retry={retry} />
        <ProductsPanel data={data} retry={retry} />
      </SupplierColumns>
    </>
  );
}

/** Returns true where there are delegations, or where they could not be read: then the section has a tab. */
function hasDelegations({ delegations }: SupplierData): boolean {
  return (
    delegations.state === 'failed' || (delegations.state === 'ready' && delegations.value.items.length > 0)
  );
}
