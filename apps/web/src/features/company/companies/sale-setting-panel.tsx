'use client';

import { useGetMerchantSaleSetting } from '@bazaar/api/hooks/merchants';
import type { MerchantSaleSetting } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money/rial';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { joinList } from '@bazaar/domain/persian/phrases';
import { CompanyFacts, CompanyPart } from '@bazaar/ui/patterns/company-page';
import { companyTexts as texts } from '@/translations/company';
import { supplierMessages } from '@/translations/supplier';
import { ReadPart } from '../read-part';

/** How the company sells, in short: what its buyers are told. */
export function SaleSettingPanel({ merchantId }: { readonly merchantId: string }) {
  const query = useGetMerchantSaleSetting({ merchantId });
  return (
    <ReadPart
      id="sale-setting"
      title={texts.sale}
      texts={{ loading: texts.saleLoading, failed: texts.saleFailed }}
      query={query}
    >
      {(setting) => (
        <CompanyPart>
          <CompanyFacts isList facts={saleFacts(setting)} />
        </CompanyPart>
      )}
    </ReadPart>
  );
}

function saleFacts(setting: MerchantSaleSetting) {
  const { acceptsDirectOrder, minOrderRial, paymentTerms, deliveryMethods } = setting;
  const { answerSlaHours, saleCityIds, requiredDocumentTypeIds } = setting;
  const names: Readonly<Record<string, string>> = supplierMessages.deliveryMethods;
  const facts: readonly (readonly [label: string, value: string | undefined])[] = [
    [
      supplierMessages.directOrder,
      acceptsDirectOrder ? supplierMessages.directOrderYes : supplierMessages.directOrderNo,
    ],
    [
      supplierMessages.minOrder,
      minOrderRial === undefined ? undefined : supplierMessages.toman(formatToman(minOrderRial)),
    ],
    [supplierMessages.payment, joinList(paymentTerms.map((term) => supplierMessages.paymentTerms[term]))],
    [supplierMessages.delivery, joinList(deliveryMethods.map((method) => names[method] ?? method))],
    [
      supplierMessages.answerWithin,
      answerSlaHours === undefined ? undefined : supplierMessages.answerHours(formatNumber(answerSlaHours)),
    ],
    [
      texts.saleCities,
      saleCityIds.length === 0 ? undefined : texts.cityCount(formatNumber(saleCityIds.length)),
    ],
    [
      texts.documents,
      requiredDocumentTypeIds.length === 0
        ? undefined
        : texts.documentCount(formatNumber(requiredDocumentTypeIds.length)),
    ],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ id: label, label, value }] : []));
}
