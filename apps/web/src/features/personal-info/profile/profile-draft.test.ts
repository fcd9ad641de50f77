// @vitest-environment jsdom
import { profileValues } from '@bazaar/domain/person/profile-values';
import { afterEach, expect, it } from 'vitest';
import { person } from '../personal-info.fixtures';
import { baseVersionOf, layOverProfile } from './profile-draft';

afterEach(() => localStorage.clear());

const now = Date.now();

it('stands on the present version while nothing was left here', () => {
  expect(baseVersionOf(person, now)).toBe(3);
});

it('R-206 stands on the version the words that were left here were typed over', () => {
  layOverProfile(person, { ...profileValues(person), email: 'a@mail.example' });
  expect(baseVersionOf({ ...person, version: 5 }, Date.now())).toBe(3);
});

it('leaves nothing behind when the values are those of the profile', () => {
  layOverProfile(person, { ...profileValues(person), email: 'a@mail.example' });
  layOverProfile(person, profileValues(person));
  expect(Object.keys(localStorage)).toEqual([]);
});
