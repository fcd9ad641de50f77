import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareContracts } from '../../breaking/compare';
import { readContract } from '../read-contract';

/** Begins every contract of these tests. */
export const head = 'openapi: 3.1.0\ninfo: { title: Shop, version: "1" }\n';
export const paths = 'paths: {}\n';

/** Returns a folder for the contracts of a test file. */
export function contractFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-reading-'));
  /** Writes a file of the folder; returns its path. */
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  };
  return { folder, write };
}

/** Returns the rules that a change breaks. */
export const rulesOf = async (before: string, after: string) =>
  compareContracts(await readContract(before), await readContract(after)).map(({ rule }) => rule);

export const schema = (most: number) =>
  `type: object\nproperties:\n  name: { type: string, maxLength: ${most} }\n`;
export const item = (reference: string) => `${head}paths:\n  /orders: { $ref: '${reference}' }\n`;
export const call = (reference: string) => `post:
  operationId: addOrder
  requestBody: { content: { application/json: { schema: { $ref: '${reference}' } } } }
  responses: { 204: { description: Done. } }
`;
