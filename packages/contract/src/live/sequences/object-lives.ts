import type { Json, JsonObject } from '../../document.ts';
import type { Person } from '../access/choose-people.ts';
import type { Fault } from '../checks/check-names.ts';
import type { LiveRequest } from '../requests/live-request.ts';
import type { Exchange, OperationRun } from '../run-operation.ts';
import { seedOf } from '../seeds.ts';
import { drawBareRequest, drawRequest } from './bare-request.ts';
import { createdId, holdsId } from './object-id.ts';

/** The operations on one kind of object: `/notes` and `/notes/{id}`. */
export interface ObjectKind {
  readonly itemPath: string;
  /** Name of the path parameter that tells one object from another. */
  readonly parameter: string;
  readonly create: OperationRun | undefined;
  /** Shows one object by its path, or the list of them where no call shows one. */
  readonly read: OperationRun;
  readonly isList: boolean;
  readonly remove: OperationRun | undefined;
}

const tries = 4;

/** Finds every kind of object that can be looked at, and created or deleted. */
export function objectKinds(runs: readonly OperationRun[]): ObjectKind[] {
  const paths = [...new Set(runs.map(({ operation }) => operation.path))];
  const find = (method: string, path: string) =>
    runs.find(
      ({ operation }) => operation.method === method && operation.path === path && operation.isDrivable,
    );
  return paths.flatMap((itemPath) => {
    const [, collection, parameter] = /^(.*)\/\{([^}]+)\}$/.exec(itemPath) ?? [];
    if (collection === undefined || parameter === undefined) return [];
    const [create, remove] = [find('POST', collection), find('DELETE', itemPath)];
    const single = find('GET', itemPath);
    const read = single ?? find('GET', collection);
    // A list may have more than one page, so that it cannot tell that a new object is missing.
    const isUseful = remove !== undefined || (create !== undefined && single !== undefined);
    if (read === undefined || !isUseful) return [];
    return [{ itemPath, parameter, create, read, isList: single === undefined, remove }];
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
  if (kind.isList) return isThere(kind, seen, known) ? known : undefined;
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
  const known = { path, owner: person.owner };
  return seen !== undefined && isThere(kind, seen, known) ? known : undefined;
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
  if (isThere(kind, seen, object)) {
    const message = `deleted (${removed.answer.status}), but ${kind.read.operation.id} still ${kind.isList ? 'lists it' : `answers ${seen.answer.status}`}`;
    noteOn(remove, removed, { check: 'gone', key: kind.itemPath, message });
  }
  return true;
}

async function readOne(kind: ObjectKind, { path, owner }: Known): Promise<Exchange | undefined> {
  const { read } = kind;
  if (!read.mayEnter) return undefined;
  const person: Person = read.personFor(owner);
  const bare = drawBareRequest(read, person, 1);
  const request: LiveRequest = kind.isList ? bare : { ...bare, path };
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

/** Returns whether a response shows an object: it is the object, or a list with its id. */
function isThere({ isList, parameter }: ObjectKind, seen: Exchange, { path }: Known): boolean {
  if (!isSuccess(seen)) return false;
  return !isList || holdsId(seen.answer.json, [parameter, 'id'], String(path[parameter]));
}

function isSuccess({ answer }: Exchange): boolean {
  return answer.status >= 200 && answer.status < 300;
}

function shown(id: Json): string {
  return typeof id === 'string' ? id : JSON.stringify(id);
}
