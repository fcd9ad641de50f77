import type { JsonObject } from '../../document';
import { breaking, edit, get, harmless, item, parameters, put } from './edit.fixture';

const parameter = (list: JsonObject[], name: string) => list.find((one) => one.name === name) as JsonObject;

/** Parameters. */
export const parameterEdits = [
  edit(
    'a parameter is removed',
    (d) => parameters(d).shift(),
    breaking('What it did is not done.'),
    harmless('It may be sent, and need not.'),
  ),
  edit(
    'a required parameter is added',
    (d) => parameters(d).push({ name: 'lang', in: 'query', required: true, schema: {} }),
    breaking('A call without it is refused.'),
    breaking('What it did is not done.'),
  ),
  edit(
    'a parameter becomes required',
    (d) => {
      parameter(parameters(d), 'fields').required = true;
    },
    breaking('A call without it is refused.'),
    harmless('It may be left out.'),
  ),
  edit(
    'a parameter moves to a header',
    (d) => {
      parameter(parameters(d), 'fields').in = 'header';
    },
    breaking('In the query it is not read.'),
    breaking('In the header it is not read.'),
  ),
  edit(
    'a parameter in other letters',
    (d) => {
      parameter(parameters(d), 'fields').name = 'Fields';
    },
    breaking('Queries have case.'),
    breaking('Queries have case.'),
  ),
  edit(
    'a header parameter in other letters',
    (d) => {
      parameter(parameters(d), 'X-Trace').name = 'x-trace';
    },
    harmless('Headers have no case.'),
    harmless('Headers have no case.'),
  ),
  edit(
    'other names in the path',
    (d) => {
      const { '/items/{group}/{id}': whole } = d.paths;
      d.paths = { '/items/{kind}/{number}': whole as JsonObject };
      const [group, id] = (whole as JsonObject).parameters as JsonObject[];
      Object.assign(group as JsonObject, { name: 'kind' });
      Object.assign(id as JsonObject, { name: 'number' });
    },
    harmless('Names in the path are not sent.'),
    harmless('Names in the path are not sent.'),
  ),
  edit(
    'path parameters in another order',
    (d) => {
      (item(d).parameters as JsonObject[]).reverse();
    },
    harmless('Their place is in the path.'),
    harmless('Their place is in the path.'),
  ),
  edit(
    'path parameters written at the call',
    (d) => {
      const shared = item(d).parameters as JsonObject[];
      delete item(d).parameters;
      for (const operation of [get(d), put(d)])
        operation.parameters = [...shared, ...((operation.parameters as JsonObject[]) ?? [])];
    },
    harmless('The same parameters hold.'),
    harmless('The same parameters hold.'),
  ),
  edit(
    'another default of a required parameter',
    (d) => {
      (parameter(parameters(d), 'page').schema as JsonObject).default = 0;
    },
    harmless('It is always sent.'),
    harmless('It is always sent.'),
  ),
  edit(
    'an integer parameter is any text',
    (d) => {
      (parameter(parameters(d), 'page').schema as JsonObject).type = 'string';
    },
    harmless('Digits are text.'),
    breaking('Text that is no number is refused.'),
  ),
  edit(
    'a path parameter is any text',
    (d) => {
      ((item(d).parameters as JsonObject[])[1] as JsonObject).schema = { type: 'string' };
    },
    harmless('Digits are text.'),
    breaking('Text that is no number is refused.'),
  ),
  edit(
    'one value becomes a repeated list',
    (d) => {
      parameter(parameters(d), 'fields').schema = {
        type: 'array',
        items: { type: 'string', enum: ['all', 'few'] },
      };
    },
    harmless('One value is a list of one.'),
    breaking('A second value is refused.'),
  ),
  edit(
    'one value becomes a list of at least two',
    (d) => {
      parameter(parameters(d), 'fields').schema = {
        type: 'array',
        minItems: 2,
        items: { type: 'string', enum: ['all', 'few'] },
      };
    },
    breaking('One value is not enough.'),
    breaking('A second value is refused.'),
  ),
  edit(
    'the object of a parameter has a field less',
    (d) => {
      parameter(parameters(d), 'filter').content = { 'application/json': { schema: { type: 'object' } } };
    },
    breaking('What the field did is not done.'),
    harmless('The field may be sent.'),
  ),
  edit(
    'the object of a parameter has a bound',
    (d) => {
      parameter(parameters(d), 'filter').content = {
        'application/json': {
          schema: { type: 'object', properties: { q: { type: 'string', maxLength: 3 } } },
        },
      };
    },
    breaking('A longer text is refused.'),
    harmless('Longer texts are taken.'),
  ),
  edit(
    'a parameter with JSON is written plainly',
    (d) => {
      const filter = parameter(parameters(d), 'filter');
      delete filter.content;
      filter.schema = { type: 'object', properties: { q: { type: 'string' } } };
    },
    breaking('JSON is not read.'),
    breaking('Plain fields are not read.'),
  ),
  edit(
    'a header that OpenAPI ignores',
    (d) => parameters(d).push({ name: 'Accept', in: 'header', required: true, schema: {} }),
    harmless('Such a parameter is ignored.'),
    harmless('Such a parameter is ignored.'),
  ),
];
