import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { errorText } from './error-text';

/** What a bound field needs of its form. */
export interface FormBinding<Values extends FieldValues, Output> {
  /** First part of the ids of its fields. */
  readonly id: string;
  readonly control: Control<Values, unknown, Output>;
}

export interface BoundProps<Values extends FieldValues, Output> {
  readonly form: FormBinding<Values, Output>;
  readonly name: FieldPath<Values>;
}

/** Returns the id of a field's control: the summary and the error's description lead there. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}

/** Binds one field: its value, its sentence, and what is to be told to the form. An error goes as soon as one begins to correct it. */
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
