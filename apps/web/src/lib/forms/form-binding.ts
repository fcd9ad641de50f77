import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { errorText } from './error-text';

/** What a bound field needs of its form. */
export interface FormBinding<Values extends FieldValues, Output> {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  readonly control: Control<Values, unknown, Output>;
}

export interface BoundProps<Values extends FieldValues, Output> {
  readonly form: FormBinding<Values, Output>;
  readonly name: FieldPath<Values>;
}

/** Returns the id of a field's control, the target of the summary and of the error's description. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}

/** Binds one field: its value, its error, and its events. An error disappears with the first correction. */
export function useBoundField<Values extends FieldValues, Output>({
  form,
  name,
}: BoundProps<Values, Output>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    id: fieldId(form.id, name),
    name,
    value: field.value as unknown,
    error: errorText(fieldState.error),
    change: field.onChange as (value: unknown) => void,
    onBlur: field.onBlur,
    inputRef: field.ref,
  };
}
