import { toLatinDigits } from '@bazaar/domain/persian/digits';

/** Time a comment is pending, in s. */
export const waitingSeconds = 10;

export interface Verdict {
  verdict: 'Approved' | 'Rejected';
  rejectReason?: string;
}

/**
 * Simulates the marketplace's moderator: rejects a comment that advertises (a telephone number or a web address) with the reason, and
 * approves any other.
 */
export function judge(text: string): Verdict {
  const plain = toLatinDigits(text);
  if (/(?:\+?98|0)?[\s-]?9\d{2}[\s-]?\d{3}[\s-]?\d{4}/.test(plain))
    return { verdict: 'Rejected', rejectReason: 'شمارهٔ تماس در دیدگاه پذیرفته نیست.' };
  if (/[\w.+-]+@[\w-]+\.\w/.test(plain))
    return { verdict: 'Rejected', rejectReason: 'نشانی تماس در دیدگاه پذیرفته نیست.' };
  if (/https?:\/\/|www\.|\b[\w-]+\.(?:com|ir|net|org)\b/i.test(plain))
    return { verdict: 'Rejected', rejectReason: 'نشانی وب در دیدگاه پذیرفته نیست.' };
  return { verdict: 'Approved' };
}
