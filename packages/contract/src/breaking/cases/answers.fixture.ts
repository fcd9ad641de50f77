import type { JsonObject } from '../../document';
import { at } from '../base-contract.fixture';
import { type Case, get, push, put, renameKey, set } from './edits.fixture';

/** By name: what an edit breaks, and what undoing it breaks. */
export const answers: Record<string, Case> = {
  'another success': [
    (d) => renameKey(put(d).responses, '204', '200'),
    'response-status-removed response-status-added',
    'response-status-removed response-status-added',
  ],
  'a success more': [
    (d) => set(get(d).responses as JsonObject, { 202: { description: 'Later.' } }),
    'response-status-added',
    'response-status-removed',
  ],
  'a refusal more, where any is described': [
    (d) => set(get(d).responses as JsonObject, { 409: { description: 'No.' } }),
    '',
    '',
  ],
  'a refusal more, where none is described': [
    (d) => set(put(d).responses as JsonObject, { 409: { description: 'No.' } }),
    '!response-status-added',
    '',
  ],
  'a refusal less': [(d) => delete (get(d).responses as JsonObject)[404], '', ''],
  'nothing new for who asks for changes alone': [
    (d) => {
      set(get(d).responses as JsonObject, { 304: { description: 'Not modified.' } });
      push(get(d).parameters, { name: 'If-None-Match', in: 'header', schema: { type: 'string' } });
    },
    '',
    'request-parameter-removed',
  ],
  'nothing new, where no refusal is described': [
    (d) => set(put(d).responses as JsonObject, { 304: { description: 'Not modified.' } }),
    '!response-status-added',
    '',
  ],
  'refusals are no longer described': [
    (d) => delete (get(d).responses as JsonObject).default,
    '!response-default-removed',
    '',
  ],
  'another media type': [
    (d) =>
      renameKey(
        at(d, 'paths', '/orders/{id}', 'get', 'responses', 200, 'content'),
        'application/json',
        'application/xml',
      ),
    'response-media-type-removed',
    'response-media-type-removed',
  ],
  'a media type more': [
    (d) => set(at(d, 'paths', '/orders/{id}', 'get', 'responses', 200, 'content'), { 'application/xml': {} }),
    '',
    'response-media-type-removed',
  ],
  'a body where there was none': [
    (d) => set(at(d, 'paths', '/orders/{id}', 'put', 'responses', 204), { content: { 'text/plain': {} } }),
    '!response-body-added',
    'response-media-type-removed',
  ],
  'a header is gone': [
    (d) => delete at(d, 'paths', '/orders/{id}', 'get', 'responses', 200, 'headers').ETag,
    'response-header-removed',
    '',
  ],
  'an optional header is gone': [
    (d) => delete at(d, 'paths', '/orders/{id}', 'get', 'responses', 200, 'headers').Age,
    '!response-header-removed',
    '',
  ],
  'a header may be missing': [
    (d) => delete at(d, 'paths', '/orders/{id}', 'get', 'responses', 200, 'headers', 'ETag').required,
    'response-header-optional',
    '',
  ],
  'a header is of another type': [
    (d) =>
      set(at(d, 'paths', '/orders/{id}', 'get', 'responses', 200, 'headers', 'Age', 'schema'), {
        type: 'string',
      }),
    // Headers are text: any number is one, not every text is a number.
    'response-type-widened',
    '',
  ],
  'a header in other letters': [
    (d) => renameKey(at(d, 'paths', '/orders/{id}', 'get', 'responses', 200, 'headers'), 'ETag', 'etag'),
    '',
    '',
  ],
};
