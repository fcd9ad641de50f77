import { optionalText, requiredText } from '../form-fields/text-field';

/** Dependent lists of an address: each level belongs to the one above it. An empty id means not yet chosen. */
export interface Place {
  readonly countryId: string;
  readonly stateId: string;
  readonly cityId: string;
  readonly urbanAreaId: string;
}

const LEVELS = ['countryId', 'stateId', 'cityId', 'urbanAreaId'] as const satisfies readonly (keyof Place)[];

/** Chooses one level and clears the levels below it, which belonged to the former choice. Choosing the same id again changes nothing. */
export function choosePlace<Values extends Place>(values: Values, level: keyof Place, id: string): Values {
  if (values[level] === id) return values;
  const below = LEVELS.slice(LEVELS.indexOf(level) + 1);
  return { ...values, ...Object.fromEntries(below.map((lower) => [lower, ''])), [level]: id };
}

/** Fields of both address forms that hold the place. */
export const placeFields = {
  countryId: requiredText(),
  stateId: requiredText(),
  cityId: requiredText(),
  urbanAreaId: optionalText(),
};
