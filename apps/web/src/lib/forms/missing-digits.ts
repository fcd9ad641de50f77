import { toPersianDigits } from '@bazaar/domain/persian';
import { formTexts } from '@/translations/form-errors';
import { onlyDigits } from './typed-digits';

/** Returns how many digits of a code are missing or too many: «یک رقم کم است: ۹ از ۱۰ رقم»; undefined while it is empty or complete. */
export function missingDigits(typed: string, wanted: number): string | undefined {
  const count = onlyDigits(typed).length;
  if (count === 0 || count === wanted) return undefined;
  const [difference, present, whole] = [Math.abs(wanted - count), count, wanted].map(toPersianDigits);
  const amount = Math.abs(wanted - count) === 1 ? formTexts.oneDigit : formTexts.digits(difference ?? '');
  const told = count < wanted ? formTexts.digitsMissing : formTexts.digitsTooMany;
  return told(amount, present ?? '', whole ?? '');
}
