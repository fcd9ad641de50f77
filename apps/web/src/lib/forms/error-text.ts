import type { FieldError } from 'react-hook-form';
import { fieldErrorTexts, formFailureTexts, namedErrorTexts } from '@/translations/form-errors';
import type { FormFailure } from './form-failure';

/** Returns the sentence of a field's error: of its code, or the service's own. */
export function errorText(error: Pick<FieldError, 'message'> | undefined): string | undefined {
  if (error === undefined) return undefined;
  const code = codeOf(error.message);
  return code === undefined ? error.message : fieldErrorTexts[code];
}

/** Returns the same for a summary, where it does not stand at its field: with the field's label unless the sentence names it. */
export function namedErrorText(message: string, label: string | undefined): string {
  const code = codeOf(message);
  if (code === undefined) return message;
  const named = label ? namedErrorTexts[code]?.(label) : undefined;
  return named ?? fieldErrorTexts[code];
}

/** `undefined` for a sentence; a schema's own English message is none for people. */
function codeOf(message = 'refused'): keyof typeof fieldErrorTexts | undefined {
  if (Object.hasOwn(fieldErrorTexts, message)) return message as keyof typeof fieldErrorTexts;
  return /[\u0600-\u06ff]/.test(message) ? undefined : 'refused';
}

/** Returns the sentence of a failed send. */
export function failureText({ key }: Pick<FormFailure, 'key'>): string {
  return formFailureTexts[key];
}
