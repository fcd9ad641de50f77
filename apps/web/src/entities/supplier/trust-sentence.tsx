import type { ReactNode } from 'react';
import { DaySpan, Month } from '@/lib/text/dates-text';

interface DatedTrust {
  readonly isConfirmed: boolean;
  readonly confirmation?: { readonly issuedAt?: string; readonly validTo?: string } | undefined;
}

/** Returns «از ۱۴۰۳/۰۲ تا ۱۴۰۶/۰۲», the platform's dated confirmation of a supplier; undefined without a valid one. */
export function trustSentence({ isConfirmed, confirmation }: DatedTrust): ReactNode {
  if (!isConfirmed || !confirmation?.issuedAt) return undefined;
  return <DaySpan from={confirmation.issuedAt} to={confirmation.validTo} as={Month} />;
}
