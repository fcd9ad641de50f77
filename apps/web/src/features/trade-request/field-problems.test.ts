import { expect, it } from 'vitest';
import { fieldProblems } from './field-problems';
import { awaitingPayment, needsCorrection } from './trade-request.fixtures';

it('sets what the reviewer asks and what was refused at their lines, each sentence once', () => {
  const failure = {
    title: '',
    isProfile: false,
    fields: {
      'lines[0].title': ['نام کالا را کامل بنویسید.'],
      'lines[12].quantity': ['مقدار باید بیشتر از صفر باشد.'],
    },
  };
  const { general, byLine } = fieldProblems(needsCorrection, failure);
  expect(general).toEqual(['تاریخ نزدیک‌تری بنویسید.']);
  expect([...byLine]).toEqual([
    [0, ['نام کالا را کامل بنویسید.']],
    [12, ['مقدار باید بیشتر از صفر باشد.']],
  ]);
});

it('is empty where nothing is wrong', () => {
  const { general, byLine } = fieldProblems(awaitingPayment, undefined);
  expect([general.length, byLine.size]).toEqual([0, 0]);
});
