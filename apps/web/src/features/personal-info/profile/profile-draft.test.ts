// @vitest-environment jsdom
import { profileValues } from '@bazaar/domain/person/profile-values';
import { afterEach, expect, it } from 'vitest';
import { baseVersionOf } from '@/lib/forms/base-version';
import { person } from '../personal-info.fixtures';
import { layOverProfile, PROFILE_DRAFT } from './profile-draft';

afterEach(() => localStorage.clear());

const versionOver = (version: number) => baseVersionOf(PROFILE_DRAFT, version, profileValues(person));

it('is based on the current version while there is no draft', () => {
  expect(versionOver(3)).toBe(3);
});

it('R-206 is based on the version that the draft was typed over', () => {
  layOverProfile(person, { ...profileValues(person), email: 'a@mail.example' });
  expect(versionOver(5)).toBe(3);
});

it('leaves no draft when the values are those of the profile', () => {
  layOverProfile(person, { ...profileValues(person), email: 'a@mail.example' });
  layOverProfile(person, profileValues(person));
  expect(Object.keys(localStorage)).toEqual([]);
});
