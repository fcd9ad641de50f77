// @vitest-environment jsdom
import { profileValues } from '@bazaar/domain/person/profile-values';
import { afterEach, expect, it } from 'vitest';
import { person } from '../personal-info.fixtures';
import { baseVersionOf, layOverProfile } from './profile-draft';

afterEach(() => localStorage.clear());

const now = Date.now();

it('is based on the current version while there is no draft', () => {
  expect(baseVersionOf(person, now)).toBe(3);
});

it('R-206 is based on the version that the draft was typed over', () => {
  layOverProfile(person, { ...profileValues(person), email: 'a@mail.example' });
  expect(baseVersionOf({ ...person, version: 5 }, Date.now())).toBe(3);
});

it('leaves no draft when the values are those of the profile', () => {
  layOverProfile(person, { ...profileValues(person), email: 'a@mail.example' });
  layOverProfile(person, profileValues(person));
  expect(Object.keys(localStorage)).toEqual([]);
});
