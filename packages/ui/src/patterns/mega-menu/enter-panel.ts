const ROW = '[data-row][aria-expanded="true"], [data-row][aria-current]';

/**
 * Goes into the panel as soon as it stands: its content may still be on its way. Whoever moves on meanwhile is left alone. Counts no
 * frames: a busy machine draws few of them, and a slow network takes longer than any number.
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
  // What stands at this moment may be the panel of another area: the next frame shows the one asked for.
  requestAnimationFrame(() => {
    changes.observe(menu, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-expanded', 'aria-current'],
    });
    tryNow();
  });
}
