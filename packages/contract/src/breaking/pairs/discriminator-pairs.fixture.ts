import type { JsonObject } from '../../document';
import { type ContractPair, documentOf, type PlaceName, type Verdict } from './keyword-pairs.fixture';

const text = { type: 'string' };
const animal = (field: string, kind: JsonObject = text): JsonObject => ({
  type: 'object',
  properties: { kind, [field]: { type: 'integer' } },
  required: ['kind'],
});
const reference = (name: string) => `#/components/schemas/${name}`;
/** Names that no schema has on both sides come from this one list. */
const components = {
  Hen: animal('eggs'),
  Fowl: animal('eggs'),
  Cow: animal('milk'),
  Duck: animal('pond', { type: 'string', enum: ['duck'] }),
};

type Name = keyof typeof components;
const union = (names: Name[], mapping?: Record<string, string>): JsonObject => ({
  oneOf: names.map((name) => ({ $ref: reference(name) })),
  discriminator: { propertyName: 'kind', ...(mapping === undefined ? {} : { mapping }) },
});
const [hen, cow, duck] = [reference('Hen'), reference('Cow'), reference('Duck')];

interface Row {
  name: string;
  before: JsonObject;
  after: JsonObject;
  /** Verdicts where callers send the union, and where they read it; the same for the change undone. */
  verdict: Verdict;
  reason: string;
}

/** What tells the shapes of a union apart, changed where their own fields stay as they are. */
const rows: Row[] = [
  {
    name: 'a name of a shape is another',
    before: union(['Hen', 'Cow'], { hen, cow }),
    after: union(['Hen', 'Cow'], { poultry: hen, cow }),
    verdict: 'breaking',
    reason: 'One name of hens is unknown to the service, the other to callers.',
  },
  {
    name: 'the only shape has another name',
    before: union(['Hen'], { hen }),
    after: union(['Hen'], { poultry: hen }),
    verdict: 'breaking',
    reason: 'One name of hens is unknown to the service, the other to callers.',
  },
  {
    name: 'names of shapes are no longer mapped',
    before: union(['Hen', 'Cow'], { hen, cow }),
    after: union(['Hen', 'Cow']),
    verdict: 'breaking',
    reason: 'Without a mapping the names are those of the schemas.',
  },
  {
    name: 'one name is no longer mapped',
    before: union(['Hen', 'Cow'], { hen, cow }),
    after: union(['Hen', 'Cow'], { cow }),
    verdict: 'breaking',
    reason: 'A hen is told by the name of its schema.',
  },
  {
    name: 'a schema without a mapping is renamed',
    before: union(['Hen', 'Cow']),
    after: union(['Fowl', 'Cow']),
    verdict: 'breaking',
    reason: 'The name of the schema is sent.',
  },
  {
    name: 'the mapping says what holds without it',
    before: union(['Hen', 'Cow']),
    after: union(['Hen', 'Cow'], { Hen: hen, Cow: 'Cow' }),
    verdict: 'harmless',
    reason: 'The same names are sent.',
  },
  {
    name: 'the mapping says what the field lists',
    before: union(['Duck', 'Cow']),
    after: union(['Duck', 'Cow'], { duck, Cow: cow }),
    verdict: 'harmless',
    reason: 'The list of the field has told the names before.',
  },
  {
    name: 'names in another order',
    before: union(['Hen', 'Cow'], { hen, chick: hen, cow }),
    after: union(['Cow', 'Hen'], { cow, chick: hen, hen }),
    verdict: 'harmless',
    reason: 'The same names are sent.',
  },
];

export const discriminatorPairs: ContractPair[] = ['3.0.4', '3.1.1'].flatMap((version) =>
  rows.flatMap(({ name, before, after, verdict, reason }) =>
    (['request field', 'response field'] satisfies PlaceName[]).flatMap((place) =>
      [true, false].map((isDone) => ({
        name: `${version} ${place}: ${name}${isDone ? '' : ', undone'}`,
        before: documentOf(version, place, isDone ? before : after, components),
        after: documentOf(version, place, isDone ? after : before, components),
        verdict,
        reason,
      })),
    ),
  ),
);
