type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Returns the controls of a form whose state differs from the server's: the visitor changed them before the page's script had loaded. A
 * focused text field is left out, because leaving it fires its own event. A document from the browser's history has the choices of that
 * time, which are not new.
 */
export function pendingChoices(form: HTMLFormElement, arrival: string = arrivalOfDocument()): Control[] {
  if (arrival === 'back_forward') return [];
  return [...form.elements].filter((control): control is Control => isControl(control) && isChanged(control));
}

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    // Without a selected option of the server the browser shows the first.
    const own = Math.max(
      0,
      options.findLastIndex(({ defaultSelected }) => defaultSelected),
    );
    return options.length > 0 && control.selectedIndex !== own;
  }
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked !== control.defaultChecked;
  if (control.type === 'hidden' || control === document.activeElement) return false;
  return control.value !== control.defaultValue;
}

/** Returns how the browser came to the document: `navigate`, `reload`, `back_forward` or `prerender`. */
function arrivalOfDocument(): string {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type ?? 'navigate';
}
