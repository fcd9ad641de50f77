const ONES = ['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه'];
const TEENS = 'ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده'.split(' ');
const TENS = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'];
const HUNDREDS = ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'];
const SCALES = ['', 'هزار', 'میلیون', 'میلیارد', 'تریلیون', 'کوادریلیون'];

/** Returns a whole number from 0 to 2⁵³−1 in words, «پانصد هزار»; empty for anything else. */
export function numberInWords(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) return '';
  if (value === 0) return 'صفر';
  const groups: string[] = [];
  for (let [rest, scale] = [value, 0]; rest > 0; rest = Math.floor(rest / 1000), scale += 1) {
    const group = rest % 1000;
    if (group === 0) continue;
    // «هزار», not «یک هزار».
    const words = group === 1 && scale === 1 ? [] : [groupInWords(group)];
    groups.unshift([...words, ...(scale === 0 ? [] : [SCALES[scale]])].join(' '));
  }
  return groups.join(' و ');
}

function groupInWords(group: number): string {
  const [hundreds, rest] = [Math.floor(group / 100), group % 100];
  const tens = rest >= 10 && rest < 20 ? [TEENS[rest - 10]] : [TENS[Math.floor(rest / 10)], ONES[rest % 10]];
  return [HUNDREDS[hundreds], ...tens].filter((word) => word !== '').join(' و ');
}
