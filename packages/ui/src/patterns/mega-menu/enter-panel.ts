/** A panel that is not there by then does not come any more. About two seconds. */
const MOST_FRAMES = 120;

const ROW = '[data-row][aria-expanded="true"], [data-row][aria-current]';

/** Goes into the panel as soon as it stands: its content may still be on its way. Whoever moves on meanwhile is left alone. */
export function enterPanel(menu: HTMLElement): void {
  const from = document.activeElement;
  let frames = 0;
  const tryNow = () => {
    if (document.activeElement !== from) return;
    const row = menu.querySelector<HTMLElement>(ROW);
    if (row) row.focus();
    else if (frames++ < MOST_FRAMES) requestAnimationFrame(tryNow);
  };
  requestAnimationFrame(tryNow);
}
