/**
 * Replaces the inlined stylesheets by the same stylesheets as files once the page is idle: the next pages look for them by address and
 * would wait for them. Each file replaces its own inlined copy, so nothing on the screen changes.
 */
export function exchangeSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const { href = '', precedence = '' } = sheet.dataset;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.dataset.precedence = precedence;
    // When the file fails to load, the inlined copy stays.
    link.addEventListener('load', () => sheet.remove());
    link.addEventListener('error', () => link.remove());
    sheet.after(link);
  }
}
