import type { FormError } from '@bazaar/ui/form-summary';
import type { FieldErrors } from 'react-hook-form';
import { namedErrorText } from './error-text';
import { fieldId } from './form-binding';

/** Returns the errors of a form for its summary, in the order of the fields on the page. */
export function formProblems(formId: string, errors: FieldErrors): readonly FormError[] {
  const found = flatten(errors, '').map(([path, message]) => {
    const id = fieldId(formId, path);
    return { fieldId: id, message: namedErrorText(message, labelOf(id)) };
  });
  return found.sort((one, other) => orderOf(one.fieldId, other.fieldId));
}

const FRAMES = 60;

/** Moves the focus to the first field in error once the errors are rendered, which a busy device may do some frames later. */
export function focusFirstError(formId: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const form = document.getElementById(formId);
    const control = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (form && !control && frames > 0) return focusFirstError(formId, frames - 1);
    const target = control?.matches('fieldset') ? control.querySelector<HTMLElement>('input') : control;
    target?.scrollIntoView?.({ block: 'center' });
    target?.focus({ preventScroll: true });
  });
}

function flatten(errors: object, prefix: string): readonly (readonly [string, string])[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const { message, type } = error as { message?: unknown; type?: unknown };
    if (typeof type === 'string') return [[path, typeof message === 'string' ? message : 'refused'] as const];
    return flatten(error, path);
  });
}

function labelOf(id: string): string | undefined {
  return document.querySelector(`label[for="${id}"], #${id} > legend`)?.firstChild?.textContent?.trim();
}

function orderOf(one: string, other: string): number {
  const [first, second] = [document.getElementById(one), document.getElementById(other)];
  if (first === null || second === null) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}
