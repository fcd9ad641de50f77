import { unlikeMost } from '@bazaar/domain/compare';
import { formatShortDate } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian';
import type { ComparisonRow } from '@bazaar/ui/patterns/comparison';
import type { CompareData } from '@/features/compare/compare-data';
import { compareMessages as texts } from '@/translations/compare';

type Product = CompareData['products'][number];

interface Term {
  readonly text: string;
  readonly detail?: string | undefined;
}

/** Returns the terms of purchase that at least one of the products has; the price stands at the head of its column. */
export function termRows({ products, tradeUnits }: CompareData): ComparisonRow[] {
  const row = (id: string, label: string, termOf: (product: Product) => Term | undefined): ComparisonRow => {
    const terms = products.map(termOf);
    const marks = unlikeMost(terms.map((term) => term && { text: `${term.text} ${term.detail ?? ''}` }));
    return {
      id,
      label,
      isDifferent: marks.includes(true),
      cells: terms.map(
        (term, index) => term && { value: term.text, detail: term.detail, isUnlike: marks[index] },
      ),
    };
  };
  return [
    row('supplier', texts.supplier, ({ supplier }) => ({ text: supplier.name, detail: supplier.cityName })),
    row('trust', texts.trust, trustTerm),
    row('moq', texts.moq, ({ moq, unitOfMeasurementId: id }) =>
      asTerm(
        moq &&
          [formatNumber(moq), tradeUnits.find((unit) => unit.id === id)?.title].filter(Boolean).join(' '),
      ),
    ),
    row('lead', texts.leadTime, ({ leadTimeDays: days }) => asTerm(leadText(days))),
    row('validity', texts.validity, ({ price }) =>
      asTerm(price.validUntil && formatShortDate(price.validUntil)),
    ),
  ].filter(({ cells }) => cells.some(Boolean));
}

function asTerm(text: string | 0 | undefined): Term | undefined {
  return text ? { text } : undefined;
}

function leadText(days: number | undefined): string | undefined {
  if (days === undefined) return undefined;
  return days === 0 ? texts.readyNow : texts.leadDays(formatNumber(days));
}

function trustTerm({ supplier: { isConfirmed, confirmation } }: Product): Term {
  if (!isConfirmed || !confirmation?.issuedAt) return { text: texts.notConfirmed };
  const month = (day: string) => formatShortDate(day).slice(0, 7);
  const { issuedAt, validTo } = confirmation;
  return {
    text: validTo ? texts.trustSpan(month(issuedAt), month(validTo)) : texts.trustSince(month(issuedAt)),
  };
}
