import { ProblemError } from '../http/problem';

const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 11, 31);

/** Returns the trimmed text; refuses a blank one. */
export function noteText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw refuse('text', 'متن یادداشت را بنویسید.');
  return trimmed;
}

/** Returns the reminder as the database stores it; absent stays absent. A time in the past is allowed: the reminder is then due. */
export function reminder(remindAt: string | undefined): Date | undefined {
  if (remindAt === undefined) return undefined;
  const time = Date.parse(remindAt);
  if (!(time >= earliest && time <= latest))
    throw refuse('remindAt', 'زمان یادآوری باید میان سال‌های ۲۰۰۰ تا ۲۱۰۰ باشد.');
  return new Date(time);
}

function refuse(field: string, sentence: string): ProblemError {
  return new ProblemError('validation', { detail: '۱ مورد را اصلاح کنید.', errors: { [field]: [sentence] } });
}
