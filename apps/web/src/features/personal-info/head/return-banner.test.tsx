import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { personalInfoThen } from '@/lib/navigation/personal-info-then';
import { pageBefore, ReturnBanner } from './return-banner';

const draft = '/profile/directorder/edit/tr-1?step=review';
const searchOf = (path: string) => new URL(personalInfoThen(path), 'https://site.invalid').search;
const shown = (missingFields: readonly string[], path = draft) =>
  renderToStaticMarkup(<ReturnBanner profile={{ missingFields }} search={searchOf(path)} />);

it('leads from the request to the profile and back to the same place', () => {
  expect(pageBefore(searchOf(draft))).toBe(draft);
  expect(shown([])).toContain('href="/profile/directorder/edit/tr-1?step=review"');
  expect(shown([])).toContain('بازگشت به درخواست');
  expect(shown([], '/profile/wallet')).toContain('بازگشت به صفحهٔ پیش');
});

it('leads back only when nothing is missing, even of what the form does not know', () => {
  for (const missing of [['email'], ['a-field-of-tomorrow']]) {
    expect(shown(missing)).not.toContain('href');
    expect(shown(missing)).toContain('هنوز کامل نیست');
  }
});

it.each([
  '',
  '?redirectPath=https://other.example',
  '?redirectPath=//other.example',
  searchOf('/profile/personal-info'),
])('shows no link back for %j', (search) => {
  expect(pageBefore(search)).toBeUndefined();
  expect(renderToStaticMarkup(<ReturnBanner profile={{ missingFields: [] }} search={search} />)).toBe('');
});
