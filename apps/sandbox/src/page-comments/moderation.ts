import { toLatinDigits } from '@bazaar/domain/persian/digits';

/** How long a comment waits before the verdict holds. */
export const waitingSeconds = 10;

export interface Verdict {
  verdict: 'Approved' | 'Rejected';
  rejectReason?: string;
}

/**
 * Plays the marketplace's reviewer: a comment that advertises (a telephone number or an address of the web) is rejected with the
 * reason, any other is approved.
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
