import type { JsonObject } from '../../document';
import { breaking, edit, fields, harmless, schema } from './edit.fixture';

const _parameter = (list: JsonObject[], name: string) => list.find((one) => one.name === name) as JsonObject;

/** Fields of the one schema that is both sent and read. */
export const fieldEdits = [
  edit(
    'an optional field is added',
    (d) => {
      fields(d).note = { type: 'string' };
    },
    harmless('It need not be sent, and may be ignored.'),
    breaking('A field that was sent is dropped.'),
  ),
  edit(
    'a required field is added',
    (d) => {
      fields(d).note = { type: 'string' };
      (schema(d).required as string[]).push('note');
    },
    breaking('A body without it is refused.'),
    breaking('Callers read a field that is gone.'),
  ),
  edit(
    'a required field is removed',
    (d) => {
      delete fields(d).id;
      schema(d).required = [];
    },
    breaking('Callers read a field that is gone.'),
    breaking('A body without it is refused.'),
  ),
  edit(
    'a field that is only sent is bounded',
    (d) => {
      (fields(d).secret as JsonObject).maxLength = 9;
    },
    breaking('A longer text is refused.'),
    harmless('Nobody reads it.'),
  ),
  edit(
    'a field that is only read is bounded',
    (d) => {
      (fields(d).made as JsonObject).maxLength = 9;
    },
    harmless('Nobody sends it.'),
    breaking('Longer texts may come.'),
  ),
  edit(
    'a field becomes read-only',
    (d) => {
      (fields(d).name as JsonObject).readOnly = true;
    },
    breaking('A field that was sent is dropped.'),
    harmless('The field may be sent.'),
  ),
  edit(
    'the schema under another name',
    (d) => {
      const { Item } = d.components.schemas as JsonObject;
      d.components.schemas = { Product: Item as JsonObject };
      const text = JSON.stringify(d.paths).replaceAll('schemas/Item', 'schemas/Product');
      d.paths = JSON.parse(text) as JsonObject;
    },
    harmless('Names of schemas are not sent.'),
    harmless('Names of schemas are not sent.'),
  ),
  edit(
    'the schema written in place',
    (d) => {
      const text = JSON.stringify(d.paths).replaceAll(
        '{"$ref":"#/components/schemas/Item"}',
        JSON.stringify(schema(d)),
      );
      d.paths = JSON.parse(text) as JsonObject;
    },
    harmless('It is the same schema.'),
    harmless('It is the same schema.'),
  ),
  edit(
    'an unused schema is removed',
    (d) => {
      (d.components.schemas as JsonObject).Unused = { type: 'string' };
    },
    harmless('Nobody sends it.'),
    harmless('Nobody sent it.'),
  ),
  edit(
    'the same schema as a part',
    (d) => {
      (d.components.schemas as JsonObject).Item = { allOf: [schema(d), { description: 'An item' }] };
    },
    harmless('A part without a rule adds nothing.'),
    harmless('A part without a rule added nothing.'),
  ),
];
