import { lengthProblem, requiredText } from '../form-fields/text-field';
import { postalCodeRule } from './postal-code';

export const ADDRESS_CHARACTERS = { least: 10, most: 300 } as const;
export const TITLE_CHARACTERS = { least: 2, most: 60 } as const;
/** Maximum length of a door number and of a flat number. */
export const MOST_DOOR_CHARACTERS = 10;
export const MOST_ACCESS_NOTE_CHARACTERS = 300;

/** Text fields that both address forms share. */
export const addressTextFields = {
  title: requiredText({ problem: lengthProblem(TITLE_CHARACTERS, 'title-too-short', 'title-too-long') }),
  addressText: requiredText({
    problem: lengthProblem(ADDRESS_CHARACTERS, 'address-too-short', 'address-too-long'),
  }),
  postalCode: requiredText(postalCodeRule),
};
