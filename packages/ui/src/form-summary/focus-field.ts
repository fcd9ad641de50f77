const controls = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/** Brings a field into sight and gives it the focus; of a fieldset its first control. False when there is none. */
export function focusField(id: string): boolean {
  const element = document.getElementById(id);
  const control = element?.matches(controls) ? element : element?.querySelector<HTMLElement>(controls);
  if (!control) return false;
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
}
