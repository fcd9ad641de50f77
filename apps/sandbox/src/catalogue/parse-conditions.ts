import type { PropertyCondition } from './catalogue-query';
import { RefusedCondition } from './refused-condition';

/** A condition as a client states it: numbers in `unitId`, or in the base unit of the property's quantity without one. */
export type StatedCondition = PropertyCondition & { unitId?: string };

const number = '-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?';
const rangeForm = new RegExp(`^(${number})?~(${number})?(?:@([\\w-]+))?$`);

/**
 * Parses the repeated `f` of the contract: `<propertyId>:<min>~<max>@<unitId>`, `<propertyId>:<optionId>,<optionId>`,
 * `<propertyId>:true|false`. Refuses with the position of the condition.
 */
export function parseConditions(filters: readonly string[]): StatedCondition[] {
  return filters.map((filter, index) => parseCondition(filter, index));
}

function parseCondition(filter: string, index: number): StatedCondition {
  const [, propertyId, condition] = /^([\w-]+):(.+)$/.exec(filter) ?? [];
  if (propertyId === undefined || condition === undefined) throw unreadable(filter, index);
  if (condition === 'true' || condition === 'false') {
    return { kind: 'boolean', propertyId, value: condition === 'true' };
  }
  if (/[~@]/.test(condition)) return parseRange(filter, index, propertyId, condition);
  if (!/^[\w-]+(,[\w-]+)*$/.test(condition)) throw unreadable(filter, index);
  return { kind: 'options', propertyId, optionIds: condition.split(',') };
}

function parseRange(filter: string, index: number, propertyId: string, condition: string): StatedCondition {
  const parts = rangeForm.exec(condition);
  if (parts === null) throw unreadable(filter, index);
  const [min, max] = [parts[1], parts[2]].map((text) => (text === undefined ? undefined : Number(text)));
  if (min === undefined && max === undefined) {
    throw new RefusedCondition(index, `بازهٔ «${filter}» هیچ عددی ندارد؛ دست‌کم یک سر آن لازم است.`);
  }
  if (![min, max].every((end) => end === undefined || Number.isFinite(end))) throw unreadable(filter, index);
  return {
    kind: 'range',
    propertyId,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(parts[3] === undefined ? {} : { unitId: parts[3] }),
  };
}

function unreadable(filter: string, index: number): RefusedCondition {
  return new RefusedCondition(index, `فیلتر «${filter.slice(0, 80)}» خوانده نشد.`);
}
