import type { TextSpan, Understanding } from '../assistant/understanding';
import type { SelectedCategoryProperty } from '../catalogue-filter/filter';
import { writeProperty } from '../catalogue-filter/serialise-filter';
import { toLatinDigits } from '../persian/digits';
import type { AcceptedProposal } from './accepted-proposal';
import { isOffered, type Offered } from './offered-condition';

const MOST_PROPOSALS = 6;

/**
 * Returns those of a model's proposals that hold: the words are in the sentence and nobody understood them, the property, its options and its
 * unit are among the offered ones, and every number stands in the words. Anything else is dropped, whatever the model says about it.
 */
export function checkProposals(
  reply: unknown,
  understanding: Understanding,
  offered: Offered,
): readonly AcceptedProposal[] {
  const { conditions } = (reply ?? {}) as { readonly conditions?: unknown };
  if (!Array.isArray(conditions)) return [];
  const taken = new Set(understanding.parts.map(({ key }) => key));
  const proposals = conditions.flatMap((proposed): AcceptedProposal[] => {
    const { quote, ...said } = (proposed ?? {}) as Readonly<Record<string, unknown>>;
    const span = typeof quote === 'string' ? findQuote(quote, understanding) : undefined;
    const selected = readSelected(said);
    if (span === undefined || selected === undefined || !isOffered(selected, offered)) return [];
    if (taken.has(`property:${selected.propertyId}`) || !hasNumbers(String(quote), selected)) return [];
    const condition = writeProperty(selected);
    if (condition === undefined) return [];
    taken.add(`property:${selected.propertyId}`);
    return [{ span, condition }];
  });
  return proposals.slice(0, MOST_PROPOSALS);
}

/** Returns where the words stand, if they touch words nobody understood and none that a part has taken. */
function findQuote(quote: string, understanding: Understanding): TextSpan | undefined {
  const { sentence, parts, notUnderstood } = understanding;
  const start = quote.trim() === '' ? -1 : sentence.indexOf(quote.trim());
  if (start < 0) return undefined;
  const span = { start, end: start + quote.trim().length };
  const touches = (other: TextSpan) => other.start < span.end && span.start < other.end;
  if (parts.some(({ spans }) => spans.some(touches))) return undefined;
  return notUnderstood.some((words) => touches(words.span)) ? span : undefined;
}

/** Parses one condition of a reply. */
function readSelected(said: Readonly<Record<string, unknown>>): SelectedCategoryProperty | undefined {
  const { propertyId, min, max, unitId, optionIds, isTrue } = said;
  if (typeof propertyId !== 'string') return undefined;
  if (Array.isArray(optionIds) && optionIds.length > 0)
    return { kind: 'options', propertyId, optionIds: [...new Set(optionIds.map(String))] };
  if (typeof isTrue === 'boolean') return { kind: 'boolean', propertyId, isTrue };
  const [value, maxValue] = [min, max].map((side) => (Number.isFinite(side) ? (side as number) : undefined));
  if (value === undefined && maxValue === undefined) return undefined;
  return {
    kind: 'range',
    propertyId,
    ...(value === undefined ? {} : { value }),
    ...(maxValue === undefined ? {} : { maxValue }),
    ...(typeof unitId === 'string' ? { measurementUnitId: unitId } : {}),
  };
}

function hasNumbers(quote: string, selected: SelectedCategoryProperty): boolean {
  if (selected.kind !== 'range') return true;
  const latin = toLatinDigits(quote).replaceAll('٫', '.').replaceAll('٬', '');
  const numbers = (latin.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return [selected.value, selected.maxValue].every((side) => side === undefined || numbers.includes(side));
}
