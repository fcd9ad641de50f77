import { describe, expect, it } from 'vitest';
import { deviationFrom } from './property-deviation';

const named = { propertyId: 'p-1', title: 'بار دینامیکی' };
const kN = { unitDisplayText: 'kN' };

describe('a deviation from a required property', () => {
  it.each([
    ['a lower bound', { ...named, value: 20, ...kN }, 'دست‌کم ۲۰ kN', '۱۹٫۵ kN'],
    ['an upper bound', { ...named, maxValue: 40, ...kN }, 'حداکثر ۴۰ kN', '۴۱ kN'],
    ['an exact number', { ...named, value: 52, maxValue: 52 }, '۵۲', '۵۰٫۷'],
    ['a span', { ...named, value: 10, maxValue: 12 }, '۱۰ تا ۱۲', '۹٫۷۵'],
    ['a negative bound', { ...named, value: -40 }, 'دست‌کم ‎−۴۰', '‎−۴۱'],
    ['options', { ...named, optionIds: ['o-c3'], optionTitles: ['C3'] }, 'C3', 'عادی'],
    ['a demanded part', { ...named, bool: true }, 'دارد', 'ندارد'],
    ['an unwanted part', { ...named, bool: false }, 'ندارد', 'دارد'],
  ])('tells %s beside what is offered', (_, property, requestedText, offeredText) => {
    const deviation = deviationFrom(property, 'عادی');
    const plain = (text = '') => text.replaceAll(/[\u200e\u2066\u2069\u2212-]/g, '');
    expect([deviation?.propertyId, plain(deviation?.requestedText), plain(deviation?.offeredText)]).toEqual([
      'p-1',
      plain(requestedText),
      plain(offeredText),
    ]);
    expect(deviation?.text).toBe(
      `بار دینامیکی: خواسته ${deviation?.requestedText}، پیشنهاد ${deviation?.offeredText}`,
    );
  });

  it.each([
    ['a text', { ...named, text: 'گریس لیتیم' }],
    ['zero', { ...named, value: 0 }],
    ['the only option there is', { ...named, optionIds: ['o-c3'], optionTitles: ['C3'] }],
  ])('does not exist for %s', (_, property) => {
    expect(deviationFrom(property, undefined)).toBeUndefined();
  });
});
