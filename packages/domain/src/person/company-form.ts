import * as z from 'zod/mini';
import { companyNationalIdRule, economicCodeRule, registrationNumberRule } from '../form-fields/digit-code';
import { lengthProblem, optionalText, requiredText } from '../form-fields/text-field';

export const COMPANY_NAME_CHARACTERS = { least: 3, most: 80 } as const;

/** Schema of the company part of a profile. The service checks whether the company's name is free. */
export const companySchema = z.object({
  name: requiredText({
    problem: lengthProblem(COMPANY_NAME_CHARACTERS, 'company-name-too-short', 'company-name-too-long'),
  }),
  nationalId: requiredText(companyNationalIdRule),
  economicCode: optionalText(economicCodeRule),
  registrationNumber: optionalText(registrationNumberRule),
  activityFieldId: optionalText(),
});

export type CompanyValues = z.input<typeof companySchema>;
