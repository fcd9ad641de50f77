import type { ProfileValues } from '@bazaar/domain/person/profile-form';
import { expect, it } from 'vitest';
import { mergeProfile, profileDifferences } from './profile-differences';

const company = { name: '', nationalId: '', economicCode: '', registrationNumber: '', activityFieldId: '' };
const opened: ProfileValues = {
  kind: 'Person',
  firstName: 'نوید',
  lastName: 'رضایی',
  nationalCode: '',
  email: 'a@mail.example',
  birthDate: '',
  gender: '',
  jobTitleId: '',
  company,
};

it('lists each field that differs, and preselects what was changed', () => {
  const mine = { ...opened, firstName: 'ناوید' };
  const stored = { ...opened, email: 'b@mail.example', firstName: 'نوید' };
  expect(profileDifferences(opened, mine, stored)).toEqual([
    { path: 'firstName', mine: 'ناوید', stored: 'نوید', proposed: 'mine' },
    { path: 'email', mine: 'a@mail.example', stored: 'b@mail.example', proposed: 'stored' },
  ]);
});

it('proposes the person’s own text where both have changed a field', () => {
  const [both] = profileDifferences(
    opened,
    { ...opened, email: 'mine@mail.example' },
    { ...opened, email: 'b@mail.example' },
  );
  expect(both?.proposed).toBe('mine');
});

it('omits the company fields of two persons, and shows them as soon as one is a company', () => {
  const typed = { ...opened, company: { ...company, name: 'صنایع نمونه' } };
  expect(profileDifferences(opened, typed, opened)).toEqual([]);
  const stored = { ...opened, kind: 'Company' as const, company: { ...company, name: 'صنایع دیگر' } };
  expect(profileDifferences(opened, opened, stored).map(({ path, proposed }) => [path, proposed])).toEqual([
    ['kind', 'stored'],
    ['company.name', 'stored'],
  ]);
});

it('merges the fields that were given up, also of the company, and nothing else', () => {
  const mine = { ...opened, firstName: 'ناوید', company: { ...company, name: 'من', nationalId: '1' } };
  const stored = { ...opened, email: 'b@mail.example', company: { ...company, name: 'آن' } };
  expect(mergeProfile(mine, stored, ['email', 'company.name'])).toEqual({
    ...mine,
    email: 'b@mail.example',
    company: { ...mine.company, name: 'آن' },
  });
  expect(mine.company.name).toBe('من');
});
