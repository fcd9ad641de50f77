/** Gives the focus back to the field it is in when the form is drawn anew under the hands of its writer. */
export function keepFocus(): void {
  const id = document.activeElement?.id;
  requestAnimationFrame(() => {
    if (id && document.activeElement === document.body) document.getElementById(id)?.focus();
  });
}
