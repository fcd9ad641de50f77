const ONES =
  ' یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده'.split(' ');
const TENS = '  بیست سی چهل پنجاه شصت هفتاد هشتاد نود'.split(' ');
const HUNDREDS = ' صد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد'.split(' ');
const SCALES = ['', 'هزار', 'میلیون', 'میلیارد', 'تریلیون', 'کوادریلیون'];

/**
 * Formats a whole number in Persian words: 1234 → «یک هزار و دویست و سی و چهار». Throws `RangeError` unless the number is a safe integer.
 */
export function inWords(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  if (value === 0) return 'صفر';
  if (value < 0) return `منفی ${inWords(-value)}`;
  const groups: string[] = [];
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale += 1) {
    const group = rest % 1000;
    if (group > 0) groups.unshift(`${threeDigits(group)} ${SCALES[scale]}`.trim());
  }
  return groups.join(' و ');
}

function threeDigits(value: number): string {
  const rest = value % 100;
  const small = rest < 20 ? [ONES[rest]] : [TENS[Math.floor(rest / 10)], ONES[rest % 10]];
  return [HUNDREDS[Math.floor(value / 100)], ...small].filter(Boolean).join(' و ');
}
