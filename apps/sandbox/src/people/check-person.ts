import { isCompanyNationalId, isNationalCode } from '@bazaar/domain/form-fields/identity-codes';
import { normaliseInput } from '@bazaar/domain/persian';
import type { StoredCompany, StoredProfile } from '../db/schema/accounts';
import { ProblemError } from '../http/problem';
import { activityFields, jobTitles } from '../type-models/form-lists';

/** Optional members as in a request: absent, or undefined after parsing. */
type Gaps<Value> = { [Key in keyof Value]: Value[Key] | (undefined extends Value[Key] ? undefined : never) };

type PersonParts = Pick<
  StoredProfile,
  'firstName' | 'lastName' | 'nationalCode' | 'birthDate' | 'gender' | 'email' | 'jobTitleId'
>;
export type ToldPerson = Gaps<PersonParts> & { company?: Gaps<StoredCompany> | undefined };
export type CheckedPerson = PersonParts & { company?: StoredCompany };

const earliestBirth = '1900-01-01';

/**
 * Validates a person's input by the rules that a schema cannot express, and normalises names. Refuses with `validation` and a message by
 * field.
 */
export function checkPerson(told: ToldPerson & { kind: StoredProfile['kind'] }, now: Date): CheckedPerson {
  const { kind, company, ...parts } = told;
  const person = withoutGaps({
    ...parts,
    firstName: normaliseInput(told.firstName),
    lastName: normaliseInput(told.lastName),
  }) as PersonParts;
  const named = company === undefined ? undefined : { ...company, name: normaliseInput(company.name) };
  refuseWith([
    ...personErrors(person, now),
    ...(named === undefined ? [] : companyErrors(named)),
    [kind === 'Company' && named === undefined, 'company', 'مشخصات شرکت لازم است.'],
    [kind === 'Person' && named !== undefined, 'company', 'شخص حقیقی مشخصات شرکت ندارد.'],
  ]);
  return { ...person, ...(named === undefined ? {} : { company: withoutGaps(named) as StoredCompany }) };
}

type Check = readonly [isWrong: boolean, field: string, sentence: string];

function personErrors(person: PersonParts, now: Date): Check[] {
  const { firstName, lastName, nationalCode, birthDate, jobTitleId } = person;
  const today = now.toISOString().slice(0, 10);
  return [
    [firstName.length < 2, 'firstName', 'نام را کامل بنویسید.'],
    [lastName.length < 2, 'lastName', 'نام خانوادگی را کامل بنویسید.'],
    [nationalCode !== undefined && !isNationalCode(nationalCode), 'nationalCode', 'کد ملی درست نیست.'],
    [
      birthDate !== undefined && (birthDate < earliestBirth || birthDate > today),
      'birthDate',
      'تاریخ تولد درست نیست.',
    ],
    [isUnknown(jobTitles, jobTitleId), 'jobTitleId', 'این سمت در فهرست نیست.'],
  ];
}

function companyErrors(company: Gaps<StoredCompany>): Check[] {
  return [
    [company.name.length < 3, 'company.name', 'نام شرکت را کامل بنویسید.'],
    [!isCompanyNationalId(company.nationalId), 'company.nationalId', 'شناسهٔ ملی درست نیست.'],
    [
      isUnknown(activityFields, company.activityFieldId),
      'company.activityFieldId',
      'این زمینهٔ فعالیت در فهرست نیست.',
    ],
  ];
}

function isUnknown(list: readonly { id: string }[], id: string | undefined): boolean {
  return id !== undefined && !list.some((entry) => entry.id === id);
}

/** Refuses when any check failed, with its message at its field. */
export function refuseWith(checks: readonly Check[]): void {
  const failed = checks.filter(([isWrong]) => isWrong);
  if (failed.length === 0) return;
  throw new ProblemError('validation', {
    errors: Object.fromEntries(failed.map(([, field, sentence]) => [field, [sentence]])),
  });
}

/** Returns the object without its undefined members, which a stored document must not have. */
export function withoutGaps<Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>;
  };
}
