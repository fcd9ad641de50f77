import { type Shift, shiftOf } from './shift.ts';

/** By format: the wider ones that take all of its values. */
const wider: Readonly<Record<string, readonly string[]>> = {
  int8: ['int16', 'int32', 'int64', 'float', 'double'],
  uint8: ['int16', 'int32', 'int64', 'float', 'double'],
  int16: ['int32', 'int64', 'float', 'double'],
  int32: ['int64', 'double'],
  float: ['double'],
  uri: ['uri-reference', 'iri', 'iri-reference'],
  'uri-reference': ['iri-reference'],
  iri: ['iri-reference'],
  email: ['idn-email'],
  hostname: ['idn-hostname'],
};

/** Formats that say how a text is shown or meant, and refuse none. */
const prose = new Set(['password', 'markdown', 'html', 'textarea', 'multiline', 'text']);

/** Formats that are ranges of integers. */
export const integerRanges: Readonly<Record<string, readonly [least: number, most: number]>> = {
  int8: [-(2 ** 7), 2 ** 7 - 1],
  uint8: [0, 2 ** 8 - 1],
  int16: [-(2 ** 15), 2 ** 15 - 1],
  uint16: [0, 2 ** 16 - 1],
  int32: [-(2 ** 31), 2 ** 31 - 1],
  uint32: [0, 2 ** 32 - 1],
  int64: [-(2 ** 63), 2 ** 63 - 1],
  uint64: [0, 2 ** 64 - 1],
};

/** Returns how the values that formats take changed; without ranges of integers where those are compared as bounds. */
export function formatShift(
  before: readonly string[],
  after: readonly string[],
  isWithoutRanges = false,
): Shift {
  const [was, is] = [before, after].map((formats) => formats.filter((format) => !prose.has(format)));
  const fits = (inner: readonly string[] = [], outer: readonly string[] = []) =>
    outer
      .filter((format) => !isWithoutRanges || !Object.hasOwn(integerRanges, format))
      .every((format) => inner.some((own) => own === format || wider[own]?.includes(format)));
  return shiftOf(fits(was, is), fits(is, was));
}
