import type { MerchantSaleSetting } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money';
import { formatNumber, joinList } from '@bazaar/domain/persian';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import { type Fact, FactList } from '@bazaar/ui/patterns/fact-list';
import type { SupplierData } from '@/features/supplier/supplier-data';
import type { RetrySlot } from '@/lib/data/retry-slot';
import { supplierMessages as texts } from '@/translations/supplier';
import { namedCities } from './named-cities';

/** Renders the supplier's terms of sale, and the cities. */
export function SaleTermsPanel({ data, retry }: { readonly data: SupplierData; readonly retry: RetrySlot }) {
  const { saleSetting, supplier } = data;
  const cities = namedCities(supplier.saleCities.map(({ name }) => name));
  const facts = [
    ...(saleSetting.state === 'ready' ? toFacts(saleSetting.value) : []),
    ...(cities ? [{ id: 'cities', label: texts.saleCities, value: cities }] : []),
  ];
  const isFailed = saleSetting.state === 'failed';
  if (facts.length === 0 && !isFailed) return null;
  return (
    <Panel id="terms" title={texts.terms} bleed>
      <FactList facts={facts} />
      {isFailed ? <ErrorPanel title={texts.termsFailed} action={retry(texts.terms)} isInline /> : null}
    </Panel>
  );
}

function toFacts(setting: MerchantSaleSetting): Fact[] {
  const { acceptsDirectOrder, minOrderRial, paymentTerms, deliveryMethods, answerSlaHours } = setting;
  const facts: readonly (readonly [label: string, value: string | undefined])[] = [
    [texts.directOrder, acceptsDirectOrder ? texts.directOrderYes : texts.directOrderNo],
    [texts.payment, joinList(paymentTerms.map((term) => texts.paymentTerms[term]))],
    [texts.delivery, joinList(deliveryMethods.map((method) => known(texts.deliveryMethods, method)))],
    [texts.minOrder, minOrderRial === undefined ? undefined : texts.toman(formatToman(minOrderRial))],
    [
      texts.answerWithin,
      answerSlaHours === undefined ? undefined : texts.answerHours(formatNumber(answerSlaHours)),
    ],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ id: label, label, value }] : []));
}

/** Returns the text of a name of the contract; a name this version does not know is returned unchanged. */
function known(names: Readonly<Record<string, string>>, name: string): string {
  return names[name] ?? name;
}
