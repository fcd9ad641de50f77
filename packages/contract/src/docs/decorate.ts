import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json, type JsonObject, type OpenApiDocument } from '../document.ts';
import { locations } from '../locations.ts';
import { changelogFile } from './changelog.ts';
import { drawStates } from './state-drawing.ts';

/**
 * Adds to the contract what its reference shows besides: at the head of every call its name, who may call it and whether a token is needed;
 * in front of all calls the downloads, the rules beyond shapes with their state machines drawn, and the changes between releases.
 */
export function decorate(document: OpenApiDocument): OpenApiDocument {
  const info = isObject(document.info) ? document.info : {};
  const description = [
    downloads,
    String(info.description),
    withDrawings(guide('rules.md'), document),
    guide('changes.md'),
    readFileSync(changelogFile, 'utf8').replaceAll(/^#/gm, '##'),
  ].join('\n\n');
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [path, ofItem(item)]),
  );
  return { ...document, info: { ...info, description }, paths };
}

const downloads =
  'Download this document: [openapi.json](openapi.json) · [openapi.yaml](openapi.yaml). Both stand beside this page, in the repository and in a running sandbox.';

const guide = (name: string) => readFileSync(join(locations.openapi, 'guide', name), 'utf8');

function withDrawings(text: string, { components }: OpenApiDocument): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const schema = components.schemas?.[name];
    if (!isObject(schema) || schema['x-transitions'] === undefined)
      throw new Error(`${name} has no x-transitions to draw`);
    return drawStates(name, schema);
  });
}

function ofItem(item: Json): Json {
  if (!isObject(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([method, operation]) => [
      method,
      isObject(operation) && typeof operation.operationId === 'string'
        ? { ...operation, description: `${head(operation)}\n\n${String(operation.description)}` }
        : operation,
    ]),
  );
}

function head(operation: JsonObject): string {
  const roles = Array.isArray(operation['x-roles']) ? operation['x-roles'].map(String) : [];
  const seconds = Number(operation['x-cache-seconds']);
  return [
    `\`${String(operation.operationId)}\``,
    `roles: ${roles.join(', ')}`,
    tokenOf(operation),
    seconds > 0 ? `may be kept for ${seconds} s` : 'never kept',
  ].join(' · ');
}

function tokenOf({ security }: JsonObject): string {
  const ways = Array.isArray(security) ? security : [];
  if (ways.length === 0) return 'no token is read';
  const isOptional = ways.some((way) => isObject(way) && Object.keys(way).length === 0);
  return isOptional ? 'a token is optional: with one the answer may hold more' : 'a token is needed';
}
