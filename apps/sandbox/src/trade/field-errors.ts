import { ProblemError } from '../http/problem';

/** Persian sentences by field, gathered while a draft is read, then refused all at once. */
export class FieldErrors {
  private readonly errors: Record<string, string[]> = {};

  add(field: string, sentence: string): void {
    this.errors[field] = [...(this.errors[field] ?? []), sentence];
  }

  /** Throws 422 when anything was added. */
  refuse(): void {
    const count = Object.keys(this.errors).length;
    if (count === 0) return;
    const shown = new Intl.NumberFormat('fa-IR').format(count);
    throw new ProblemError('validation', { detail: `${shown} مورد را اصلاح کنید.`, errors: this.errors });
  }
}
