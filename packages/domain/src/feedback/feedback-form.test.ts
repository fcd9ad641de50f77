import { expect, it } from 'vitest';
import { FEEDBACK_TYPES } from './feedback-address';
import { type FeedbackValues, feedbackSchema, startFeedback } from './feedback-form';

const whole: FeedbackValues = {
  ...startFeedback('Problem', { subject: 'بارگذاری نقشه', text: 'نقشه نیمه‌کاره می‌ماند.', from: '/faq' }),
};
const errorsOf = (values: Partial<FeedbackValues>) => {
  const { error } = feedbackSchema.safeParse({ ...whole, ...values });
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
};

it('R-537 sends what is filled in, in the contract’s form, and nothing empty', () => {
  expect(feedbackSchema.parse(whole)).toEqual({
    type: 'Problem',
    subject: 'بارگذاری نقشه',
    text: 'نقشه نیمه‌کاره می‌ماند.',
    pageUrl: '/faq',
  });
  const file = { id: 'file-1', name: 'a.png', sizeBytes: 9 };
  expect(
    feedbackSchema.parse({
      ...whole,
      text: '  خط ۱\nخط ۲ و بیشتر ',
      phoneNumber: '+۹۸۹۱۲۰۰۰۰۰۰۱',
      email: 'navid@kharid.example',
      fullName: 'نويد رضايي',
      rating: '4',
      pageUrl: '',
      files: [file],
    }),
  ).toEqual({
    type: 'Problem',
    subject: 'بارگذاری نقشه',
    text: 'خط ۱\nخط ۲ و بیشتر',
    phoneNumber: '09120000001',
    email: 'navid@kharid.example',
    fullName: 'نوید رضایی',
    rating: 4,
    fileIds: ['file-1'],
  });
});

it.each([
  [{ subject: 'آب' }, ['subject', 'subject-too-short']],
  [{ subject: ' ' }, ['subject', 'required']],
  [{ subject: 'x'.repeat(121) }, ['subject', 'too-long']],
  [{ text: 'کوتاه' }, ['text', 'feedback-too-short']],
  [{ text: 'x'.repeat(4001) }, ['text', 'too-long']],
  [{ fullName: 'ن' }, ['fullName', 'name-too-short']],
  [{ phoneNumber: '021' }, ['phoneNumber', 'not-a-mobile']],
  [{ email: 'navid@' }, ['email', 'email']],
] as const)('R-537 refuses %j', (values, error) => {
  expect(errorsOf(values as Partial<FeedbackValues>)).toEqual([error]);
});

it('R-537 opens filled in by another page, with the contact of the person', () => {
  const start = startFeedback('Question', { subject: 'س' }, { fullName: 'نوید رضایی' });
  expect(start).toMatchObject({
    type: 'Question',
    subject: 'س',
    text: '',
    fullName: 'نوید رضایی',
    email: '',
  });
  expect(FEEDBACK_TYPES.every((type) => startFeedback(type, {}).type === type)).toBe(true);
});
