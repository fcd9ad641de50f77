import type { JsonObject } from '../../document';
import { at } from '../base-contract.fixture';
import { type Case, change, get, push, put, set } from './edits.fixture';

/** By name: what an edit breaks, and what undoing it breaks. */
export const calls: Record<string, Case> = {
  'a call is gone': [(d) => delete at(d, 'paths', '/orders/{id}').put, 'operation-removed', ''],
  'a path is gone': [(d) => delete d.paths['/orders/{id}'], 'operation-removed operation-removed', ''],
  'a call has another name': [
    (d) => set(get(d), { operationId: 'readOrder' }),
    'operation-id-changed',
    'operation-id-changed',
  ],
  'a call is in another group': [
    (d) => set(get(d), { tags: ['Trade'] }),
    '!operation-tag-changed',
    '!operation-tag-changed',
  ],
  'a login is asked for': [(d) => set(get(d), { security: [{ bearer: [] }] }), 'security-tightened', ''],
  'a scope more is asked for': [
    (d) => set(put(d), { security: [{ bearer: ['write', 'admin'] }] }),
    'security-tightened',
    '',
  ],
  'another way in, beside the old': [(d) => push(put(d).security, { key: [] }), '', 'security-tightened'],
  'fewer roles': [(d) => set(put(d), { 'x-roles': ['Admin'] }), 'roles-narrowed', ''],
  'a scheme works otherwise': [
    (d) => set(at(d, 'components', 'securitySchemes', 'bearer'), { scheme: 'basic' }),
    'security-scheme-changed',
    'security-scheme-changed',
  ],
  'the base address is another': [
    (d) => set(at(d, 'servers', 0), { url: '/api/v2' }),
    'server-removed',
    'server-removed',
  ],
  'words alone': [(d) => set(get(d), { summary: 'x', description: 'y', deprecated: true }), '', ''],
  'a schema is written in place': [
    (d) =>
      set(at(d, 'paths', '/orders/{id}', 'put', 'requestBody', 'content', 'application/json'), {
        schema: structuredClone(change(d)),
      }),
    '',
    '',
  ],
  'a schema is cut into parts': [
    (d) => {
      const { properties, ...rest } = change(d);
      set(at(d, 'components', 'schemas'), {
        Change: { allOf: [rest, { properties: properties as JsonObject }] },
      });
    },
    '',
    '',
  ],
};
