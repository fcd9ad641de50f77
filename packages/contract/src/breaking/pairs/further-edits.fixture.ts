import type { JsonObject } from '../../document';
import { breaking, edit, fields, get, harmless, ok, parameters, put, schema } from './edit.fixture';

const json = (body: JsonObject) => ({ 'application/json': { schema: body } });
const errors = (document: Parameters<typeof get>[0]) =>
  (get(document).responses as JsonObject)['4XX'] as { content: JsonObject };
const parameter = (document: Parameters<typeof get>[0], index: number) =>
  parameters(document)[index] as JsonObject;
const key = (document: Parameters<typeof get>[0]) => {
  (document.components.securitySchemes as JsonObject).key = { type: 'apiKey', in: 'header', name: 'X-Key' };
};
const same = harmless('The same values are taken and sent as before.');

/** Edits that other tools of the field judge, judged here by what OpenAPI and JSON Schema say. */
export const furtherEdits = [
  edit(
    'another way to log in',
    (d) => {
      key(d);
      get(d).security = [{ oauth: ['read'] }, { key: [] }];
    },
    harmless('The old way is enough still.'),
    breaking('Callers with a key are refused.'),
  ),
  edit(
    'a key beside the login',
    (d) => {
      key(d);
      get(d).security = [{ oauth: ['read'], key: [] }];
    },
    breaking('Callers without a key are refused.'),
    harmless('A key too many is ignored.'),
  ),
  edit(
    'a scope less',
    (d) => {
      get(d).security = [{ oauth: [] }];
    },
    harmless('A token with the scope is enough still.'),
    breaking('A token without the scope is refused.'),
  ),
  edit(
    'a read-only field always comes',
    (d) => {
      schema(d).required = ['id', 'made'];
    },
    harmless('It is no part of requests, and readers get more.'),
    breaking('Readers counted on it.'),
  ),
  edit(
    'a write-only field is required',
    (d) => {
      schema(d).required = ['id', 'secret'];
    },
    breaking('Requests without it are refused.'),
    harmless('It is no part of responses, and senders may send it still.'),
  ),
  edit(
    'a write-only field comes, too',
    (d) => delete fields(d).secret?.writeOnly,
    harmless('A further field in an open object.'),
    harmless('An optional field need not come.'),
  ),
  edit(
    'a read-only field has listed values',
    (d) => {
      fields(d).made = { type: 'string', readOnly: true, enum: ['here', 'there'] };
    },
    harmless('Fewer values come than readers expect.'),
    breaking('Values come that readers do not know.'),
  ),
  edit(
    'a header with a pattern',
    (d) => {
      (ok(d).headers as JsonObject).ETag = { required: true, schema: { type: 'string', pattern: '^"' } };
    },
    harmless('Fewer values come than readers expect.'),
    breaking('Values come that readers cannot parse.'),
  ),
  edit(
    'a header is a number',
    (d) => {
      (ok(d).headers as JsonObject).ETag = { required: true, schema: { type: 'integer' } };
    },
    harmless('A header is text, and digits are one.'),
    breaking('Text comes where readers parse digits.'),
  ),
  edit(
    'errors always have a code',
    (d) => {
      errors(d).content = json({
        type: 'object',
        required: ['code'],
        properties: { code: { type: 'string' } },
      });
    },
    harmless('Readers get more.'),
    breaking('Readers counted on the code.'),
  ),
  edit(
    'errors of another media type',
    (d) => {
      errors(d).content = { 'application/problem+json': { schema: { type: 'object' } } };
    },
    breaking('Readers of JSON errors do not know it.'),
    breaking('Readers of problems do not know it.'),
  ),
  edit(
    'a range of errors becomes two of them',
    (d) => {
      const { '4XX': any, ...others } = get(d).responses as JsonObject;
      get(d).responses = { ...others, 400: any ?? {}, 404: any ?? {} };
    },
    harmless('Each was in the range.'),
    harmless('Errors may be any; each described one is in the range.'),
  ),
  edit(
    'everything else is described',
    (d) => {
      (get(d).responses as JsonObject).default = { description: 'Else.', content: json({ type: 'object' }) };
    },
    harmless('What may come anyway is described.'),
    harmless('An error that is not described may come as before.'),
  ),
  edit(
    'an answer with a body in place of none',
    (d) => {
      put(d).responses = { 200: { description: 'Done.', content: json({ type: 'object' }) } };
    },
    breaking('Callers wait for 204.'),
    breaking('Callers wait for 200 and its body.'),
  ),
  edit(
    'an optional header is described',
    (d) => {
      put(d).responses = {
        204: { description: 'Done.', headers: { Location: { schema: { type: 'string' } } } },
      };
    },
    harmless('Unknown headers are ignored.'),
    harmless('An optional header need not come.'),
  ),
  edit(
    'a link to the next call',
    (d) => {
      ok(d).links = { change: { operationId: 'putItem' } };
    },
    harmless('A link is a hint.'),
    harmless('A hint less.'),
  ),
  edit(
    'values of a parameter in another order, and one twice',
    (d) => {
      parameter(d, 0).schema = { type: 'string', enum: ['few', 'all', 'few'] };
    },
    same,
    same,
  ),
  edit(
    'a further value of a parameter',
    (d) => {
      parameter(d, 0).schema = { type: 'string', enum: ['all', 'few', 'none'] };
    },
    harmless('More is taken.'),
    breaking('A value that was taken is refused.'),
  ),
  edit(
    'a parameter may be empty',
    (d) => {
      parameter(d, 0).allowEmptyValue = true;
    },
    harmless('More is taken.'),
    breaking('An empty value is refused.'),
  ),
  edit(
    'a parameter is deprecated',
    (d) => {
      parameter(d, 0).deprecated = true;
    },
    harmless('A notice alone changes nothing.'),
    harmless('The notice is taken back.'),
  ),
  edit(
    'a parameter in brackets',
    (d) => {
      parameter(d, 0).name = 'fields[]';
    },
    breaking('The old name is no longer read.'),
    breaking('The name in brackets is no longer read.'),
  ),
  edit(
    'a list, written with commas',
    (d) => {
      parameter(d, 0).schema = { type: 'array', items: { type: 'string', enum: ['all', 'few'] } };
      parameter(d, 0).explode = false;
    },
    harmless('One value is a list of one.'),
    breaking('Two values with a comma are none of the listed.'),
  ),
  edit(
    'a required parameter becomes optional',
    (d) => delete parameter(d, 1).required,
    harmless('It may be sent as before.'),
    breaking('Requests without it are refused.'),
  ),
  edit(
    'the content of a parameter is of another kind',
    (d) => {
      parameter(d, 2).content = { 'application/xml': { schema: { type: 'object' } } };
    },
    breaking('JSON is no longer taken.'),
    breaking('XML is no longer taken.'),
  ),
];
