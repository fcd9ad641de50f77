import { expect, it } from 'vitest';
import { openCorrections } from './corrections';
import { newDraft, newLine } from './draft';

const line = newLine('l-1', { title: 'پمپ', note: 'با 09121234567 هماهنگ شود' });
const opened = { ...newDraft('d', 'g', 'usr-1', 0), lines: [line], buyerNote: 'زنگ بزنید' };
const corrections = { 'lines.l-1.note': 'شماره را بردارید.', buyerNote: 'شماره را بردارید.' };

it('R-404 a correction stands until its field is changed, and no longer', () => {
  expect(openCorrections(corrections, opened, opened)).toEqual(corrections);
  const retitled = { ...opened, lines: [{ ...line, title: 'پمپ دنده‌ای' }] };
  expect(openCorrections(corrections, opened, retitled)).toEqual(corrections);
  const renoted = { ...opened, lines: [{ ...line, note: '' }] };
  expect(Object.keys(openCorrections(corrections, opened, renoted))).toEqual(['buyerNote']);
  const changed = { ...renoted, buyerNote: 'در گفت‌وگو هماهنگ می‌شود' };
  expect(openCorrections(corrections, opened, changed)).toEqual({});
});

it('R-404 a correction of a whole line ends with any change of it, or without it', () => {
  const whole = { 'lines.l-1': 'روشن نیست.' };
  expect(openCorrections(whole, opened, opened)).toEqual(whole);
  expect(openCorrections(whole, opened, { ...opened, lines: [{ ...line, quantity: '۵' }] })).toEqual({});
  expect(openCorrections(whole, opened, { ...opened, lines: [] })).toEqual({});
});
