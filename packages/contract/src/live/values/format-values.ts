import fc from 'fast-check';

const word = fc.stringMatching(/^[a-z]{2,8}$/);
const uri = word.map((name) => `https://${name}.example/${name}`);
const moment = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const octet = fc.integer({ min: 1, max: 254 });

/** Generators of texts by `format`; every format that is judged has one. */
export const formatValues: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.stringMatching(/^[a-z]{1,8}@[a-z]{2,8}\.example$/),
  date: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': moment,
  'iso-date-time': moment,
  uri: fc.stringMatching(/^https:\/\/[a-z]{2,8}\.example\/[a-z]{0,8}$/),
  url: uri,
  iri: uri,
  'uri-reference': fc.stringMatching(/^\/[a-z]{1,8}$/),
  'iri-reference': fc.stringMatching(/^\/[a-z]{1,8}$/),
  'uri-template': word.map((name) => `https://${name}.example/{id}`),
  time: fc.constantFrom('08:30:00Z', '23:59:59Z'),
  'iso-time': fc.constantFrom('08:30:00Z', '23:59:59Z'),
  duration: fc.constantFrom('P1D', 'PT30M', 'P2Y3M', 'P4W'),
  hostname: word.map((name) => `${name}.example`),
  ipv4: fc.tuple(octet, octet, octet, octet).map((parts) => parts.join('.')),
  ipv6: fc.ipV6(),
  regex: fc.constantFrom('^a+$', '[0-9]{3}', '.*'),
  'json-pointer': word.map((name) => `/${name}`),
  'json-pointer-uri-fragment': word.map((name) => `#/${name}`),
  'relative-json-pointer': fc.constantFrom('0', '1/name'),
  byte: word.map((name) => Buffer.from(name).toString('base64')),
};
