import { expect, it } from 'vitest';
import { supplier } from '@/testing/record-fixtures';
import { workingHoursLines } from './working-hours';

it('joins days of equal hours and leaves closed days out', () => {
  expect(workingHoursLines(supplier.workingHours)).toEqual([
    'شنبه تا چهارشنبه، ۸ تا ۱۷',
    'پنجشنبه، ۸ تا ۱۲:۳۰',
  ]);
});

it('says nothing for a week without hours', () => {
  expect(workingHoursLines([{ weekday: 'Saturday' }])).toEqual([]);
});
