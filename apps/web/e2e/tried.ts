import { test } from './product';

/** Notes what the test tried and how often; the table of assurance checks tells it. */
export function tried(count: number, what: string): void {
  test.info().annotations.push({ type: 'tried', description: `${count} ${what}` });
}
