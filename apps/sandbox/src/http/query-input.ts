import { z } from 'zod';

export interface QueryInput {
  input: Record<string, unknown>;
  /** Errors of fields that were refused before the schema is applied. */
  errors: Record<string, string[]>;
}

/**
 * Converts the search parameters of an address to the object of a contract schema: repeated names become lists where the schema wants a
 * list, and the texts true and false become booleans (coercion would read "false" as true). A name given twice for a single value keeps its
 * first value; unknown names are dropped.
 */
export function readQuery(schema: z.ZodType, parameters: URLSearchParams): QueryInput {
  const shape = schema instanceof z.ZodObject ? schema.shape : {};
  const input: Record<string, unknown> = {};
  const errors: Record<string, string[]> = {};
  for (const [name, field] of Object.entries(shape)) {
    const values = parameters.getAll(name).filter((value) => value !== '');
    const first = values[0];
    if (first === undefined) {
      // Coercion would read a missing value as the text "undefined".
      if (isRequired(field as z.ZodType)) errors[name] = ['این مقدار لازم است.'];
      continue;
    }
    const kind = innermost(field as z.ZodType);
    if (kind instanceof z.ZodArray) input[name] = values;
    else if (!(kind instanceof z.ZodBoolean)) input[name] = first;
    else if (first === 'true' || first === 'false') input[name] = first === 'true';
    else errors[name] = ['مقدار باید true یا false باشد.'];
  }
  return { input, errors };
}

function isRequired(field: z.ZodType): boolean {
  return !(field instanceof z.ZodOptional || field instanceof z.ZodDefault);
}

/** Returns the schema under optional, nullable, default and pipe. */
function innermost(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return innermost(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodPipe) return innermost(schema.out as z.ZodType);
  return schema;
}
