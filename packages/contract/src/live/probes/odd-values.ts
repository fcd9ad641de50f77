import type { Json } from '../../document.ts';

/** Texts that have made backends fail, each for a different reason. */
export const oddTexts: readonly string[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc\u202c',
  '\u200b',
  '🧑‍🔧🏳️‍🌈',
  'e\u0301\u0301\u0301',
  'ـ'.repeat(40),
  '\uffff',
  '\u001b[2J',
  "' or 1=1 --",
  '%',
  '%00',
  '_%\\',
  '\\',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '{{7*7}}',
  '__proto__',
  'null',
  '-1',
  '۱۲۳۴۵۶۷۸۹۰',
  ' ',
  '\r\nX-Injected: 1',
  'a'.repeat(2500),
];

export const oddNumbers: readonly Json[] = [
  0, -1, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296, 9_007_199_254_740_991, 9.2e18, 1e21,
  -1e21, 1e308, 5e-324, 0.1,
];

export const oddDates: readonly string[] = [
  '0000-01-01',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '+012026-01-01',
  '2026-06-30T23:59:60Z',
];
