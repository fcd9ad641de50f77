/**
 * Shows what the address says; the field being typed in is left alone.
 *
 * @param sent fields as they were sent: the focused one is still typed in only if it has changed since
 */
export function syncForm(form: HTMLFormElement, sent?: FormData): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) syncSelect(control);
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === 'checkbox' || control.type === 'radio') control.checked = control.defaultChecked;
    else if (
      control.type === 'text' &&
      (control !== document.activeElement || sent?.get(control.name) === control.value)
    ) {
      control.value = control.defaultValue;
      delete control.dataset.shown;
    }
  }
}

function syncSelect(select: HTMLSelectElement): void {
  const { value: own } = select.dataset;
  const propertyId = select.name.startsWith('unit.') ? select.name.slice('unit.'.length) : undefined;
  const isFilled = ['min', 'max'].some((side) => {
    const field = select.form?.elements.namedItem(`${side}.${propertyId}`);
    return field instanceof HTMLInputElement && field.defaultValue !== '';
  });
  // A unit chosen before its numbers are typed is in no address yet.
  if (propertyId !== undefined && !isFilled && select.dataset.current !== undefined) return;
  if (own !== undefined) select.value = own;
  delete select.dataset.current;
}
