import { expect, it } from 'vitest';
import { deadlineView } from './deadline-view';

const now = Date.parse('2026-11-23T06:30:00Z');

it.each([
  ['AwaitingPayment', '2026-11-24T00:30:00Z', '۱۸ ساعت مانده', true],
  ['Seen', '2026-11-24T00:30:00Z', '۱۸ ساعت مانده', false],
  ['Answered', '2026-11-28T08:00:00Z', '۴ روز کاری مانده', false],
  ['Answered', '2027-02-01T08:00:00Z', 'تا ۱۲ بهمن', false],
  ['Answered', '2027-11-20T08:00:00Z', 'تا ۲۹ آبان ۱۴۰۶', false],
  ['Answered', '2026-11-20T08:00:00Z', 'مهلت گذشته است', true],
  ['ReadyToPublish', undefined, 'بی‌مهلت', false],
] as const)('%s until %s: %s', (status, dueAt, text, isUrgent) => {
  expect(deadlineView({ status, dueAt }, now)).toMatchObject({ text, isUrgent });
});

it('gives the moment, and of an ended request its day', () => {
  const { moment } = deadlineView({ status: 'Seen', dueAt: '2026-11-24T00:30:00Z' }, now);
  expect(moment).toBe('سه‌شنبه ۳ آذر ۱۴۰۵، ۰۴:۰۰');
  expect(deadlineView({ status: 'Agreed', closedAt: '2026-11-18T10:14:10.000Z' }, now)).toEqual({
    text: '۲۷ آبان ۱۴۰۵',
    moment: '',
    line: '۲۷ آبان ۱۴۰۵',
    isUrgent: false,
    isFar: false,
  });
});

it.each([
  ['2026-11-24T00:30:00Z', '۱۸ ساعت مانده، تا سه‌شنبه ۳ آذر ۱۴۰۵، ۰۴:۰۰'],
  ['2027-11-27T08:00:00Z', 'تا شنبه ۶ آذر ۱۴۰۶، ۱۱:۳۰'],
  ['2026-11-20T08:00:00Z', 'مهلت گذشته است؛ جمعه ۲۹ آبان ۱۴۰۵، ۱۱:۳۰'],
  [undefined, 'بی‌مهلت'],
] as const)('says the moment once in a line: %s', (dueAt, line) => {
  expect(deadlineView({ status: 'Answered', dueAt }, now).line).toBe(line);
});
