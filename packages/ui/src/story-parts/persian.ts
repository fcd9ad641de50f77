/** What callers bring to the components, in the small size stories need; the app's own rules stand in its domain. */
const persian = new Intl.NumberFormat('fa-IR', { useGrouping: true });
const zeros = [0x06f0, 0x0660];

/** «۱۲٬۳۴۵» */
export const formatNumber = (value: number): string => persian.format(value);

export const persianDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));

export const latinDigits = (text: string): string =>
  text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const zero = zeros.find((start) => digit.charCodeAt(0) >= start && digit.charCodeAt(0) < start + 10) ?? 0;
    return String(digit.charCodeAt(0) - zero);
  });

/** A typed number with digits of any script; undefined when it is none. */
export function parseNumber(text: string): number | undefined {
  const latin = latinDigits(text)
    .replace(/[٬،,\s]/g, '')
    .replace('٫', '.')
    .replace('−', '-');
  return /^-?\d+(\.\d+)?$/.test(latin) ? Number(latin) : undefined;
}

/** A code inside a plain Persian text, kept in its own order: what `isolateCodes` does in the app. */
export const isolated = (code: string): string => `\u2066${code}\u2069`;
