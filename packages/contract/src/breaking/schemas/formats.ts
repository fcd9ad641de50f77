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

export function formatShift(before: readonly string[], after: readonly string[]): Shift {
  const [was, is] = [before, after].map((formats) => formats.filter((format) => !prose.has(format)));
  const fits = (inner: readonly string[] = [], outer: readonly string[] = []) =>
    outer.every((format) => inner.some((own) => own === format || wider[own]?.includes(format)));
  return shiftOf(fits(was, is), fits(is, was));
}
