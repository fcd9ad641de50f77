import { expect, it } from 'vitest';
import { supplier } from '@/testing/record-fixtures';
import { workingHoursLines } from './working-hours';

it('joins days of equal hours and omits closed days', () => {
  expect(workingHoursLines(supplier.workingHours)).toEqual([
    'شنبه تا چهارشنبه، ۸ تا ۱۷',
    'پنجشنبه، ۸ تا ۱۲:۳۰',
  ]);
});

it('shows nothing for a week without hours', () => {
  expect(workingHoursLines([{ weekday: 'Saturday' }])).toEqual([]);
});
