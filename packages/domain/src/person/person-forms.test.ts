import { describe, expect, it } from 'vitest';
import { buyerSchema, emptyBuyer } from '../buyer/buyer-form';
import { missingFields } from './missing-fields';
import { newPersonSchema, type ProfileValues, profileSchema } from './profile-form';
import { isPersonName, profileValues } from './profile-values';

const today = '2026-11-21';
const company = {
  name: 'صنایع نمونه',
  nationalId: '14000000003',
  economicCode: '411234567890',
  registrationNumber: '204861',
  activityFieldId: '',
};
const values: ProfileValues = {
  kind: 'Company',
  firstName: 'نوید',
  lastName: 'رضايي',
  nationalCode: '۰۰۱۲۳۴۵۶۷۹',
  email: 'buyer@mail.example',
  birthDate: '1985-04-12',
  gender: 'Male',
  jobTitleId: '',
  company,
};
const errorsOf = (changed: unknown) =>
  Object.fromEntries(
    (profileSchema(today).safeParse(changed).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('R-190 the profile', () => {
  it('R-190 of a company is sent with it, folded, empty fields left out', () => {
    expect(JSON.parse(JSON.stringify(profileSchema(today).parse(values)))).toEqual({
      kind: 'Company',
      firstName: 'نوید',
      lastName: 'رضایی',
      nationalCode: '0012345679',
      email: 'buyer@mail.example',
      birthDate: '1985-04-12',
      gender: 'Male',
      company: {
        name: 'صنایع نمونه',
        nationalId: '14000000003',
        economicCode: '411234567890',
        registrationNumber: '204861',
      },
    });
  });
  it('R-190 of a person neither checks nor sends the company fields still in the form', () => {
    const person = { ...values, kind: 'Person', company: { ...company, name: '', nationalId: 'x' } };
    expect(errorsOf(person)).toEqual({});
    expect(JSON.parse(JSON.stringify(profileSchema(today).parse(person)))).not.toHaveProperty('company');
  });
  it.each([
    [{ kind: '' }, { kind: 'required' }],
    [{ firstName: '' }, { firstName: 'required' }],
    [{ lastName: 'ر' }, { lastName: 'name-too-short' }],
    [{ nationalCode: '0012345678' }, { nationalCode: 'national-code' }],
    [{ email: 'x' }, { email: 'email' }],
    [{ birthDate: '2026-11-22' }, { birthDate: 'birth-date' }],
    [{ birthDate: '1899-12-31' }, { birthDate: 'birth-date' }],
    [{ birthDate: '1985-02-30' }, { birthDate: 'birth-date' }],
    [{ birthDate: today }, {}],
    [{ company: { ...company, name: 'صن' } }, { 'company.name': 'company-name-too-short' }],
    [{ company: { ...company, name: 'ص'.repeat(81) } }, { 'company.name': 'company-name-too-long' }],
    [{ company: { ...company, nationalId: '14000000004' } }, { 'company.nationalId': 'company-national-id' }],
    [{ company: { ...company, economicCode: '1' } }, { 'company.economicCode': 'economic-code' }],
  ])('R-190 with %j gives %j', (change, errors) => {
    expect(errorsOf({ ...values, ...change })).toEqual(errors);
  });
  it('R-190 is filled in again from what the catalogue has, a placeholder name as none', () => {
    const stored = { kind: 'Person', firstName: 'کاربر', lastName: '۰۰۰۱' } as const;
    expect(profileValues(stored)).toMatchObject({ firstName: '', lastName: '', company: { name: '' } });
    expect(profileValues({ ...stored, lastName: 'نمونه', email: 'a@b.co' })).toMatchObject({
      firstName: 'کاربر',
      lastName: 'نمونه',
      email: 'a@b.co',
    });
    expect(isPersonName('0001')).toBe(false);
  });
  it('R-190 of a first time has the person only', () => {
    const { kind: _, company: __, ...person } = values;
    expect(newPersonSchema(today).parse(person)).toMatchObject({ lastName: 'رضایی', jobTitleId: undefined });
  });
});

it.each([
  [[], []],
  [['company.economicCode'], ['company.economicCode']],
  [
    ['email', 'birthDate', 'firstName'],
    ['firstName', 'birthDate', 'email'],
  ],
  [['a-field-of-tomorrow', 'nationalCode'], ['nationalCode']],
])('R-191 of a profile that lacks %j the form shows %j', (told, shown) => {
  expect(missingFields({ missingFields: told })).toEqual(shown);
});

it('R-192 registers a buyer who accepts the rules', () => {
  const form = { ...emptyBuyer('09120000002'), firstName: 'نوید', lastName: 'رضایی', acceptsRules: true };
  expect(JSON.parse(JSON.stringify(buyerSchema.parse(form)))).toEqual({
    firstName: 'نوید',
    lastName: 'رضایی',
    phoneNumber: '09120000002',
    acceptsRules: true,
  });
  const issues = buyerSchema.safeParse(emptyBuyer('')).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['firstName', 'required'],
    ['lastName', 'required'],
    ['phoneNumber', 'required'],
    ['acceptsRules', 'rules-not-accepted'],
  ]);
});
