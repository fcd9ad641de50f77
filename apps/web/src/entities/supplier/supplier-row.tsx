import type { SupplierSummary } from '@bazaar/api/model';
import { describeValidity } from '@bazaar/domain/dates';
import { formatNumber, joinList } from '@bazaar/domain/persian';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import type { SupplierRowView } from '@bazaar/ui/patterns/supplier-table';
import { Text } from '@bazaar/ui/text';
import { TrustLine, TrustValidity } from '@bazaar/ui/trust-line';
import type { ReactNode } from 'react';
import { supplierKindTexts } from '@/entities/enumeration/enum-texts';
import { paths } from '@/lib/navigation/paths';
import { Day, DaySpan } from '@/lib/text/dates-text';
import { areaTexts } from '@/translations/areas';
import { supplierTableMessages as texts } from '@/translations/supplier-table';

const BAR_STATES = { valid: 'valid', openEnded: 'valid', endingSoon: 'near', expired: 'gone' } as const;
/** More do not fit beside the other columns. */
const BRANDS_SHOWN = 2;

/** returns a supplier as a row of a list, with the remaining time of its confirmation at `nowMs`. */
export function toSupplierRow(supplier: SupplierSummary, nowMs: number): SupplierRowView {
  const { name, cityName, responseHours, delegationCount, categoryNames = [], brandNames = [] } = supplier;
  const areas = supplier.categoryTypes.map((type) => areaTexts[type].name);
  return {
    id: supplier.id,
    href: paths.supplier(supplier),
    monogram: supplier.monogram ?? monogramOf(name),
    name,
    kinds: joinList(supplier.kinds.map((kind) => supplierKindTexts()[kind] ?? kind)),
    cityName,
    // Two fill the lines of a row; the page of the supplier has them all.
    field: (categoryNames.length > 0 ? categoryNames : areas).slice(0, 2).join('، '),
    validity: confirmationOf(supplier, nowMs),
    delegations: delegationCount > 0 ? formatNumber(delegationCount) : <Muted>{texts.none}</Muted>,
    ...(delegationCount > 0 ? brandsOf(brandNames, delegationCount) : {}),
    products: formatNumber(supplier.productCount),
    response:
      responseHours === undefined ? <Muted>{texts.none}</Muted> : texts.hours(formatNumber(responseHours)),
  };
}

/** Returns the brands that fit, and how many agencies there are besides. Two agencies may be for one brand: then nothing is left to name. */
function brandsOf(names: readonly string[], delegationCount: number) {
  const brands = names.slice(0, BRANDS_SHOWN);
  const more = formatNumber(Math.max(delegationCount, names.length) - BRANDS_SHOWN);
  return { brands, moreBrands: names.length > BRANDS_SHOWN ? texts.moreBrands(more) : undefined };
}

/** Returns the platform's own confirmation with its span and bar; one that has ended with its last day; or that there is none yet. */
function confirmationOf({ name, isConfirmed, confirmation }: SupplierSummary, nowMs: number): ReactNode {
  if (!confirmation?.issuedAt || confirmation.state === 'Pending')
    return <TrustLine state="none">{texts.notConfirmed}</TrustLine>;
  const { issuedAt, validTo } = confirmation;
  const { state, remaining, elapsedRatio } = describeValidity(issuedAt, validTo, nowMs);
  if (validTo !== undefined && (state === 'expired' || confirmation.state === 'Expired' || !isConfirmed)) {
    return (
      <TrustLine state="gone">
        {texts.ended} <Day at={validTo} />
      </TrustLine>
    );
  }
  const span = <DaySpan from={issuedAt} to={validTo} />;
  if (elapsedRatio === undefined) return <TrustLine>{span}</TrustLine>;
  return (
    <TrustValidity
      state={BAR_STATES[state]}
      // In hundredths: a list rendered twice in the same second has the same bytes.
      elapsed={Math.round(elapsedRatio * 100) / 100}
      remaining={remaining}
      label={texts.validityBar(name)}
    >
      {span}
    </TrustValidity>
  );
}

/** Renders what is missing: quieter than the figures of the other rows. */
function Muted({ children }: { readonly children: ReactNode }) {
  return <Text tone="muted">{children}</Text>;
}
