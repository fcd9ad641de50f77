const LATIN_ZERO = 0x30;
const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;

/** Converts Persian (U+06F0–F9) and Arabic-Indic (U+0660–69) digits to Latin ones. */
export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String.fromCharCode(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO) + LATIN_ZERO);
  });
}

/** Converts Latin and Arabic-Indic digits to Persian ones, for display. Do not use it for codes and part numbers. */
export function toPersianDigits(text: string | number): string {
  return String(text).replace(/[0-9٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String.fromCharCode(code - (code >= ARABIC_ZERO ? ARABIC_ZERO : LATIN_ZERO) + PERSIAN_ZERO);
  });
}

/** Converts the digits of an object's number for display: one with Latin letters is a code and stays as it is written. */
export function toShownNumber(number: string): string {
  return /[A-Za-z]/.test(number) ? number : toPersianDigits(number);
}
