import type { JsonObject } from '../../document';
import { type Case, get, parameter, push, renamePath, sent, set } from './edits.fixture';

/** By name: what an edit breaks, and what undoing it breaks. */
export const requests: Record<string, Case> = {
  'a parameter is gone': [(d) => (get(d).parameters as unknown[]).shift(), 'request-parameter-removed', ''],
  'a parameter more': [
    (d) => push(get(d).parameters, { name: 'page', in: 'query', schema: {} }),
    '',
    'request-parameter-removed',
  ],
  'a required parameter more': [
    (d) => push(get(d).parameters, { name: 'page', in: 'query', required: true, schema: {} }),
    'request-required-parameter-added',
    'request-parameter-removed',
  ],
  'a parameter must be sent': [
    (d) => set(parameter(d, 0), { required: true }),
    'request-parameter-required',
    '',
  ],
  'a parameter moves to a header': [
    (d) => set(parameter(d, 0), { in: 'header' }),
    'request-parameter-removed',
    'request-parameter-removed',
  ],
  'a header in other letters': [(d) => set(parameter(d, 3), { name: 'x-platform' }), '', ''],
  'a list is written otherwise': [
    (d) => set(parameter(d, 2), { explode: false }),
    'request-parameter-written-otherwise',
    'request-parameter-written-otherwise',
  ],
  'a default is another': [
    (d) => set(sent(d, 1), { default: 20 }),
    'request-default-changed',
    'request-default-changed',
  ],
  'a default is gone': [
    (d) => delete sent(d, 1).default,
    'request-default-changed',
    '!request-default-changed',
  ],
  'the name of a path parameter is another': [(d) => renamePath(d), '', ''],
  'its enumeration has a value less': [
    (d) => ((sent(d, 2).items as JsonObject).enum as string[]).pop(),
    'request-enum-narrowed',
    '',
  ],
  'its enumeration is new': [(d) => set(sent(d, 0), { enum: ['ab'] }), 'request-enum-narrowed', ''],
  'its upper bound is lower': [(d) => set(sent(d, 1), { maximum: 50 }), 'request-maximum-narrowed', ''],
  'its lower bound is set': [(d) => set(sent(d, 1), { exclusiveMinimum: 1 }), 'request-minimum-narrowed', ''],
  'its step is larger': [(d) => set(sent(d, 1), { multipleOf: 20 }), 'request-multiple-narrowed', ''],
  'its shortest is longer': [(d) => set(sent(d, 0), { minLength: 3 }), 'request-length-narrowed', ''],
  'its longest is shorter': [(d) => set(sent(d, 0), { maxLength: 10 }), 'request-length-narrowed', ''],
  'its pattern is set': [
    (d) => set(sent(d, 2).items as JsonObject, { pattern: 'A' }),
    // Of its listed values the pattern leaves one.
    'request-enum-narrowed',
    '',
  ],
  'its pattern is another': [
    (d) => set(sent(d, 0), { pattern: '^b' }),
    'request-pattern-changed',
    'request-pattern-changed',
  ],
  'its format is set': [(d) => set(sent(d, 0), { format: 'email' }), 'request-format-narrowed', ''],
  'its format is gone': [(d) => delete sent(d, 3).format, '', 'request-format-narrowed'],
  'its list is shorter': [(d) => set(sent(d, 2), { maxItems: 3 }), 'request-items-narrowed', ''],
  'its list may not repeat itself': [
    (d) => set(sent(d, 2), { uniqueItems: true }),
    'request-uniqueness-narrowed',
    '',
  ],
};
