import type { SupplierSummary } from '@bazaar/api/model';
import { formatShortDate } from '@bazaar/domain/dates';
import type { ReactNode } from 'react';
import { productListingMessages as texts } from '@/translations/catalogue-list';

/** «از ۱۴۰۳/۰۲ تا ۱۴۰۶/۰۲»: the platform's dated confirmation of a supplier; none without one in force. */
export function trustSentence(supplier: Pick<SupplierSummary, 'isConfirmed' | 'confirmation'>): ReactNode {
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

/** Year and month are enough where many lines stand under one another. */
function MonthTime({ at }: { readonly at: string }) {
  return <time dateTime={at.slice(0, 10)}>{formatShortDate(at).slice(0, 7)}</time>;
}
