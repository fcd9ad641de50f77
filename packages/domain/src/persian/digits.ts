const LATIN_ZERO = 0x30;
const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;

/** Persian (U+06F0–F9) and Arabic-Indic (U+0660–69) digits as Latin ones; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String.fromCharCode(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO) + LATIN_ZERO);
  });
}

/** Latin and Arabic-Indic digits as Persian ones, for what a person reads. Codes and part numbers are not passed here. */
export function toPersianDigits(text: string | number): string {
  return String(text).replace(/[0-9٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String.fromCharCode(code - (code >= ARABIC_ZERO ? ARABIC_ZERO : LATIN_ZERO) + PERSIAN_ZERO);
  });
}
