import type { FailureCode } from './payment-rules';

/** Message for people of each failure code. */
export const failureTexts: Record<FailureCode, string> = {
  'bank-refused': 'بانک پرداخت را نپذیرفت.',
  'attempt-timeout':
    'در مهلت ۱۵ دقیقه‌ای از بانک بازنگشتید. اگر پولی از کارت کم شده باشد، بانک آن را حداکثر تا ۷۲ ساعت برمی‌گرداند.',
  'amount-mismatch':
    'مبلغی که بانک گرفت با مبلغ این پرداخت یکی نبود. بانک آن را حداکثر تا ۷۲ ساعت به کارت برمی‌گرداند.',
  'bank-reversed':
    'پرداخت در بانک انجام شد ولی به‌موقع تأیید نشد. بانک مبلغ را حداکثر تا ۷۲ ساعت به کارت برمی‌گرداند.',
};

export function failureText(code: string): string {
  return failureTexts[code as FailureCode] ?? 'پرداخت انجام نشد.';
}
