type Control = HTMLInputElement | HTMLSelectElement;

/**
 * The controls of a form that say something else than the server wrote: a visitor chose before the script of the page had come, and
 * nobody heard it. A field still being typed in is left out, because leaving it will be heard. A document which the browser took from its
 * history says what was chosen then, so nothing in it is a choice of now.
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
    // Where the server chose none the browser shows the first.
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

/** How the browser came to the document: `navigate`, `reload`, `back_forward` or `prerender`. */
function arrivalOfDocument(): string {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type ?? 'navigate';
}
