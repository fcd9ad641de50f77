import { formatNumber } from '@bazaar/domain/persian';
import { uploadTexts as texts } from '@/translations/uploads';

const BYTES = 1024;

/** Returns the size of a file for people: «۳۱۰ کیلوبایت», «۳٫۲ مگابایت». */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / BYTES;
  if (kilobytes < BYTES) return texts.kilobytes(formatNumber(Math.max(1, Math.round(kilobytes))));
  return texts.megabytes(formatNumber(Math.round((kilobytes * 10) / BYTES) / 10));
}
