import type { SupplierSummary } from '@bazaar/api/model';
import { describeValidity, formatShortDate } from '@bazaar/domain/dates';
import type { SupplierView } from '@bazaar/ui/patterns/supplier-row';
import { supplierListMessages as texts } from '@/translations/supplier-list';
import { toSupplierView } from './supplier-view';

type Trust = Pick<SupplierView, 'trust' | 'trustState'>;

const STATES = { valid: 'valid', openEnded: 'valid', endingSoon: 'near', expired: 'gone' } as const;

/** Returns a supplier for the lists of suppliers, with its dated confirmation, also one that has expired at `nowMs`. */
export function toDatedSupplierView(supplier: SupplierSummary, nowMs: number): SupplierView {
  return { ...toSupplierView(supplier), trust: undefined, ...datedTrust(supplier, nowMs) };
}

/** Returns the platform's own confirmation of a supplier, since when and until when, with its state; empty where there never was one. */
export function datedTrust({ isConfirmed, confirmation }: SupplierSummary, nowMs: number): Trust {
  if (!confirmation?.issuedAt || confirmation.state === 'Pending') return {};
  const { issuedAt, validTo } = confirmation;
  const { state } = describeValidity(issuedAt, validTo, nowMs);
  if (validTo !== undefined && (state === 'expired' || confirmation.state === 'Expired' || !isConfirmed)) {
    return {
      trust: (
        <>
          {texts.confirmedUntil} <Month at={validTo} />
        </>
      ),
      trustState: 'gone',
    };
  }
  const since = (
    <>
      {texts.confirmedFrom} <Month at={issuedAt} />
    </>
  );
  if (validTo === undefined) return { trust: since, trustState: 'valid' };
  return {
    trust: (
      <>
        {since} {texts.until} <Month at={validTo} />
      </>
    ),
    trustState: STATES[state],
  };
}

/** Renders year and month, enough where many rows stand below each other. */
function Month({ at }: { readonly at: string }) {
  return <time dateTime={at.slice(0, 10)}>{formatShortDate(at).slice(0, 7)}</time>;
}
