/**
 * Keeps the keyboard and the screen reader out of everything but the overlay, and gives the focus back to where it was when it ends.
 * What was inert before stays so.
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
