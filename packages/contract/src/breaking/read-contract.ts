import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parse } from 'yaml';
import type { OpenApiDocument } from '../document.ts';
import { locations } from '../locations.ts';

/**
 * Reads the contract to compare with: a JSON or YAML file of the whole document, or the committed bundle at a git reference (`main`,
 * `v1.2.0`, `HEAD~3`). Throws an error of one sentence when it is neither.
 */
export function readContract(against: string): OpenApiDocument {
  if (existsSync(against)) return parseContract(readFileSync(against, 'utf8'), against);
  const root = git('rev-parse', '--show-toplevel').stdout.trim();
  const path = relative(root, locations.bundle);
  const { status, stdout } = git('show', `${against}:${path}`);
  if (status !== 0)
    throw new Error(`${against} is no file, and git knows no ${path} at a reference of that name`);
  return parseContract(stdout, `${against}:${path}`);
}

function git(...words: string[]) {
  return spawnSync('git', words, { cwd: locations.openapi, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

function parseContract(text: string, from: string): OpenApiDocument {
  let document: unknown;
  try {
    document = parse(text);
  } catch (error) {
    throw new Error(
      `${from} cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
  }
  const { openapi, paths } = (document ?? {}) as { openapi?: string; paths?: unknown };
  if (!openapi?.startsWith('3.') || typeof paths !== 'object')
    throw new Error(`${from} is no OpenAPI 3 document`);
  return { components: {}, ...(document as object) } as OpenApiDocument;
}
