import type { Strength, Understanding, UnderstoodPart } from '../understanding';
import type { AssistantVocabulary } from '../vocabulary';

/** A change the buyer made to a part; the words it came from stay marked. */
export type AssistantEdit =
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'strength'; readonly key: string; readonly strength: Strength }
  | {
      readonly kind: 'range';
      readonly key: string;
      readonly min?: number;
      readonly max?: number;
      readonly unitId?: string;
    }
  | { readonly kind: 'options'; readonly key: string; readonly optionIds: readonly string[] }
  | { readonly kind: 'quantity'; readonly amount: number }
  | { readonly kind: 'price'; readonly minRial?: number; readonly maxRial?: number };

/** Returns the understanding with the changes made in order. One that fits no part, unit or option of the vocabulary changes nothing. */
export function applyEdits(
  understanding: Understanding,
  edits: readonly AssistantEdit[],
  vocabulary: AssistantVocabulary,
): Understanding {
  const properties = vocabulary.properties[understanding.category?.categoryId ?? ''] ?? [];
  const parts = edits.reduce<readonly UnderstoodPart[]>(
    (current, edit) =>
      current.flatMap((part) => {
        if (part.key !== keyOf(edit)) return [part];
        return edit.kind === 'remove' ? [] : [changePart(part, edit, properties, vocabulary)];
      }),
    understanding.parts,
  );
  return { ...understanding, parts };
}

export function keyOf(edit: AssistantEdit): string {
  return edit.kind === 'quantity' || edit.kind === 'price' ? edit.kind : edit.key;
}

function changePart(
  part: UnderstoodPart,
  edit: Exclude<AssistantEdit, { kind: 'remove' }>,
  properties: AssistantVocabulary['properties'][string],
  { units }: AssistantVocabulary,
): UnderstoodPart {
  if (edit.kind === 'strength') return { ...part, strength: edit.strength };
  if (edit.kind === 'quantity' && part.kind === 'quantity') {
    return edit.amount > 0 ? { ...part, amount: edit.amount } : part;
  }
  if (edit.kind === 'price' && part.kind === 'price') {
    const { minRial: _min, maxRial: _max, ...rest } = part;
    return isBounded(edit.minRial, edit.maxRial)
      ? { ...rest, ...given({ minRial: edit.minRial, maxRial: edit.maxRial }) }
      : part;
  }
  if (edit.kind === 'options' && part.kind === 'options') {
    const known = properties.find(({ id }) => id === part.propertyId)?.options ?? [];
    const chosen = known.filter(({ id }) => edit.optionIds.includes(id));
    if (chosen.length === 0) return part;
    return { ...part, optionIds: chosen.map(({ id }) => id), optionTitles: chosen.map(({ title }) => title) };
  }
  if (edit.kind === 'range' && part.kind === 'range' && isBounded(edit.min, edit.max)) {
    const quantityId = properties.find(({ id }) => id === part.propertyId)?.quantityId;
    const unit = units.find(
      (one) => one.id === (edit.unitId ?? part.unitId) && one.quantityId === quantityId,
    );
    const { min: _min, max: _max, isAbout: _about, unitId: _id, unitText: _text, ...rest } = part;
    return {
      ...rest,
      comparison: comparisonOf(edit.min, edit.max),
      ...given({ min: edit.min, max: edit.max }),
      ...(unit === undefined ? {} : { unitId: unit.id, unitText: unit.symbol }),
    };
  }
  return part;
}

function comparisonOf(min: number | undefined, max: number | undefined) {
  if (min === undefined) return 'atMost';
  if (max === undefined) return 'atLeast';
  return min === max ? 'equal' : 'between';
}

function isBounded(min: number | undefined, max: number | undefined): boolean {
  return (
    (min !== undefined || max !== undefined) &&
    (min ?? Number.NEGATIVE_INFINITY) <= (max ?? Number.POSITIVE_INFINITY)
  );
}

/** Leaves out what is not there. */
function given<T extends Record<string, number | undefined>>(values: T): { [Key in keyof T]?: number } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: number;
  };
}
