import { formatNumber, formatRange } from '../../persian/numbers';
import { joinList } from '../../persian/phrases';
import type { RequestCondition, RequestLine } from '../../request-draft/request-line';
import type { StatedProperty } from '../../request-draft/stated-property';
import type { Understanding, UnderstoodPart } from '../understanding';
import { boundsOf } from './to-filter';

/**
 * Returns the line of a request for what was understood, hard and soft alike; `undefined` without a category. `href` is where it was asked;
 * `yes` and `no` are the words a property of yes and no is stated with.
 */
export function toRequestLine(
  understanding: Understanding,
  href: string,
  words: { readonly yes: string; readonly no: string },
): RequestLine | undefined {
  const { category, parts } = understanding;
  if (category === undefined) return undefined;
  const quantity = parts.find((part) => part.kind === 'quantity');
  const codes = parts.flatMap((part) => (part.kind === 'code' ? [part.code] : []));
  return {
    key: href,
    kind: 'specification',
    title: [category.title, ...codes].join(' '),
    href,
    categoryId: category.categoryId,
    quantity: quantity?.amount ?? 1,
    ...(quantity?.tradeUnitId === undefined ? {} : { unitId: quantity.tradeUnitId }),
    ...(quantity?.unitTitle === undefined ? {} : { unit: quantity.unitTitle }),
    required: parts.flatMap(stateProperty),
    conditions: parts.flatMap((part) => stateCondition(part, words)),
  };
}

function stateProperty(part: UnderstoodPart): StatedProperty[] {
  if (!('propertyId' in part)) return [];
  const { propertyId, title } = part;
  if (part.kind === 'boolean') return [{ propertyId, title, bool: part.isTrue }];
  if (part.kind === 'options') {
    return [{ propertyId, title, optionIds: [...part.optionIds], optionTitles: [...part.optionTitles] }];
  }
  const { min, max } = boundsOf(part);
  return [
    {
      propertyId,
      title,
      ...(min === undefined ? {} : { value: min }),
      ...(max === undefined ? {} : { maxValue: max }),
      ...(part.unitId === undefined ? {} : { measurementUnitId: part.unitId }),
      ...(part.unitText === undefined ? {} : { unitDisplayText: part.unitText }),
    },
  ];
}

function stateCondition(
  part: UnderstoodPart,
  { yes, no }: { readonly yes: string; readonly no: string },
): RequestCondition[] {
  if (part.kind === 'options') return [{ title: part.title, value: joinList(part.optionTitles) }];
  if (part.kind === 'boolean') return [{ title: part.title, value: part.isTrue ? yes : no }];
  if (part.kind !== 'range') return [];
  const { min, max } = boundsOf(part);
  const text = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
  return [{ title: part.title, value: `${formatRange(text(min), text(max))} ${part.unitText ?? ''}`.trim() }];
}
