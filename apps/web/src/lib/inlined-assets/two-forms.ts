/** Boxes are at most a quarter larger than what a thumbnail is drawn for. */
const LARGEST_SHARE = 1.25;

/**
 * Returns one vector that shows the thumbnail where it is painted at most that wide, and the sheet otherwise. A browser takes the largest
 * of several inlined candidates, whatever its box is: the choice therefore is in the vector. Its own size is none, so that either form has
 * the whole box. Undefined when a form has no styles, which could not be switched.
 */
export function twoForms(thumbnail: string, sheet: string, thumbnailWidth: number): string | undefined {
  const most = thumbnailWidth * LARGEST_SHARE;
  const forms = [
    formOf(thumbnail, `(max-width:${most}px)`, 'a', 'b'),
    formOf(sheet, `(min-width:${most + 0.02}px)`, 'b', 'a'),
  ];
  if (forms.includes(undefined)) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg">${forms.join('')}</svg>`;
}

/** The styles of a form apply where it is shown, because both forms name their lines alike; there they hide the other one. */
function formOf(svg: string, media: string, own: string, other: string): string | undefined {
  const form = svg
    .trim()
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg id="${own}"`)
    .replace(/(<svg [^>]*?) width="[^"]*" height="[^"]*"/, '$1')
    .replace('<style>', `<style media="${media}">#${other}{display:none}`);
  return form.startsWith(`<svg id="${own}"`) && form.includes('<style media') ? form : undefined;
}
