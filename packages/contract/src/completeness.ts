import { readFileSync } from 'node:fs';
import { isObject, type OpenApiDocument } from './document.ts';
import { locations } from './locations.ts';

/**
 * Compares the contract with the list of agreed calls (`openapi/calls.txt`). Returns one sentence for each call that is in only one of
 * them. A new call enters both together.
 */
export function findMissingCalls(document: OpenApiDocument, agreed = readAgreedCalls()): string[] {
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(isObject(item) ? item : {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  return [
    ...agreed
      .filter((call) => !described.includes(call))
      .map((call) => `${call} is agreed and not in the contract`),
    ...described
      .filter((call) => !agreed.includes(call))
      .map((call) => `${call} is in the contract and not agreed`),
  ];
}

export function readAgreedCalls(): string[] {
  return readFileSync(locations.calls, 'utf8').split('\n').filter(Boolean);
}
