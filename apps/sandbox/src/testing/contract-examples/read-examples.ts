import { readFileSync } from 'node:fs';

export type Json = Record<string, unknown>;

export interface NamedExample {
  name: string;
  value: unknown;
}

export interface ExampleParameter {
  name: string;
  in: string;
  examples: NamedExample[];
}

/** An operation of the contract with every example of its requests and its successful responses. */
export interface ExampleOperation {
  operationId: string;
  method: string;
  path: string;
  roles: string[];
  parameters: ExampleParameter[];
  /** Absent without a body. A body of files has no examples. */
  body?: { mediaType: string; examples: NamedExample[] };
  /** By status, those below 300. */
  responses: Map<number, NamedExample[]>;
  /** Of every other response. */
  refusals: NamedExample[];
}

const document = JSON.parse(
  readFileSync(new URL('../../../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as Json;

/** Returns the operations of the contract's bundle, in its order. */
export function readExampleOperations(): ExampleOperation[] {
  return Object.entries(document.paths as Json).flatMap(([path, item]) =>
    Object.entries(item as Json).map(([method, operation]) => toOperation(path, method, operation as Json)),
  );
}

/** Returns the examples of the contract's schemas, each with the property it stands at. */
export function readSchemaExamples(): { key: string; value: unknown; place: string }[] {
  const found: { key: string; value: unknown; place: string }[] = [];
  const visit = (part: unknown, key: string, place: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const { examples } = part as Json;
    if (Array.isArray(examples)) found.push(...examples.map((value) => ({ key, value, place })));
    for (const [name, inner] of Object.entries(part)) {
      // The items of a list are named by the list.
      visit(inner, isKeyword(name, part) ? key : name, `${place}.${name}`);
    }
  };
  const { schemas } = document.components as Json;
  for (const [name, schema] of Object.entries(schemas as Json)) visit(schema, '', name);
  return found;
}

const isKeyword = (name: string, part: object) => name === 'items' && !Array.isArray(part);

function toOperation(path: string, method: string, operation: Json): ExampleOperation {
  const content = contentOf(operation.requestBody);
  return {
    operationId: String(operation.operationId),
    method: method.toUpperCase(),
    path,
    roles: operation['x-roles'] as string[],
    parameters: ((operation.parameters ?? []) as unknown[]).map(resolve).map((parameter) => ({
      name: String(parameter.name),
      in: String(parameter.in),
      examples: examplesOf(parameter),
    })),
    ...(content === undefined ? {} : { body: content }),
    responses: new Map(
      Object.entries(operation.responses as Json)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, response]) => [Number(status), contentOf(response)?.examples ?? []]),
    ),
    refusals: Object.entries(operation.responses as Json)
      .filter(([status]) => !status.startsWith('2'))
      .flatMap(([, response]) => contentOf(response)?.examples ?? []),
  };
}

function contentOf(part: unknown): { mediaType: string; examples: NamedExample[] } | undefined {
  if (part === undefined) return undefined;
  const [first] = Object.entries((resolve(part).content ?? {}) as Json);
  if (first === undefined) return undefined;
  return { mediaType: first[0], examples: examplesOf(first[1] as Json) };
}

function examplesOf(part: Json): NamedExample[] {
  if (part.example !== undefined) return [{ name: 'example', value: part.example }];
  return Object.entries((part.examples ?? {}) as Json).map(([name, example]) => ({
    name,
    value: resolve(example).value,
  }));
}

function resolve(part: unknown): Json {
  const { $ref } = part as { $ref?: string };
  if ($ref === undefined) return part as Json;
  return $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((found, key) => (found as Json)[key], document) as Json;
}
