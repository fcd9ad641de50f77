/** Requests an operation may still send; without a bound any number. */
export class RequestBudget {
  /** Requests of the rounds when there is a bound. */
  readonly usable: number | undefined;
  private left: number;
  private reserved: number;

  /** `reserved` requests are left for the sequences after the rounds. */
  constructor(most: number | undefined, reserved: number) {
    this.usable = most === undefined ? undefined : most - reserved;
    this.left = most ?? Number.POSITIVE_INFINITY;
    this.reserved = reserved;
  }

  get isSpent(): boolean {
    return this.left <= this.reserved;
  }

  /** Takes one request, if there is one. */
  take(): boolean {
    if (this.isSpent) return false;
    this.left -= 1;
    return true;
  }

  /** Makes the reserved requests available. */
  release(): void {
    this.reserved = 0;
  }
}
