/** Formatters that callers pass to the components, reduced to what stories need; the app uses those of its domain package. */
const persian = new Intl.NumberFormat('fa-IR', { useGrouping: true });
const zeros = [0x06f0, 0x0660];

/** Formats a number as «۱۲٬۳۴۵». */
export const formatNumber = (value: number): string => persian.format(value);

export const persianDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));

export const latinDigits = (text: string): string =>
  text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const zero = zeros.find((start) => digit.charCodeAt(0) >= start && digit.charCodeAt(0) < start + 10) ?? 0;
    return String(digit.charCodeAt(0) - zero);
  });

/** Parses a typed number with digits of any script; `undefined` when it is not a number. */
export function parseNumber(text: string): number | undefined {
  const latin = latinDigits(text)
    .replace(/[٬،,\s]/g, '')
    .replace('٫', '.')
    .replace('−', '-');
  return /^-?\d+(\.\d+)?$/.test(latin) ? Number(latin) : undefined;
}

/** Isolates a code inside plain Persian text, so that it keeps its order: what `isolateCodes` does in the app. */
export const isolated = (code: string): string => `\u2066${code}\u2069`;
