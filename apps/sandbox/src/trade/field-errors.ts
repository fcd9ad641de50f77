import { ProblemError } from '../http/problem';

/** Collects Persian messages by field while a draft is read, then refuses them all at once. */
export class FieldErrors {
  private readonly errors: Record<string, string[]> = {};

  add(field: string, sentence: string): void {
    this.errors[field] = [...(this.errors[field] ?? []), sentence];
  }

  /** Refuses with 422 when there is any error. */
  refuse(): void {
    const count = Object.keys(this.errors).length;
    if (count === 0) return;
    const shown = new Intl.NumberFormat('fa-IR').format(count);
    throw new ProblemError('validation', { detail: `${shown} مورد را اصلاح کنید.`, errors: this.errors });
  }
}
