import { join } from 'node:path';
import type { OutputOptions } from 'orval';
import type { OpenApiDocument } from './document.ts';
import { hooksOnly } from './hooks-client.ts';
import { inlinePathParameters } from './inline-path-parameters.ts';
import { locations } from './locations.ts';
import { invalidations, queryOverrides } from './query-rules.ts';
import { withoutAnswerBounds } from './without-answer-bounds.ts';
import { withoutConditions } from './without-conditions.ts';
import { withoutProse } from './without-prose.ts';

const header = () => ['Generated from the contract; do not edit.'];
const inGenerated = (path: string) => join(locations.generating, path);

/** Options shared by both outputs of calls: one client, addresses of the contract, the response body itself instead of an envelope. */
const override = {
  header,
  mutator: { path: join(locations.api, 'src/http/http-client.ts'), name: 'httpClient' },
  fetch: { includeHttpResponseReturnType: false },
} satisfies OutputOptions['override'];

const addresses = {
  mode: 'tags-split',
  httpClient: 'fetch',
  baseUrl: '/api/v1',
  urlEncodeParameters: true,
  clean: true,
} satisfies Partial<OutputOptions>;

/** Fetchers per tag, the model's types, and mocks with the contract's Persian examples. */
const calls = (): OutputOptions => ({
  ...addresses,
  target: inGenerated('endpoints/endpoints.ts'),
  schemas: inGenerated('model'),
  client: 'fetch',
  override: { ...override, mock: { useExamples: true, required: true } },
  // One handler for every status a call names, so that each refusal can be shown and tested.
  mock: {
    generators: [
      {
        type: 'msw',
        delay: false,
        useExamples: true,
        generateEachHttpStatus: true,
        // A prefix, because pages and modules of a site may end alike.
        baseUrl: '*/api/v1',
      },
    ],
  },
});

/** Hooks, query options and keys per tag, over the fetchers; a mutation invalidates what the contract says it changes. */
const hooks = (document: OpenApiDocument): OutputOptions => ({
  ...addresses,
  target: inGenerated('hooks/hooks.ts'),
  schemas: inGenerated('model'),
  client: hooksOnly,
  override: {
    ...override,
    query: { signal: true, mutationInvalidates: invalidations(document) },
    operations: queryOverrides(document),
  },
});

const zodOutput = (folder: string, variant: 'mini' | 'classic'): OutputOptions => ({
  mode: 'tags-split',
  target: inGenerated(`${folder}/${folder}.ts`),
  schemas: { path: inGenerated(`${folder}/schemas`), type: 'zod' },
  client: 'zod',
  fileExtension: '.ts',
  clean: true,
  override: {
    header,
    zod: {
      variant,
      version: 4,
      generateReusableSchemas: true,
      // An invalid response then names the field of the state it claims to be in, instead of all other states.
      generateDiscriminatedUnion: true,
      // Query values are text; only the server parses them, and only it coerces.
      ...(variant === 'classic' ? { coerce: { query: ['number', 'boolean'] } } : {}),
    },
  },
});

/** Outputs of orval: calls, hooks over them, small schemas for the browser, and schemas that parse a query's text for a server. */
export function orvalOutputs(contract: OpenApiDocument) {
  const document = withoutConditions(contract);
  const inlined = { target: inlinePathParameters(document) };
  const plain = { target: withoutProse(document) };
  const small = { target: withoutAnswerBounds(withoutProse(document)) };
  return [
    { input: inlined, output: calls() },
    { input: inlined, output: hooks(document) },
    { input: small, output: zodOutput('zod-mini', 'mini') },
    { input: plain, output: zodOutput('zod', 'classic') },
  ];
}
