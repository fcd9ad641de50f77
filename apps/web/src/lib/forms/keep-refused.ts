import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { get, set } from 'react-hook-form';

/** Values the service refused, with its sentence, by the path of the field. */
export type RefusedFields = ReadonlyMap<string, { readonly value: unknown; readonly message: string }>;

/**
 * Adds the service's refusals to a schema's resolver: leaving a field checks it against the schema alone, which would remove the error from
 * a value that is still refused.
 */
export function keepRefused<Values extends FieldValues, Output>(
  resolver: Resolver<Values, unknown, Output>,
  refused: () => RefusedFields,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const still = [...refused()].filter(([path, { value }]) => get(values, path) === value);
    if (still.length === 0) return result;
    const errors = { ...result.errors } as FieldErrors<Values>;
    for (const [path, { message }] of still) {
      if (get(errors, path) === undefined) set(errors, path, { type: 'server', message });
    }
    return { values: {}, errors };
  };
}
