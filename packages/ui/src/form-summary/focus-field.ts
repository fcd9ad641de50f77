const controls = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/** Scrolls a field into view and focuses it; for a fieldset, its first control. Returns false when there is none. */
export function focusField(id: string): boolean {
  const element = document.getElementById(id);
  const control = element?.matches(controls) ? element : element?.querySelector<HTMLElement>(controls);
  if (!control) return false;
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
}
