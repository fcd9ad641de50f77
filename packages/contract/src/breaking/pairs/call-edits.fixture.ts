import type { JsonObject } from '../../document';
import { breaking, edit, get, harmless, item, ok, put } from './edit.fixture';

const rename = (target: JsonObject, from: string, to: string) => {
  target[to] = target[from] ?? {};
  delete target[from];
};
const _callback = (operation: JsonObject) =>
  ((operation.callbacks as JsonObject).stored as JsonObject)['{$request.body#/callback}'] as {
    post: JsonObject;
  };

/** Calls, bodies, statuses, media types and headers. */
export const callEdits = [
  edit(
    'a call is removed',
    (d) => delete item(d).put,
    breaking('Callers of it get 404 or 405.'),
    harmless('Nobody calls what was not there.'),
  ),
  edit(
    'a deprecated call is removed',
    (d) => {
      put(d).deprecated = true;
    },
    harmless('A notice alone changes nothing.'),
    harmless('The notice is taken back.'),
  ),
  edit(
    'an optional body is added',
    (d) => {
      get(d).requestBody = { content: { 'text/plain': {} } };
    },
    harmless('A body may be sent, and need not.'),
    breaking('A body that was read is dropped.'),
  ),
  edit(
    'a required body is added',
    (d) => {
      get(d).requestBody = { required: true, content: { 'text/plain': {} } };
    },
    breaking('A call without a body is refused.'),
    breaking('A body that was read is dropped.'),
  ),
  edit(
    'the body becomes optional',
    (d) => {
      (put(d).requestBody as JsonObject).required = false;
    },
    harmless('A body is still taken.'),
    breaking('A call without a body is refused.'),
  ),
  edit(
    'a kind of body is no longer taken',
    (d) => {
      delete ((put(d).requestBody as JsonObject).content as JsonObject)['text/csv'];
    },
    breaking('A CSV file is refused.'),
    harmless('One more kind is taken.'),
  ),
  edit(
    'a kind of body becomes a range',
    (d) => rename((put(d).requestBody as JsonObject).content as JsonObject, 'text/csv', 'text/*'),
    harmless('CSV is one of the texts.'),
    breaking('Other texts are refused.'),
  ),
  edit(
    'a kind of answer is another',
    (d) => rename(ok(d).content as JsonObject, 'application/json', 'application/xml'),
    breaking('Callers do not read XML.'),
    breaking('Callers do not read JSON.'),
  ),
  edit(
    'a kind of answer names its characters',
    (d) => rename(ok(d).content as JsonObject, 'application/json', 'application/json; charset=utf-8'),
    harmless('It is JSON still.'),
    harmless('It is JSON still.'),
  ),
  edit(
    'a kind of answer is any',
    (d) => rename(ok(d).content as JsonObject, 'application/json', '*/*'),
    breaking('Anything may come.'),
    harmless('One of many kinds is left.'),
  ),
  edit(
    'another success',
    (d) => rename(get(d).responses as JsonObject, '200', '201'),
    breaking('Callers do not know 201.'),
    breaking('Callers do not know 200.'),
  ),
  edit(
    'a further success',
    (d) => {
      (get(d).responses as JsonObject)['202'] = { description: 'Later.' };
    },
    breaking('Callers do not know 202.'),
    breaking('Callers that wait for 202 wait in vain.'),
  ),
  edit(
    'a success becomes a range',
    (d) => rename(get(d).responses as JsonObject, '200', '2XX'),
    breaking('Callers know 200 alone.'),
    harmless('One success of many is left.'),
  ),
  edit(
    'an error of a known range is described',
    (d) => {
      (get(d).responses as JsonObject)['404'] = {
        description: 'None.',
        content: { 'application/json': { schema: { type: 'object' } } },
      };
    },
    harmless('404 was one of the errors of 4XX.'),
    harmless('404 is one of the errors of 4XX.'),
  ),
  edit(
    'a range of errors in small letters',
    (d) => rename(get(d).responses as JsonObject, '4XX', '4xx'),
    harmless('4xx is 4XX.'),
    harmless('4XX is 4xx.'),
  ),
  edit(
    'a header is removed',
    (d) => {
      delete (ok(d).headers as JsonObject).ETag;
    },
    breaking('Callers read the header.'),
    harmless('A header more is ignored.'),
  ),
  edit(
    'a header becomes optional',
    (d) => {
      ((ok(d).headers as JsonObject).ETag as JsonObject).required = false;
    },
    breaking('The header may be missing.'),
    harmless('The header always comes.'),
  ),
  edit(
    'a header in other letters',
    (d) => rename(ok(d).headers as JsonObject, 'ETag', 'etag'),
    harmless('Headers have no case.'),
    harmless('Headers have no case.'),
  ),
];
