import { toBase } from '@bazaar/domain/units';
import type { PropertyCondition } from './catalogue-query';
import type { KnownProperty } from './known-properties';
import type { StatedCondition } from './parse-conditions';
import { RefusedCondition } from './refused-condition';

/**
 * Checks what a client states against the properties it may name, and converts numbers to the base unit. Refuses an unknown property, unit or
 * option, a condition of another kind than its property's, a reversed range and a second condition on one property. `undefined` narrows nothing.
 */
export function checkConditions(
  stated: readonly (StatedCondition | undefined)[],
  known: ReadonlyMap<string, KnownProperty>,
): PropertyCondition[] {
  return stated.flatMap((condition, index) => {
    if (condition === undefined) return [];
    const { propertyId } = condition;
    const property = known.get(propertyId);
    if (property === undefined) {
      throw new RefusedCondition(index, `ویژگی «${propertyId}» در این فهرست نیست.`, 'propertyId');
    }
    if (stated.findIndex((other) => other?.propertyId === propertyId) < index) {
      throw new RefusedCondition(index, `ویژگی «${propertyId}» یک بار در فیلترها می‌آید.`, 'propertyId');
    }
    return [checkCondition(condition, property, index)];
  });
}

function checkCondition(
  condition: StatedCondition,
  property: KnownProperty,
  index: number,
): PropertyCondition {
  switch (condition.kind) {
    case 'boolean':
      if (property.dataType === 'Boolean') return condition;
      throw unfit(property, index, 'bool');
    case 'options': {
      if (!isOptions(property)) throw unfit(property, index, 'optionIds');
      const unknown = condition.optionIds.find((id) => !property.optionIds.includes(id));
      if (unknown === undefined) return condition;
      const sentence = `ویژگی «${property.id}» گزینهٔ «${unknown}» را ندارد.`;
      throw new RefusedCondition(index, sentence, 'optionIds');
    }
    case 'range':
      if (property.dataType === 'Number') return inBaseUnit(condition, property, index);
      throw unfit(property, index, 'value');
  }
}

function inBaseUnit(
  { unitId, min, max, propertyId }: StatedCondition & { kind: 'range' },
  { units }: KnownProperty,
  index: number,
): PropertyCondition {
  if (min !== undefined && max !== undefined && min > max) {
    const sentence = `سر پایین بازهٔ «${propertyId}» (${min}) از سر بالای آن (${max}) بزرگ‌تر است.`;
    throw new RefusedCondition(index, sentence);
  }
  const unit = units.find(({ id }) => id === unitId);
  if (unitId !== undefined && unit === undefined) {
    const sentence = `ویژگی «${propertyId}» با واحد «${unitId}» سنجیده نمی‌شود.`;
    throw new RefusedCondition(index, sentence, 'measurementUnitId');
  }
  const base = (value: number) => (unit === undefined ? value : toBase(value, unit));
  return {
    kind: 'range',
    propertyId,
    ...(min === undefined ? {} : { min: base(min) }),
    ...(max === undefined ? {} : { max: base(max) }),
  };
}

function isOptions({ dataType }: KnownProperty): boolean {
  return dataType === 'Option' || dataType === 'MultiOption';
}

/** A number without `~` reads as an option: it is an incomplete range. */
function unfit(property: KnownProperty, index: number, member: RefusedCondition['member']): RefusedCondition {
  const form =
    property.dataType === 'Number'
      ? `بازه می‌خواهد، مانند «${property.id}:10~20»`
      : property.dataType === 'Boolean'
        ? 'true یا false می‌خواهد'
        : isOptions(property)
          ? 'شناسهٔ گزینه می‌خواهد'
          : 'فیلتر نمی‌شود';
  return new RefusedCondition(index, `ویژگی «${property.id}» ${form}.`, member);
}
