import { formatNumber } from '@bazaar/domain/persian/numbers';
import { type ObjectCount, ObjectCounts } from '@bazaar/ui/patterns/object-timeline';
import { priceView } from '@/entities/product/price-view';
import { objectTimelineTexts as texts } from '@/translations/object-timeline';
import type { TimelineQueries } from './use-timeline-reads';

/** Renders how often the person did what, and a product's price. */
export function PanelCounts({ reads }: { readonly reads: TimelineQueries }) {
  const { visits, notes, questions, requests, product, units } = reads;
  const known = {
    visits: visits.data && (visits.data.items[0]?.times ?? 0),
    notes: notes.data?.length,
    questions: questions.data?.totalCount,
    requests: requests.data?.totalCount,
  };
  const counts: ObjectCount[] = (['visits', 'notes', 'questions', 'requests'] as const).map((id) => {
    const count = known[id];
    return { id, label: texts.counts[id], value: count === undefined ? '—' : formatNumber(count) };
  });
  if (product.data === undefined) return <ObjectCounts counts={counts} />;
  const { amount, currency } = priceView(product.data, units.data ?? []);
  const price = {
    id: 'price',
    label: currency ? texts.price(currency) : texts.priceWord,
    value: amount,
    isWide: true,
  };
  return <ObjectCounts counts={[...counts, price]} />;
}
