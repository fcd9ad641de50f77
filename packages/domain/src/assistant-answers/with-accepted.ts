import type { Understanding, UnderstoodPart } from '../assistant/understanding';
import type { SelectedCategoryProperty } from '../catalogue-filter/filter';
import { readProperty } from '../catalogue-filter/read-property';
import type { AcceptedProposal } from './accepted-proposal';
import { isOffered, type Offered } from './offered-condition';

/** Returns the understanding with the accepted proposals as further conditions; the words they stand on are understood then. */
export function withAccepted(
  understanding: Understanding,
  accepted: readonly AcceptedProposal[],
  offered: Offered,
): Understanding {
  let after = understanding;
  for (const proposal of accepted) after = withOne(after, proposal, offered);
  return after;
}

function withOne(
  before: Understanding,
  { span, condition }: AcceptedProposal,
  offered: Offered,
): Understanding {
  const { property } = readProperty(condition);
  if (property === undefined || span.end > before.sentence.length || !isOffered(property, offered))
    return before;
  const key = `property:${property.propertyId}`;
  if (before.parts.some((part) => part.key === key)) return before;
  const part: UnderstoodPart = { ...meaningOf(property, offered), key, spans: [span], strength: 'hard' };
  const notUnderstood = before.notUnderstood.filter(
    (words) => words.span.end <= span.start || words.span.start >= span.end,
  );
  return { ...before, parts: [...before.parts, part], notUnderstood };
}

function meaningOf(selected: SelectedCategoryProperty, { properties, units }: Offered) {
  const property = properties.find(({ id }) => id === selected.propertyId);
  const name = { propertyId: selected.propertyId, title: property?.title ?? '', isFilterable: true };
  if (selected.kind === 'boolean') return { kind: 'boolean', ...name, isTrue: selected.isTrue } as const;
  if (selected.kind === 'options') {
    const chosen = (property?.options ?? []).filter(({ id }) => selected.optionIds.includes(id));
    return {
      kind: 'options',
      ...name,
      optionIds: chosen.map(({ id }) => id),
      optionTitles: chosen.map(({ title }) => title),
    } as const;
  }
  const { value: min, maxValue: max } = selected;
  const unitId = selected.measurementUnitId ?? property?.defaultUnitId;
  const unit = units.find(({ id }) => id === unitId);
  return {
    kind: 'range',
    ...name,
    comparison: comparisonOf(min, max),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(unitId === undefined ? {} : { unitId }),
    ...(unit === undefined ? {} : { unitText: unit.displayText ?? unit.symbol }),
  } as const;
}

function comparisonOf(min: number | undefined, max: number | undefined) {
  if (min === max) return 'equal';
  if (max === undefined) return 'atLeast';
  return min === undefined ? 'atMost' : 'between';
}
