import type { Json, JsonObject } from '../../document.ts';
import type { Person } from '../access/choose-people.ts';
import type { Fault } from '../checks/check-names.ts';
import type { LiveRequest } from '../requests/live-request.ts';
import type { Exchange, OperationRun } from '../run-operation.ts';
import { seedOf } from '../seeds.ts';
import { drawBareRequest, drawRequest } from './bare-request.ts';
import { createdId } from './object-id.ts';

/** The operations on one kind of object: `/notes` and `/notes/{id}`. */
export interface ObjectKind {
  readonly itemPath: string;
  /** Name of the path parameter that tells one object from another. */
  readonly parameter: string;
  readonly create: OperationRun | undefined;
  readonly read: OperationRun;
  readonly remove: OperationRun | undefined;
}

const tries = 4;

/** Finds every kind of object that can be read by its path, and created or deleted. */
export function objectKinds(runs: readonly OperationRun[]): ObjectKind[] {
  const find = (method: string, path: string) =>
    runs.find(
      ({ operation }) => operation.method === method && operation.path === path && operation.isDrivable,
    );
  return runs.flatMap((read) => {
    const itemPath = read.operation.path;
    const parameter = /^(.*)\/\{([^}]+)\}$/.exec(itemPath);
    if (read.operation.method !== 'GET' || parameter === null || !read.operation.isDrivable) return [];
    const [, collection = '', name = ''] = parameter;
    const create = find('POST', collection);
    const remove = find('DELETE', itemPath);
    return create === undefined && remove === undefined
      ? []
      : [{ itemPath, parameter: name, create, read, remove }];
  });
}

/** Follows an object of each kind through its life: created, read, deleted, and read again. */
export async function runObjectLife(kind: ObjectKind, seed: number): Promise<void> {
  const { create, remove } = kind;
  let isAvailable = create === undefined;
  let isGone = remove === undefined;
  for (let turn = 0; turn < tries && !(isAvailable && isGone); turn += 1) {
    const made = create?.mayEnter
      ? await createOne(kind, create, seedOf(seed, kind.itemPath, turn))
      : undefined;
    if (made !== undefined) isAvailable = true;
    const object = made ?? (await existingOne(kind, seedOf(seed, kind.itemPath, 'existing', turn)));
    if (object !== undefined && remove?.mayEnter && !isGone) isGone = await removeOne(kind, remove, object);
  }
}

interface Known {
  readonly path: JsonObject;
  readonly owner: string;
}

async function createOne(kind: ObjectKind, create: OperationRun, seed: number): Promise<Known | undefined> {
  const person = create.personFor(undefined);
  const step = { name: 'an object to look at', expectation: 'accepted', credential: 'own' } as const;
  const created = await create.exchange(step, drawRequest(create, person, seed), person);
  if (created === undefined) return undefined;
  create.notes.note(created.sighting);
  // 202: it will be there later.
  if (![200, 201].includes(created.answer.status)) return undefined;
  const id = createdId(created.answer, kind.itemPath, kind.parameter);
  if (id === undefined) return undefined;
  const known = { path: { ...created.request.path, [kind.parameter]: id }, owner: person.owner };
  const seen = await readOne(kind, known);
  if (seen === undefined) return undefined;
  create.notes.check('available');
  if (![404, 410].includes(seen.answer.status)) return isSuccess(seen) ? known : undefined;
  const message = `created ${shown(id)} (${created.answer.status}), then ${kind.read.operation.id} answered ${seen.answer.status}`;
  noteOn(create, created, { check: 'available', key: kind.itemPath, message });
  return undefined;
}

/** Returns an object that an earlier response showed, if it can be read. */
async function existingOne(kind: ObjectKind, seed: number): Promise<Known | undefined> {
  if (!kind.read.mayEnter) return undefined;
  const person = kind.read.personFor(undefined);
  const { path } = drawBareRequest(kind.remove ?? kind.read, person, seed);
  const seen = await readOne(kind, { path, owner: person.owner });
  return seen !== undefined && isSuccess(seen) ? { path, owner: person.owner } : undefined;
}

/** Deletes an object and looks whether it is gone. Returns whether that could be seen. */
async function removeOne(kind: ObjectKind, remove: OperationRun, object: Known): Promise<boolean> {
  const person = remove.personFor(object.owner);
  const step = { name: 'an object that is there', expectation: 'accepted', credential: 'own' } as const;
  const request = { ...drawBareRequest(remove, person, 1), path: object.path };
  const removed = await remove.exchange(step, request, person);
  if (removed === undefined) return true;
  remove.notes.note(removed.sighting);
  if (!isSuccess(removed) || removed.answer.status === 202) return false;
  const seen = await readOne(kind, object);
  if (seen === undefined) return true;
  remove.notes.check('gone');
  if (isSuccess(seen)) {
    const message = `deleted (${removed.answer.status}), but ${kind.read.operation.id} still answers ${seen.answer.status}`;
    noteOn(remove, removed, { check: 'gone', key: kind.itemPath, message });
  }
  return true;
}

async function readOne(kind: ObjectKind, { path, owner }: Known): Promise<Exchange | undefined> {
  const { read } = kind;
  if (!read.mayEnter) return undefined;
  const person: Person = read.personFor(owner);
  const request: LiveRequest = { ...drawBareRequest(read, person, 1), path };
  const step = {
    name: 'an object just made or deleted',
    expectation: 'accepted',
    credential: 'own',
  } as const;
  const seen = await read.exchange(step, request, person);
  if (seen !== undefined) read.notes.note(seen.sighting);
  return seen;
}

function noteOn(run: OperationRun, { sighting }: Exchange, fault: Fault): void {
  run.notes.note({ ...sighting, faults: [fault] });
}

function isSuccess({ answer }: Exchange): boolean {
  return answer.status >= 200 && answer.status < 300;
}

function shown(id: Json): string {
  return typeof id === 'string' ? id : JSON.stringify(id);
}
