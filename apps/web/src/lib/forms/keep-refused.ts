import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { get, set } from 'react-hook-form';

/** What the service refused, with the value it refused, by the path of the field. */
export type RefusedFields = ReadonlyMap<string, { readonly value: unknown; readonly message: string }>;

/**
 * Adds to a schema's resolver what the service refused: leaving a field checks it against the schema alone, which would take the
 * service's answer off a value that is still the refused one.
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
