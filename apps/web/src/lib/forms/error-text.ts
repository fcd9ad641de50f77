import type { FieldError } from 'react-hook-form';
import { fieldErrorTexts, formFailureTexts } from '@/translations/form-errors';
import type { FormFailure } from './form-failure';

/** Returns the sentence of a field's error: of its code, or the service's own. */
export function errorText(error: Pick<FieldError, 'message'> | undefined): string | undefined {
  if (error === undefined) return undefined;
  const { message = 'refused' } = error;
  if (Object.hasOwn(fieldErrorTexts, message))
    return fieldErrorTexts[message as keyof typeof fieldErrorTexts];
  // A schema's own English message is no sentence for people.
  return /[\u0600-\u06ff]/.test(message) ? message : fieldErrorTexts.refused;
}

/** Returns the sentence of a failed send. */
export function failureText({ key }: Pick<FormFailure, 'key'>): string {
  return formFailureTexts[key];
}
