/** Requests an operation may still send; without a bound any number. */
export class RequestBudget {
  private left: number;
  private reserved: number;

  /** `reserved` requests are left for the sequences after the rounds. */
  constructor(most: number | undefined, reserved: number) {
    this.left = most ?? Number.POSITIVE_INFINITY;
    this.reserved = reserved;
  }

  /** Takes one request, if there is one. */
  take(): boolean {
    if (this.left <= this.reserved) return false;
    this.left -= 1;
    return true;
  }

  /** Makes the reserved requests available. */
  release(): void {
    this.reserved = 0;
  }
}
