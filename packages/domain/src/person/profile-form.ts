import * as z from 'zod/mini';
import { type CompanyValues, companySchema } from './company-form';
import { personalFields } from './identity-fields';

export const PROFILE_KINDS = ['Person', 'Company'] as const;
export type ProfileKind = (typeof PROFILE_KINDS)[number];

/**
 * Creates the schema of a person's or company's profile (P16). A person's company fields stay in the form, so that switching back loses
 * nothing, but are neither validated nor sent. The output is the contract's `ChangedCustomer` without its `version`.
 *
 * @param today current day as ISO date
 */
export function profileSchema(today: string) {
  const personal = personalFields(today);
  return z.discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('Person'), ...personal, company: ignoredCompany }),
      z.object({ kind: z.literal('Company'), ...personal, company: companySchema }),
    ],
    { error: 'required' },
  );
}

const ignoredCompany = z.pipe(
  z.optional(z.custom<CompanyValues>(() => true)),
  z.transform(() => undefined),
);

/** Creates the schema of the part of a profile that `POST /customers/personcustomer` takes for a profile that was never filled in. */
export function newPersonSchema(today: string) {
  return z.object(personalFields(today));
}

export type ProfileOutput = z.output<ReturnType<typeof profileSchema>>;
export type NewPersonOutput = z.output<ReturnType<typeof newPersonSchema>>;

/** Values of the form; empty texts for fields not given. */
export interface ProfileValues {
  readonly kind: ProfileKind;
  readonly firstName: string;
  readonly lastName: string;
  readonly nationalCode: string;
  readonly email: string;
  readonly birthDate: string;
  readonly gender: string;
  readonly jobTitleId: string;
  readonly company: Required<CompanyValues>;
}
