import { ProblemError } from '../http/problem';
import type { PropertyCondition } from './catalogue-query';

const mostConditions = 50;

/**
 * Parses the repeated `f` of the contract: `<propertyId>:<min>~<max>@<unitId>` with numbers in the base unit (the unit id is for display
 * only), `<propertyId>:<optionId>,<optionId>`, `<propertyId>:true|false`. Refuses anything else with 400.
 */
export function parseConditions(filters: readonly string[]): PropertyCondition[] {
  const conditions = filters.map(parseCondition);
  const propertyIds = new Set(conditions.map(({ propertyId }) => propertyId));
  if (propertyIds.size < conditions.length) throw badFilter('هر ویژگی یک بار در فیلترها می‌آید.');
  if (conditions.length > mostConditions) throw badFilter('شمار فیلترها بیش از حد است.');
  return conditions;
}

function parseCondition(filter: string): PropertyCondition {
  const [, propertyId, condition] = /^([\w-]+):(.+)$/.exec(filter) ?? [];
  if (propertyId === undefined || condition === undefined) throw unreadable(filter);
  if (condition === 'true' || condition === 'false') {
    return { kind: 'boolean', propertyId, value: condition === 'true' };
  }
  if (condition.includes('~')) return parseRange(filter, propertyId, condition);
  if (!/^[\w-]+(,[\w-]+)*$/.test(condition)) throw unreadable(filter);
  return { kind: 'options', propertyId, optionIds: condition.split(',') };
}

function parseRange(filter: string, propertyId: string, condition: string): PropertyCondition {
  const number = '(-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?)?';
  const parts = new RegExp(`^${number}~${number}(?:@[\\w-]+)?$`).exec(condition);
  const [min, max] = [parts?.[1], parts?.[2]].map((text) => (text === undefined ? undefined : Number(text)));
  if (parts === null || (min === undefined && max === undefined)) throw unreadable(filter);
  return {
    kind: 'range',
    propertyId,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}

function unreadable(filter: string): ProblemError {
  return badFilter(`فیلتر «${filter.slice(0, 80)}» خوانده نشد.`);
}

function badFilter(sentence: string): ProblemError {
  return new ProblemError('bad-request', { detail: sentence, errors: { f: [sentence] } });
}
