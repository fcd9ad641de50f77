const ROW = '[data-row][aria-expanded="true"], [data-row][aria-current]';

/**
 * Moves the focus into the panel as soon as it is rendered: its content may still be loading. Does nothing if the focus has moved on
 * meanwhile. It does not count frames: a busy machine renders few of them, and a slow network takes longer than any number.
 */
export function enterPanel(menu: HTMLElement): void {
  const from = document.activeElement;
  const changes = new MutationObserver(tryNow);
  const stop = () => {
    changes.disconnect();
    from?.removeEventListener('blur', stop);
  };
  function tryNow() {
    const row = menu.querySelector<HTMLElement>(ROW);
    if (document.activeElement === from && row) row.focus();
    else if (document.activeElement === from && menu.isConnected) return;
    stop();
  }
  from?.addEventListener('blur', stop);
  // The current panel may be that of another area: the next frame shows the requested one.
  requestAnimationFrame(() => {
    changes.observe(menu, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-expanded', 'aria-current'],
    });
    tryNow();
  });
}
