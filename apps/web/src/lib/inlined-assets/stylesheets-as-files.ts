/**
 * Puts beside each inlined stylesheet the same one as a file once the page is idle: the next pages look for it by its address and would
 * wait for it. The file applies to no medium, for its inlined copy stays: another `@font-face` in its place would bring in a font that came
 * too late for this page, and move its lines.
 */
export function addStylesheetFiles(): void {
  for (const sheet of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const { href = '', precedence = '' } = sheet.dataset;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = 'not all';
    link.href = href;
    link.dataset.precedence = precedence;
    // Without the file the next page asks for it again.
    link.addEventListener('error', () => link.remove());
    sheet.after(link);
  }
}
