import { expect, it } from 'vitest';
import type { LiveOptions } from './live-options';
import { LiveSetupError } from './live-setup-error';
import { readOperations } from './model/read-operations';
import { selectOperations } from './select-operations';

const operation = (operationId: string, tags: string[], deprecated = false) => ({
  operationId,
  tags,
  deprecated,
});
const operations = readOperations({
  paths: {
    '/pets': { get: operation('listPets', ['Pets']), post: operation('addPet', ['Pets']) },
    '/pets/{id}': {
      get: operation('getPet', ['Pets', 'Public']),
      delete: operation('removePet', ['Pets'], true),
    },
    '/admin/v1.0/users': { get: operation('listUsers', ['Admin']) },
  },
});

it.each<[string, Partial<LiveOptions>, string[]]>([
  ['a path', { include: [{ field: 'path', form: '/pets' }] }, ['listPets', 'addPet']],
  ['paths by their beginning', { include: [{ field: 'path', form: '/admin/v1.0/*' }] }, ['listUsers']],
  ['a dot is a dot', { include: [{ field: 'path', form: '/admin/v1x0/*' }] }, []],
  ['a method', { include: [{ field: 'method', form: 'delete' }] }, ['removePet']],
  ['any of its tags', { include: [{ field: 'tag', form: 'public' }] }, ['getPet']],
  [
    'one of several',
    {
      include: [
        { field: 'operation', form: 'add*' },
        { field: 'tag', form: 'Admin' },
      ],
    },
    ['addPet', 'listUsers'],
  ],
  [
    'what is left',
    { exclude: [{ field: 'operation', form: 'list*' }], excludesDeprecated: true },
    ['addPet', 'getPet'],
  ],
])('selects by %s', (_, changes, ids) => {
  const options = {
    baseUrl: '',
    tokensByRole: [],
    isReadonly: false,
    seed: 1,
    timeoutSeconds: 1,
    ...changes,
  };
  if (ids.length === 0) expect(() => selectOperations(operations, options)).toThrow(LiveSetupError);
  else expect(selectOperations(operations, options).driven.map(({ id }) => id)).toEqual(ids);
});
