import type { ErrorObject } from 'ajv/dist/2020.js';

export interface SchemaFault {
  /** JSON pointer of the fault; empty for the whole value. */
  readonly path: string;
  /** The failing keyword of JSON Schema. */
  readonly keyword: string;
  readonly message: string;
}

/**
 * Of the errors in all branches of a union the deepest is the most informative, but for a constant: it tells that another branch is meant.
 */
export function mostTelling(errors: readonly ErrorObject[], value: unknown): SchemaFault {
  const [error] = [...errors].sort((a, b) => depth(b) - depth(a));
  if (error === undefined) return { path: '', keyword: 'schema', message: 'does not keep the schema' };
  const { instancePath: path, keyword, params } = error;
  const allowed = keyword === 'enum' ? ` ${JSON.stringify(params.allowedValues)}` : '';
  const constant = keyword === 'const' ? ` ${JSON.stringify(params.allowedValue)}` : '';
  const found = keyword === 'required' ? '' : `, is ${shortJson(valueAt(value, path))}`;
  return { path, keyword, message: `${path || 'the value'} ${error.message}${allowed}${constant}${found}` };
}

function depth({ instancePath, keyword }: ErrorObject): number {
  const less = keyword === 'const' ? 3 : keyword === 'oneOf' || keyword === 'anyOf' ? 1 : 0;
  return instancePath.split('/').length * 2 - less;
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], value);
}

function shortJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
