import { join } from 'node:path';
import type { OutputOptions } from 'orval';
import type { OpenApiDocument } from './document.ts';
import { inlinePathParameters } from './inline-path-parameters.ts';
import { locations } from './locations.ts';
import { invalidations, queryOverrides } from './query-rules.ts';
import { withoutProse } from './without-prose.ts';

const header = () => ['Generated from the contract; do not edit.'];
const inGenerated = (path: string) => join(locations.generating, path);

/** Fetchers, hooks and query options per tag, the model's types, and mocks that speak the contract's Persian examples. */
const calls = (document: OpenApiDocument): OutputOptions => ({
  mode: 'tags-split',
  target: inGenerated('endpoints/endpoints.ts'),
  schemas: inGenerated('model'),
  client: 'react-query',
  httpClient: 'fetch',
  baseUrl: '/api/v1',
  urlEncodeParameters: true,
  clean: true,
  override: {
    header,
    mutator: { path: join(locations.api, 'src/http/http-client.ts'), name: 'httpClient' },
    fetch: { includeHttpResponseReturnType: false },
    query: {
      usePrefetch: true,
      useSuspenseQuery: true,
      signal: true,
      mutationInvalidates: invalidations(document),
    },
    operations: queryOverrides(document),
    mock: { useExamples: true, required: true },
  },
  // One handler for every status a call names, so that each refusal can be shown and tested.
  mock: { generators: [{ type: 'msw', delay: false, useExamples: true, generateEachHttpStatus: true }] },
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
      // A broken answer then names the field of the state it claims to be in, not every state it is not.
      generateDiscriminatedUnion: true,
      // Values of a query are text; only the server reads them, and only it coerces.
      ...(variant === 'classic' ? { coerce: { query: ['number', 'boolean'] } } : {}),
    },
  },
});

/** What orval makes: calls with hooks, small schemas for the browser, and schemas that read a query's text for a server. */
export function orvalOutputs(document: OpenApiDocument) {
  const plain = { target: withoutProse(document) };
  return [
    { input: { target: inlinePathParameters(document) }, output: calls(document) },
    { input: plain, output: zodOutput('zod-mini', 'mini') },
    { input: plain, output: zodOutput('zod', 'classic') },
  ];
}
