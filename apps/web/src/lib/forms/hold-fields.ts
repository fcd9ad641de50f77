/** What is chosen by a press: boxes, lists, pickers. */
const CHOSEN = 'input, select, [aria-haspopup], [role="combobox"]';

/**
 * Makes the fields of a form read only, and returns the function that ends it. Disabled fields would lose the focus and the caret, and the
 * reader of the screen his place.
 */
export function holdFields(form: HTMLElement): () => void {
  const written = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:read-write, textarea:read-write'),
  ];
  // No attribute makes a choice read only. The capture phase is before the handlers of the field.
  const refuse = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest(CHOSEN))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const field of written) field.readOnly = true;
  form.addEventListener('click', refuse, { capture: true });
  return () => {
    for (const field of written) field.readOnly = false;
    form.removeEventListener('click', refuse, { capture: true });
  };
}
