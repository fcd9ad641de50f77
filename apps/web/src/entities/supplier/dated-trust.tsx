import type { SupplierSummary } from '@bazaar/api/model';
import { describeValidity } from '@bazaar/domain/dates';
import type { TrustState } from '@bazaar/ui/trust-line';
import type { ReactNode } from 'react';
import { DaySpan, Month } from '@/lib/text/dates-text';
import { supplierListMessages as texts } from '@/translations/supplier-list';

interface Trust {
  /** The dated trust sentence; absent for a supplier that was never confirmed. */
  readonly trust?: ReactNode;
  /** An expired one is greyed, not hidden. */
  readonly trustState?: TrustState;
}

const STATES = { valid: 'valid', openEnded: 'valid', endingSoon: 'near', expired: 'gone' } as const;

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
  return {
    trust: (
      <>
        {texts.confirmed} <DaySpan from={issuedAt} to={validTo} as={Month} />
      </>
    ),
    trustState: STATES[state],
  };
}
