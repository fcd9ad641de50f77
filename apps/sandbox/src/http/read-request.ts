import type { Context } from 'hono';
import type { z } from 'zod';
import type { OperationInput, OperationSchemas } from './contract-operation';
import { errorsByField, fieldName, persianIssue } from './persian-issues';
import { ProblemError } from './problem';
import { readQuery } from './query-input';
import { readMultipart } from './read-multipart';
import { findUnstorable } from './unstorable-text';

/** Parses and validates path, query, headers (400 when invalid) and body (422 when invalid) of one request. */
export async function readRequest(
  context: Context,
  schemas: OperationSchemas,
): Promise<OperationInput<OperationSchemas>> {
  const params = check(schemas.params, context.req.param(), 'bad-request');
  const query = readCheckedQuery(schemas.query, new URL(context.req.url).searchParams);
  const headers = readCheckedQuery(schemas.headers, headerParameters(schemas.headers, context));
  const body =
    schemas.body === undefined
      ? undefined
      : check(schemas.body, await readBody(context, schemas.isForm === true), 'validation');
  return { params, query, headers, body } as OperationInput<OperationSchemas>;
}

function readCheckedQuery(schema: z.ZodType | undefined, parameters: URLSearchParams): unknown {
  if (schema === undefined) return undefined;
  const { input, errors } = readQuery(schema, parameters);
  if (Object.keys(errors).length > 0) throw refusal('bad-request', errors);
  return check(schema, input, 'bad-request');
}

function check(schema: z.ZodType | undefined, value: unknown, code: 'bad-request' | 'validation'): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value, { error: persianIssue });
  if (!result.success) throw refusal(code, errorsByField(result.error.issues));
  const unstorable = findUnstorable(result.data);
  if (unstorable.length === 0) return result.data;
  const sentence = ['این متن نویسه‌ای دارد که پذیرفته نیست.'];
  throw refusal(code, Object.fromEntries(unstorable.map((path) => [fieldName(path) || 'body', sentence])));
}

function refusal(code: 'bad-request' | 'validation', errors: Record<string, string[]>): ProblemError {
  const count = new Intl.NumberFormat('fa-IR').format(Object.keys(errors).length);
  return new ProblemError(code, { detail: `${count} مورد را اصلاح کنید.`, errors });
}

/** Reads headers by the rules of query parameters; their names are case-insensitive. */
function headerParameters(schema: z.ZodType | undefined, context: Context): URLSearchParams {
  const names = schema === undefined || !('shape' in schema) ? [] : Object.keys(schema.shape as object);
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = context.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

async function readBody(context: Context, isForm: boolean): Promise<unknown> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (isForm && type === 'multipart/form-data') return readMultipart(context);
  if (isForm) {
    throw new ProblemError('unsupported-media-type', {
      detail: 'بدنهٔ درخواست باید multipart/form-data باشد.',
    });
  }
  const text = await context.req.text();
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text));
  if (type !== 'application/json') {
    throw new ProblemError('unsupported-media-type', {
      detail: 'بدنهٔ درخواست باید application/json یا application/x-www-form-urlencoded باشد.',
    });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('bad-request', { detail: 'بدنهٔ درخواست JSON درستی نیست.' });
  }
}
