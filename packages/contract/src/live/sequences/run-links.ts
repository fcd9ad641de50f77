import type { Json } from '../../document.ts';
import { listedResponse } from '../checks/declared-response.ts';
import type { LinkModel } from '../model/operation-model.ts';
import { partOf, withValue } from '../requests/live-request.ts';
import type { Exchange, OperationRun } from '../run-operation.ts';
import { seedOf } from '../seeds.ts';
import { drawBareRequest, drawRequest } from './bare-request.ts';
import { evaluate } from './runtime-expression.ts';

const tries = 8;
const successes = 2;

/** Follows the links of an operation's successes right after each, before anything else can change what they lead to. */
export async function runLinks(
  source: OperationRun,
  runs: readonly OperationRun[],
  seed: number,
): Promise<void> {
  const hasLinks = [...source.operation.responses.values()].some(({ links }) => links.length > 0);
  if (!hasLinks || !source.mayEnter || !source.operation.isDrivable) return;
  const person = source.personFor(undefined);
  const step = {
    name: 'a request whose links are followed',
    expectation: 'accepted',
    credential: 'own',
  } as const;
  let left = successes;
  for (let turn = 0; turn < tries && left > 0; turn += 1) {
    const request = drawRequest(source, person, seedOf(seed, source.operation.id, 'links', turn));
    const exchange = await source.exchange(step, request, person);
    if (exchange === undefined) return;
    source.notes.note(exchange.sighting);
    const links = listedResponse(source.operation, exchange.answer.status)?.links ?? [];
    if (exchange.answer.status >= 300 || links.length === 0) continue;
    left -= 1;
    source.notes.check('links');
    for (const link of links) await follow(link, exchange, source, runs);
  }
}

async function follow(
  link: LinkModel,
  exchange: Exchange,
  source: OperationRun,
  runs: readonly OperationRun[],
): Promise<void> {
  const target = targetOf(link, runs);
  if (target === undefined || !target.mayEnter || !target.operation.isDrivable) return;
  const note = (key: string, message: string) =>
    source.notes.note({
      ...exchange.sighting,
      faults: [{ check: 'links', key: `${link.name} ${key}`, message }],
    });
  const person = target.personFor(exchange.sighting.owner);
  let request = drawBareRequest(target, person, 1);
  for (const [qualified, value] of Object.entries(link.parameters)) {
    const parameter = parameterOf(target, qualified);
    if (parameter === undefined) {
      note(qualified, `link ${link.name} fills ${qualified}, which ${target.operation.id} does not have`);
      continue;
    }
    const found: Json | undefined = evaluate(value, exchange);
    if (found !== undefined) request = withValue(request, partOf[parameter.in], [parameter.name], found);
    else if (parameter.isRequired) {
      note(
        qualified,
        `link ${link.name} reads ${String(value)}, which ${exchange.answer.status} does not hold`,
      );
      return;
    }
  }
  const step = {
    name: `link ${link.name} of ${source.operation.id}`,
    expectation: 'silent',
    credential: 'own',
  } as const;
  const followed = await target.exchange(step, request, person);
  if (followed === undefined) return;
  target.notes.note(followed.sighting);
  const { status } = followed.answer;
  if ([400, 404, 405, 410].includes(status))
    note(String(status), `link ${link.name} leads to ${target.operation.id}, which answered ${status}`);
}

function parameterOf({ operation }: OperationRun, qualified: string) {
  const [, place, name] = /^(path|query|header|cookie)\.(.+)$/s.exec(qualified) ?? [];
  const whole = operation.parameters.find((one) => one.name === qualified);
  return whole ?? operation.parameters.find((one) => one.in === place && one.name === name);
}

function targetOf({ target }: LinkModel, runs: readonly OperationRun[]): OperationRun | undefined {
  return runs.find(({ operation }) => {
    const pointer = `#/paths/${operation.path.replaceAll('~', '~0').replaceAll('/', '~1')}/${operation.method.toLowerCase()}`;
    return operation.id === target || target === pointer;
  });
}
