/**
 * Makes everything but the overlay inert, and returns the function that undoes it and restores the focus. Elements that were inert before
 * stay so.
 */
export function holdPage(overlay: HTMLElement): () => void {
  const from = document.activeElement;
  const held: HTMLElement[] = [];
  for (let inside: HTMLElement = overlay; inside.parentElement && inside !== document.body; ) {
    for (const beside of inside.parentElement.children)
      if (beside instanceof HTMLElement && beside !== inside && !beside.inert) held.push(beside);
    inside = inside.parentElement;
  }
  for (const element of held) element.inert = true;
  overlay.focus();
  return () => {
    for (const element of held) element.inert = false;
    if (from instanceof HTMLElement && from.isConnected) from.focus();
  };
}
