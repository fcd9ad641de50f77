import type { Json, JsonObject } from '../../document.ts';
import { asList, asObject } from '../model/json-parts.ts';
import type { References } from '../model/references.ts';
import { alternatives, settled, typeOf } from '../values/schema-parts.ts';
import type { Steering } from '../values/value-context.ts';

/** One place inside a body, with the steering that makes it present. */
export interface BodySpot {
  readonly steps: readonly string[];
  readonly schema: JsonObject;
  readonly isRequired: boolean;
  readonly steering: Steering;
}

const deepest = 4;
const most = 80;

/** Returns every place a client may fill, outermost first. */
export function bodySpots(references: References, schema: Json): BodySpot[] {
  const found: BodySpot[] = [];
  const pending: BodySpot[] = [
    {
      steps: [],
      schema: settled(references, schema),
      isRequired: false,
      steering: { present: new Set(), branches: new Map() },
    },
  ];
  for (let spot = pending.shift(); spot !== undefined && found.length < most; spot = pending.shift()) {
    found.push(spot);
    if (spot.steps.length < deepest) pending.push(...below(references, spot));
  }
  return found;
}

/** Formats a place as problems name fields: `lines[0].quantity`. */
export function spotName(steps: readonly string[]): string {
  return (
    steps
      .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
      .join('')
      .replace(/^\./, '') || 'the body'
  );
}

function below(references: References, spot: BodySpot): BodySpot[] {
  const { schema, steps, steering } = spot;
  const branches = alternatives(references, schema);
  if (branches.length > 0) {
    return branches.flatMap(({ schema: branch }, index) => {
      const chosen = new Map(steering.branches).set(pointer(steps), index);
      return below(references, { ...spot, schema: branch, steering: { ...steering, branches: chosen } });
    });
  }
  if (typeOf(schema) === 'array') return [inner(references, spot, '0', schema.items ?? {}, true)];
  const required = asList(schema.required);
  return Object.entries(asObject(schema.properties))
    .map(([name, part]) => inner(references, spot, name, part, required.includes(name)))
    .filter((candidate) => candidate.schema.readOnly !== true);
}

function inner(
  references: References,
  spot: BodySpot,
  step: string,
  part: Json,
  isRequired: boolean,
): BodySpot {
  const steps = [...spot.steps, step];
  const present = new Set(spot.steering.present).add(pointer(steps));
  return { steps, schema: settled(references, part), isRequired, steering: { ...spot.steering, present } };
}

function pointer(steps: readonly string[]): string {
  return steps.map((step) => `/${step}`).join('');
}
