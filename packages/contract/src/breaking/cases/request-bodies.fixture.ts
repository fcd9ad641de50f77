import type { JsonObject, OpenApiDocument } from '../../document';
import { at } from '../base-contract.fixture';
import { type Case, change, field, get, push, put, set } from './edits.fixture';

/** By name: what an edit breaks, and what undoing it breaks. */
export const requestBodies: Record<string, Case> = {
  'a body must be sent': [
    (d) => set(at(put(d) as OpenApiDocument, 'requestBody'), { required: true }),
    'request-body-required',
    '',
  ],
  'the body is no longer read': [(d) => delete put(d).requestBody, 'request-body-removed', ''],
  'a required body is new': [
    (d) => set(get(d), { requestBody: { required: true, content: {} } }),
    'request-body-added',
    'request-body-removed',
  ],
  'a media type is no longer taken': [
    (d) => delete at(put(d) as OpenApiDocument, 'requestBody', 'content')['text/csv'],
    'request-media-type-removed',
    '',
  ],
  'a required field is new': [
    (d) => {
      set(change(d).properties as JsonObject, { city: { type: 'string' } });
      push(change(d).required, 'city');
    },
    'request-required-property-added',
    'request-property-removed',
  ],
  'an optional field is new': [
    (d) => set(change(d).properties as JsonObject, { city: { type: 'string' } }),
    '',
    'request-property-removed',
  ],
  'a field must be sent': [(d) => push(change(d).required, 'count'), 'request-property-required', ''],
  'a field may not be null': [
    (d) => set(field(change(d), 'note'), { type: 'string' }),
    'request-nullability-narrowed',
    '',
  ],
  'a field is of another type': [
    (d) => set(field(change(d), 'count'), { type: 'string' }),
    'request-type-changed',
    'request-type-changed',
  ],
  'a field takes fractions': [
    (d) => set(field(change(d), 'count'), { type: 'number' }),
    '',
    'request-type-narrowed',
  ],
  'a field is only read': [
    (d) => set(field(change(d), 'due'), { readOnly: true }),
    'request-property-removed',
    '',
  ],
  'a known value is forgotten': [
    (d) => (field(change(d), 'hint')['x-extensible-enum'] as string[]).pop(),
    '!request-known-values-removed',
    '',
  ],
  'unknown fields are refused': [
    (d) => set(field(change(d), 'open'), { additionalProperties: false }),
    'request-additional-properties-forbidden',
    '',
  ],
  'an object may have fewer fields': [
    (d) => set(field(change(d), 'open'), { maxProperties: 2 }),
    'request-properties-count-narrowed',
    '',
  ],
  'a shape less': [(d) => (field(change(d), 'price').oneOf as unknown[]).pop(), 'request-union-narrowed', ''],
  'a union becomes one shape': [
    (d) => set(change(d).properties as JsonObject, { price: { $ref: '#/components/schemas/Fixed' } }),
    'request-union-narrowed',
    '',
  ],
};
