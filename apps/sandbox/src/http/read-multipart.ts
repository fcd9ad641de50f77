import type { Context } from 'hono';
import { ProblemError } from './problem';

/** Parses a form with files to an object of its fields; a name given twice keeps its first value. Refuses a malformed form with 400. */
export async function readMultipart(context: Context): Promise<Record<string, unknown>> {
  const form = await context.req.raw.formData().catch(() => {
    throw new ProblemError('bad-request', { detail: 'بدنهٔ درخواست multipart/form-data درستی نیست.' });
  });
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (!Object.hasOwn(fields, name) && name !== '__proto__') fields[name] = value;
  }
  return fields;
}
