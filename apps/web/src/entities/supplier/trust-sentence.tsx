import { formatShortDate } from '@bazaar/domain/dates';
import type { ReactNode } from 'react';
import { productListingMessages as texts } from '@/translations/catalogue-list';

interface DatedTrust {
  readonly isConfirmed: boolean;
  readonly confirmation?: { readonly issuedAt?: string; readonly validTo?: string } | undefined;
}

/** Returns «از ۱۴۰۳/۰۲ تا ۱۴۰۶/۰۲», the platform's dated confirmation of a supplier; undefined without a valid one. */
export function trustSentence(supplier: DatedTrust): ReactNode {
  const { isConfirmed, confirmation } = supplier;
  if (!isConfirmed || !confirmation?.issuedAt) return undefined;
  const { issuedAt, validTo } = confirmation;
  if (!validTo) {
    return (
      <>
        {texts.since} <MonthTime at={issuedAt} />
      </>
    );
  }
  return (
    <>
      {texts.from} <MonthTime at={issuedAt} /> {texts.until} <MonthTime at={validTo} />
    </>
  );
}

/** Renders year and month, enough where many rows stand below each other. */
function MonthTime({ at }: { readonly at: string }) {
  return <time dateTime={at.slice(0, 10)}>{formatShortDate(at).slice(0, 7)}</time>;
}
