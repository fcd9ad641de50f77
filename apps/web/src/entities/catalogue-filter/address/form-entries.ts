import type { FormEntry } from './list-form';

/** Fields as the browser would send them; numbers nobody touched go back unrounded. */
export function formEntries(form: HTMLFormElement): FormEntry[] {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return entries.map(([name, value]) => {
    const field = form.elements.namedItem(name);
    const exact = field instanceof HTMLInputElement ? field.dataset.exact : undefined;
    const isUntouched =
      field instanceof HTMLInputElement && field.value === (field.dataset.shown ?? field.defaultValue);
    return [name, exact !== undefined && isUntouched ? exact : value];
  });
}
