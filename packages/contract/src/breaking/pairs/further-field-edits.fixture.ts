import type { JsonObject } from '../../document';
import { breaking, edit, fields, harmless, item, parameters, put, schema } from './edit.fixture';

const json = (body: JsonObject) => ({ 'application/json': { schema: body } });
const same = harmless('The same values are taken and sent as before.');

/** The same for parameters of a path, bodies and fields. */
export const furtherFieldEdits = [
  edit(
    'a required cookie',
    (d) => parameters(d).push({ name: 'session', in: 'cookie', required: true, schema: { type: 'string' } }),
    breaking('Requests without it are refused.'),
    breaking('What was sent with it is dropped.'),
  ),
  edit(
    'a parameter stands at the path',
    (d) => {
      (item(d).parameters as JsonObject[]).push(parameters(d)[3] as JsonObject);
      parameters(d).splice(3, 1);
    },
    harmless('The call has it still.'),
    breaking('The other call of the path no longer reads it.'),
  ),
  edit(
    'a call tightens a parameter of its path',
    (d) =>
      parameters(d).push({ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }),
    breaking('Zero is refused.'),
    harmless('More is taken.'),
  ),
  edit(
    'a further segment of the path',
    (d) => {
      const { '/items/{group}/{id}': old, ...others } = d.paths;
      d.paths = { ...others, '/items/{group}/{id}/whole': old ?? {} };
    },
    breaking('The old address answers 404.'),
    breaking('The longer address answers 404.'),
  ),
  edit(
    'a further method',
    (d) => {
      item(d).head = { operationId: 'headItem', responses: { 200: { description: 'There.' } } };
    },
    harmless('Nobody called it.'),
    breaking('Callers of it get 405.'),
  ),
  edit(
    'a body names its characters',
    (d) => {
      const body = put(d).requestBody as { content: JsonObject };
      const { 'application/json': media, ...others } = body.content;
      body.content = { ...others, 'application/json; charset=utf-8': media ?? {} };
    },
    same,
    same,
  ),
  edit(
    'a further kind of body',
    (d) => {
      const body = put(d).requestBody as { content: JsonObject };
      body.content['application/x-www-form-urlencoded'] = { schema: { type: 'object' } };
    },
    harmless('More is taken.'),
    breaking('A form is no longer taken.'),
  ),
  edit(
    'a text body is bounded',
    (d) => {
      const body = put(d).requestBody as { content: JsonObject };
      body.content['text/csv'] = { schema: { type: 'string', maxLength: 99 } };
    },
    breaking('Longer texts are refused.'),
    harmless('More is taken.'),
  ),
  edit(
    'the object is closed',
    (d) => {
      schema(d).additionalProperties = false;
    },
    breaking('Requests with unknown fields are refused.'),
    breaking('Unknown fields come where readers refuse them.'),
  ),
  edit(
    'the object is said to be open',
    (d) => {
      schema(d).additionalProperties = {};
    },
    same,
    same,
  ),
  edit(
    'a required field counts as one field',
    (d) => {
      schema(d).minProperties = 1;
    },
    harmless('An object with its required field has one field.'),
    harmless('An object with its required field has one field.'),
  ),
  edit(
    'a step that all integers have',
    (d) => {
      fields(d).id = { type: 'integer', multipleOf: 1 };
    },
    same,
    same,
  ),
  edit(
    'a length and a pattern that all texts have',
    (d) => {
      fields(d).name = { type: 'string', minLength: 0, pattern: '' };
    },
    same,
    same,
  ),
  edit(
    'a text that is no number',
    (d) => {
      fields(d).name = { type: 'string', not: { type: 'integer' } };
    },
    harmless('No text is a number.'),
    harmless('No text is a number.'),
  ),
  edit(
    'a number or a text',
    (d) => {
      fields(d).id = { oneOf: [{ type: 'integer' }, { type: 'string' }] };
    },
    breaking('Readers of a number get a text.'),
    breaking('Senders of a text are refused.'),
  ),
  edit(
    'a text under one of two bounds',
    (d) => {
      fields(d).name = { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'string' }] };
    },
    harmless('The second takes every text.'),
    harmless('The second took every text.'),
  ),
  edit(
    'required names in another order, and one twice',
    (d) => {
      schema(d).required = ['id', 'id'];
    },
    same,
    same,
  ),
  edit(
    'a default of a field',
    (d) => {
      fields(d).name = { type: 'string', default: 'none' };
    },
    harmless('What is sent is taken as before.'),
    harmless('What is sent is taken as before.'),
  ),
  edit(
    'what an extension says',
    (d) => {
      fields(d).name = {
        type: 'string',
        'x-order': 3,
        example: 'Blue',
        externalDocs: { url: 'https://e.example' },
      };
    },
    same,
    same,
  ),
  edit(
    'a callback sends a further field',
    (d) => {
      const callback = (
        put(d).callbacks as { stored: { [key: string]: { post: { requestBody: JsonObject } } } }
      ).stored;
      const post = callback['{$request.body#/callback}']?.post;
      if (post !== undefined)
        post.requestBody = {
          content: json({
            type: 'object',
            required: ['id'],
            properties: { id: { type: 'integer' }, at: { type: 'string' } },
          }),
        };
    },
    harmless('Readers of an open object ignore it.'),
    harmless('An optional field need not come.'),
  ),
  edit(
    'a callback to another address',
    (d) => {
      put(d).callbacks = {
        stored: {
          '{$request.body#/url}':
            (put(d).callbacks as { stored: JsonObject }).stored['{$request.body#/callback}'] ?? {},
        },
      };
    },
    breaking('The old address is no longer called.'),
    breaking('The new address is no longer called.'),
  ),
];
