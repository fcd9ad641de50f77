import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDifferences, isGenerated } from '../testing/contract-examples/find-differences';
import { findIds, isIdKey, readStoredStrings } from '../testing/contract-examples/find-ids';
import { prepareBody } from '../testing/contract-examples/prepare-body';
import {
  type ExampleOperation,
  readExampleOperations,
  readSchemaExamples,
} from '../testing/contract-examples/read-examples';
import {
  type ExampleRequest,
  exampleRequests,
  sendExample,
} from '../testing/contract-examples/send-examples';
import { type TestApp, testApp } from '../testing/test-app';

const products = 400;
const operations = readExampleOperations();
const isWrite = ({ method }: ExampleOperation) => method !== 'GET';
/** Requests with the id of a file, which an upload of the same person gives: the seed has none. */
const withFiles = ['chooseProfilePicture'];
/** Read again after the writes: what a purchase or a payment of the examples leads to. */
const readAgain = ['listRunningMemberships', 'getPayment'];

/** Reads in the seed's state, then what changes it, then reads of what was made, then removals. */
const turns = [
  ...operations.filter((operation) => !isWrite(operation)),
  ...operations.filter((operation) => isWrite(operation) && operation.method !== 'DELETE'),
  ...operations.filter(({ operationId }) => readAgain.includes(operationId)),
  ...operations.filter(({ method }) => method === 'DELETE'),
];

/** People of the seed by the roles they have; the first who may make a call makes it. */
const people: [phoneNumber: string, roles: string[]][] = [
  ['09120000001', ['LoggedIn', 'Buyer', 'Consumer', 'Customer', 'ConsumerOwner']],
  ['09120000005', ['Supplier']],
  ['09120000009', ['Admin']],
];
/** Calls that only someone else makes in earnest: who has just registered. */
const callers: Record<string, string> = {
  registerBuyer: '09120000002',
  createPersonCustomer: '09120000002',
  uploadFile: '09120000001',
};

interface Sent {
  request: ExampleRequest;
  status: number;
  body: unknown;
  /** The state is the one that writes left. */
  isLater: boolean;
}

const sent = new Map<string, Sent[]>();
let strings = new Set<string>();
const worlds: TestApp[] = [];

beforeAll(async () => {
  const world = await newWorld();
  strings = await readStoredStrings(world.services.database.db);
  for (const operation of turns) {
    const answers = sent.get(operation.operationId) ?? [];
    const isLater = isWrite(operation) || answers.length > 0;
    for (const request of exampleRequests(operation)) {
      let answer = await send(world, operation, request);
      // What an example finds changed by an earlier one, it finds as it should in the seed.
      if (answer.status >= 400 && isWrite(operation)) {
        answer = await send(await newWorld(), operation, request);
      }
      answers.push({ request, isLater, ...answer });
    }
    sent.set(operation.operationId, answers);
  }
}, 600_000);

afterAll(async () => {
  await Promise.all(worlds.map(({ services }) => services.database.close()));
});

describe('the examples of the contract', () => {
  it.each(operations)('$operationId answers its example as declared', ({ operationId, responses }) => {
    for (const { request, status, body } of sent.get(operationId) ?? []) {
      expect([...responses.keys()], `${request.name}: ${request.address} ${JSON.stringify(body)}`).toContain(
        status,
      );
    }
  });

  it.each(operations)('$operationId answers what its examples show', (operation) => {
    const answers = sent.get(operation.operationId) ?? [];
    for (const [status, examples] of operation.responses) {
      for (const { name, value } of examples) {
        const tried = answers
          .filter((answer) => answer.status === status)
          .map(({ body, isLater }) => findDifferences(value, body, { isMade: isLater }));
        const [fewest = ['no such answer']] = tried.sort((left, right) => left.length - right.length);
        expect(fewest, name).toEqual([]);
      }
    }
  });

  it('name what the seed has, or what the request makes', () => {
    const unknown = operations.flatMap((operation) => {
      const { operationId, parameters, body, responses, refusals } = operation;
      const requested = [
        ...parameters.flatMap(({ name, examples }) =>
          examples.flatMap(({ value }) => findIds(value, name, name)),
        ),
        ...(body?.examples ?? []).flatMap(({ name, value }) => findIds(value, name)),
      ].filter(({ id }) => !strings.has(id) && !(withFiles.includes(operationId) && isGenerated(id)));
      const answered = [...responses.values()]
        .flat()
        .concat(refusals)
        .flatMap(({ name, value }) => findIds(value, name))
        .filter(
          ({ id }) =>
            !strings.has(id) && !(sent.get(operationId)?.some(({ isLater }) => isLater) && isGenerated(id)),
        );
      return [...requested, ...answered].map(({ place, id }) => `${operationId} ${place}: ${id}`);
    });
    expect(unknown).toEqual([]);
  });

  it('of schemas name what the seed has', () => {
    const unknown = readSchemaExamples()
      .filter(({ key, value }) => isIdKey(key) && typeof value === 'string' && !strings.has(value))
      .filter(({ value }) => !isGenerated(String(value)));
    // The seed has no property that is a day.
    expect(unknown.map(({ place, value }) => `${place}: ${value}`)).toEqual([
      'RequiredDate.properties.propertyId: p-produced-after',
    ]);
  });
});

async function newWorld(): Promise<TestApp> {
  const world = await testApp(products);
  worlds.push(world);
  return world;
}

const tokens = new Map<TestApp, Map<string, Promise<string>>>();

/** A person logs in once in each world: the service sends no second code soon after the first. */
function tokenOf(world: TestApp, phoneNumber: string): Promise<string> {
  const known = tokens.get(world) ?? new Map<string, Promise<string>>();
  tokens.set(world, known);
  const token = known.get(phoneNumber) ?? world.logIn(phoneNumber);
  known.set(phoneNumber, token);
  return token;
}

async function send(world: TestApp, operation: ExampleOperation, request: ExampleRequest) {
  const { operationId, roles } = operation;
  const caller =
    callers[operationId] ?? people.find(([, own]) => own.some((role) => roles.includes(role)))?.[0];
  const token = caller === undefined ? undefined : await tokenOf(world, caller);
  const body = await prepareBody(world, `${operationId} ${request.name}`, request.body, token);
  return sendExample(world, operation, body === undefined ? request : { ...request, body }, token);
}
