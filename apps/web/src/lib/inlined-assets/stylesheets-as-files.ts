/**
 * Exchanges the sheets that came inside the page for the same sheets as files, once the page is at rest: the pages after this one ask for
 * them by address, and would wait for them then. Each file takes the place of its sheet, so nothing on the screen changes.
 */
export function exchangeSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const { href = '', precedence = '' } = sheet.dataset;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.dataset.precedence = precedence;
    // A file that does not come leaves the sheet where it is.
    link.addEventListener('load', () => sheet.remove());
    link.addEventListener('error', () => link.remove());
    sheet.after(link);
  }
}
