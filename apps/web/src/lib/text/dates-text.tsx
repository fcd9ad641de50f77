import { formatShortDate } from '@bazaar/domain/dates';
import { productListingMessages as texts } from '@/translations/catalogue-list';

/** Renders a day in short form. */
export function Day({ at }: { readonly at: string }) {
  return <time dateTime={at.slice(0, 10)}>{formatShortDate(at)}</time>;
}

/** Renders «۱۴۰۳/۰۲/۱۸ تا ۱۴۰۶/۰۲/۱۸», or the first date alone. */
export function DaySpan({
  from,
  to,
}: {
  readonly from: string | undefined;
  readonly to: string | undefined;
}) {
  if (!from) return null;
  return (
    <>
      <Day at={from} />
      {to ? (
        <>
          {' '}
          {texts.until} <Day at={to} />
        </>
      ) : null}
    </>
  );
}
