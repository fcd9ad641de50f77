import type { JsonObject } from '../../document';
import { type Case, field, order, push, set } from './edits.fixture';

/** By name: what an edit breaks, and what undoing it breaks. */
export const responseFields: Record<string, Case> = {
  'a field of the answer is gone': [
    (d) => delete (order(d).properties as JsonObject).id,
    'response-required-property-removed',
    '',
  ],
  'an optional one is gone': [
    (d) => delete (order(d).properties as JsonObject).total,
    '!response-optional-property-removed',
    '',
  ],
  'it may be missing': [(d) => (order(d).required as string[]).shift(), 'response-property-optional', ''],
  'it may be null': [
    (d) => set(field(order(d), 'id'), { type: ['string', 'null'] }),
    'response-nullability-widened',
    '',
  ],
  'its type is another': [
    (d) => set(field(order(d), 'total'), { type: 'string' }),
    'response-type-changed',
    'response-type-changed',
  ],
  'its type takes fractions': [
    (d) => set(field(order(d), 'total'), { type: 'number' }),
    'response-type-widened',
    '',
  ],
  'its type is left open': [(d) => delete field(order(d), 'hint').type, 'response-type-widened', ''],
  'its enumeration has a value more': [
    (d) => push(field(order(d), 'state').enum, 'Lost'),
    'response-enum-widened',
    '',
  ],
  'its values come in another order': [(d) => (field(order(d), 'state').enum as string[]).reverse(), '', ''],
  'its enumeration is gone': [(d) => delete field(order(d), 'state').enum, 'response-enum-widened', ''],
  'an open enumeration has a value more': [
    (d) => push(field(order(d), 'hint')['x-extensible-enum'], 'Old'),
    '',
    '',
  ],
  'its lower bound is gone': [(d) => delete field(order(d), 'total').minimum, 'response-minimum-widened', ''],
  'its upper bound is higher': [
    (d) => set(field(order(d), 'total'), { maximum: 12 }),
    'response-maximum-widened',
    '',
  ],
  'its step is gone': [(d) => delete field(order(d), 'total').multipleOf, 'response-multiple-widened', ''],
  'its length is less bound': [
    (d) => set(field(order(d), 'id'), { maxLength: 20 }),
    'response-length-widened',
    '',
  ],
  'it may be empty': [(d) => set(field(order(d), 'id'), { minLength: 0 }), 'response-length-widened', ''],
  'its pattern is another': [
    (d) => set(field(order(d), 'id'), { pattern: '^x' }),
    'response-pattern-changed',
    'response-pattern-changed',
  ],
  'its pattern is gone': [(d) => delete field(order(d), 'id').pattern, 'response-pattern-widened', ''],
  'its format is gone': [(d) => delete field(order(d), 'paidAt').format, 'response-format-widened', ''],
  'its format is another': [
    (d) => set(field(order(d), 'paidAt'), { format: 'date' }),
    'response-format-changed',
    'response-format-changed',
  ],
  'a list may be empty': [(d) => delete field(order(d), 'lines').minItems, 'response-items-widened', ''],
  'a list may be longer': [
    (d) => set(field(order(d), 'lines'), { maxItems: 99 }),
    'response-items-widened',
    '',
  ],
  'a list may repeat itself': [
    (d) => delete field(order(d), 'lines').uniqueItems,
    'response-uniqueness-widened',
    '',
  ],
  'items are of another type': [
    (d) => set(field(order(d), 'lines').items as JsonObject, { type: 'string' }),
    'response-type-changed',
    'response-type-changed',
  ],
  'an object may have more fields': [
    (d) => delete field(order(d), 'extra').maxProperties,
    'response-properties-count-widened',
    '',
  ],
  'values of a map are of another type': [
    (d) => set(field(order(d), 'extra'), { additionalProperties: { type: 'number' } }),
    'response-type-widened',
    '',
  ],
  'a closed object is open': [
    (d) => delete field(order(d), 'closed').additionalProperties,
    'response-additional-properties-allowed',
    '',
  ],
  'a field is only written': [
    (d) => set(field(order(d), 'id'), { writeOnly: true }),
    'response-required-property-removed',
    '',
  ],
  'a shape more': [
    (d) => push(field(order(d), 'price').oneOf, { type: 'object', properties: { kind: { const: 'Range' } } }),
    'response-union-widened',
    '',
  ],
  'shapes are told apart otherwise': [
    (d) => set(field(order(d), 'price'), { discriminator: { propertyName: 'type' } }),
    'response-discriminator-changed',
    'response-discriminator-changed',
  ],
};
