import type fc from 'fast-check';
import { bareMediaType, isJson } from '../model/json-parts.ts';
import type { LiveRequest } from '../requests/live-request.ts';
import type { OperationContext } from '../requests/operation-context.ts';
import { requestValues } from '../requests/request-values.ts';
import { Ungenerable } from '../values/ungenerable.ts';
import { bodySpots } from './body-spots.ts';
import { spotProbes } from './broken-bodies.ts';
import { parameterProbes } from './broken-parameters.ts';
import type { Probe } from './probe.ts';

/** Returns one probe for each way in which a request of this operation can violate the contract. */
export function invalidProbes(context: OperationContext): Probe[] {
  const { parameters } = context.operation;
  return [
    ...parameters.flatMap((parameter) => possible(context, () => parameterProbes(context, parameter))),
    ...bodyProbes(context),
    ...wholeBodyProbes(context),
  ];
}

/** Returns no probes where the values around the violation cannot be made; the reason is noted. */
function possible(context: OperationContext, make: () => Probe[]): Probe[] {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Ungenerable)) throw error;
    context.noteGap(error.message);
    return [];
  }
}

function bodyProbes(context: OperationContext): Probe[] {
  const { body } = context.operation;
  if (body === undefined) return [];
  const asText = !isJson(body.mediaType);
  const spots = bodySpots(context.references, body.schema).filter(
    ({ steps }) => !asText || steps.length === 1,
  );
  return spots.flatMap((spot) => possible(context, () => spotProbes(context, spot, asText)));
}

/** Returns probes whose body is invalid as a whole. */
function wholeBodyProbes(context: OperationContext): Probe[] {
  const { body } = context.operation;
  if (body === undefined) return [];
  const base = requestValues(context);
  const raw = (what: string, mediaType: string, text: string) =>
    probe(
      `a body ${what}`,
      base.map((request) => ({ ...request, raw: { mediaType, text } })),
    );
  const isTaken = (mediaType: string) =>
    body.mediaTypes.some(
      (type) => type === mediaType || type === '*/*' || type === mediaType.replace(/\/.*/, '/*'),
    );
  const probes: Probe[] = [];
  if (!isTaken('text/plain')) probes.push(raw('of another media type', 'text/plain', 'some text'));
  if (isJson(bareMediaType(body.mediaType))) {
    probes.push(raw('that is broken JSON', body.mediaType, '{"a": '));
    if (!isTaken('application/xml'))
      probes.push(raw('that is JSON of another media type', 'application/xml', '{}'));
  }
  if (body.xml !== undefined) probes.push(raw('that is broken XML', body.mediaType, '<a><b></a>'));
  const without = base.map(({ body: _, ...request }) => request);
  if (body.isRequired) probes.push(probe('a body missing', without));
  return probes;
}

function probe(name: string, requests: fc.Arbitrary<LiveRequest>): Probe {
  return { name, expectation: 'refused', credential: 'own', requests };
}
