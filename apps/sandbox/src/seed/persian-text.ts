/** Converts Latin digits of a text to Persian ones, for prose (codes keep Latin digits). */
export function toPersianDigits(text: string | number): string {
  return String(text)
    .replace(/[0-9]/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
    .replace(/(?<=[۰-۹])\.(?=[۰-۹])/g, '٫');
}

/** Formats a number in prose: Persian digits, «٬» between thousands, «٫» before decimals, the minus on its left. */
export function toPersianNumber(value: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '٬') : whole;
  const text = toPersianDigits(fraction ? `${grouped}.${fraction}` : grouped);
  return value < 0 ? `\u200e−${text}` : text;
}

/** Builds a path segment from a Persian name: spaces, marks and half-spaces become «-». */
export function slugify(text: string): string {
  return text
    .trim()
    .replace(/[\u200c\s/×.,،؛()«»"'+°%]+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
