import type { SupplierSummary } from '@bazaar/api/model';
import { describeValidity, formatShortDate } from '@bazaar/domain/dates';
import { formatNumber, joinList } from '@bazaar/domain/persian';
import type { SupplierRowView } from '@bazaar/ui/patterns/home';
import { TrustLine, TrustValidity } from '@bazaar/ui/trust-line';
import type { ReactNode } from 'react';
import { supplierKindTexts } from '@/entities/enumeration/enum-texts';
import { monogramOf } from '@/entities/supplier/supplier-view';
import { paths } from '@/lib/navigation/paths';
import { homeMessages as texts } from '@/translations/home';

const BAR_STATES = { valid: 'valid', openEnded: 'valid', endingSoon: 'near', expired: 'gone' } as const;

/** Returns a supplier as a row of the home page, with the remaining time of its confirmation at `nowMs`. */
export function toSupplierRow(supplier: SupplierSummary, nowMs: number): SupplierRowView {
  const { name, cityName, responseHours } = supplier;
  return {
    id: supplier.id,
    href: paths.supplier(supplier),
    monogram: supplier.monogram ?? monogramOf(name),
    name,
    kinds: joinList(supplier.kinds.map((kind) => supplierKindTexts()[kind])),
    cityName,
    field: supplier.categoryTypes.map((type) => texts.areas[type].name).join('، '),
    validity: confirmation(supplier, nowMs),
    delegations: supplier.delegationCount > 0 ? formatNumber(supplier.delegationCount) : texts.none,
    products: formatNumber(supplier.productCount),
    response: responseHours === undefined ? texts.none : texts.hours(formatNumber(responseHours)),
  };
}

function confirmation({ name, confirmation: proof }: SupplierSummary, nowMs: number): ReactNode {
  if (!proof?.issuedAt) return undefined;
  const { state, remaining, elapsedRatio } = describeValidity(proof.issuedAt, proof.validTo, nowMs);
  const dates = (
    <>
      {texts.from} <Day at={proof.issuedAt} />
      {proof.validTo ? (
        <>
          {' '}
          {texts.until} <Day at={proof.validTo} />
        </>
      ) : null}
    </>
  );
  if (elapsedRatio === undefined) return <TrustLine>{dates}</TrustLine>;
  return (
    <TrustValidity
      state={BAR_STATES[state]}
      elapsed={elapsedRatio}
      remaining={remaining}
      label={texts.validityBar(name)}
    >
      {dates}
    </TrustValidity>
  );
}

function Day({ at }: { readonly at: string }) {
  return <time dateTime={at.slice(0, 10)}>{formatShortDate(at)}</time>;
}
