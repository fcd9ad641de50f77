import type { Json } from '../../../document.ts';
import type { OperationModel } from '../../model/operation-model.ts';
import type { WrittenRequest } from '../../requests/written-request.ts';
import type { ForeignRequest } from './foreign-request.ts';

/** Finds the operation of a request, or another one of its path; fixed paths before those with parameters. */
export function readForeignRequest(
  operations: readonly OperationModel[],
  request: WrittenRequest,
  base: string,
): ForeignRequest | undefined {
  const url = new URL(request.url);
  const path = url.pathname.slice(new URL(base).pathname.length);
  const fitting = operations.flatMap((operation) => {
    const segments = segmentsOf(operation.path, path);
    return segments === undefined ? [] : [{ operation, segments }];
  });
  const sorted = fitting.sort((a, b) => Object.keys(a.segments).length - Object.keys(b.segments).length);
  const found = sorted.find(({ operation }) => operation.method === request.method) ?? sorted[0];
  if (found === undefined) return undefined;
  return { ...found, method: request.method, url, headers: new Headers(request.headers), ...bodyOf(request) };
}

export function segmentsOf(template: string, path: string): Record<string, string> | undefined {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const fixed = template.split(/\{[^}]+\}/).map((part) => part.replaceAll(/[\\^$.|?+()[\]*]/g, '\\$&'));
  const found = new RegExp(`^${fixed.join('([^/]+?)')}$`).exec(path);
  if (found === null) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
}

function bodyOf({ body }: WrittenRequest): { text: string; fields?: Record<string, Json> } {
  if (typeof body === 'string') return { text: body };
  if (body === undefined || 'base64' in body) return { text: body?.base64 ?? '' };
  const fields = body.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return { text: '', fields: Object.fromEntries(fields) };
}
