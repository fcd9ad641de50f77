export interface RequestReport {
  total: number;
  /** Calls by method and path, without the query: `GET /api/v1/categories/menu`. */
  byPath: Record<string, number>;
}

/** Counts API requests, so that tests can measure how many a page view costs. */
export class RequestCounter {
  private total = 0;
  private readonly byPath = new Map<string, number>();

  count(method: string, path: string): void {
    this.total += 1;
    const name = `${method} ${path}`;
    this.byPath.set(name, (this.byPath.get(name) ?? 0) + 1);
  }

  report(): RequestReport {
    return { total: this.total, byPath: Object.fromEntries(this.byPath) };
  }

  reset(): void {
    this.total = 0;
    this.byPath.clear();
  }
}
