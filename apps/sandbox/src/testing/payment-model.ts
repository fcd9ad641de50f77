/**
 * A model of payments in a few plain numbers: what a person would expect, written independently of the server's rules. Times are in s since
 * the start of the run, money is in Rial.
 */
export interface ModelAttempt {
  bankRial: number;
  walletRial: number;
  endsAt: number;
  bank: 'Open' | 'Paid' | 'Refused' | 'Cancelled';
  /** The bank does not respond before this time. */
  silentUntil: number;
}

export interface ModelPayment {
  isTopUp: boolean;
  amountRial: number;
  status: string;
  expiresAt: number;
  attempts: ModelAttempt[];
}

export class PaymentModel {
  now = 0;
  balanceRial = 0;
  readonly payments: ModelPayment[] = [];
  /** Events of the run, by name: a run without events proves nothing. */
  readonly seen = new Map<string, number>();

  note(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }

  get blockedRial(): number {
    return this.payments.reduce((sum, payment) => {
      const isUnderWay = payment.status === 'Pending' || payment.status === 'Verifying';
      return sum + (isUnderWay ? (payment.attempts.at(-1)?.walletRial ?? 0) : 0);
    }, 0);
  }

  get freeRial(): number {
    return this.balanceRial - this.blockedRial;
  }

  add(isTopUp: boolean, amountRial: number): void {
    const expiresAt = this.now + 24 * 3600;
    this.payments.push({ isTopUp, amountRial, status: 'Created', expiresAt, attempts: [] });
  }

  /** Returns the expected status of starting a payment at a bank; the attempt exists when it is 200. */
  open(payment: ModelPayment, kind: 'request' | 'retry-request', wantedRial: number, limits: Limits): number {
    const allowed = kind === 'request' ? ['Created'] : ['Created', 'Failed'];
    if (!allowed.includes(payment.status)) return 409;
    const wished = kind === 'request' ? wantedRial : (payment.attempts.at(-1)?.walletRial ?? 0);
    if (wished > 0 && (payment.isTopUp || wished >= payment.amountRial)) return 422;
    if (kind === 'request' && wished > this.freeRial) return 402;
    const walletRial = Math.min(wished, this.freeRial);
    const bankRial = payment.amountRial - walletRial;
    if (bankRial < limits.minRial || bankRial > limits.maxRial) return 422;
    const endsAt = this.now + 15 * 60;
    payment.attempts.push({ bankRial, walletRial, endsAt, bank: 'Open', silentUntil: 0 });
    payment.status = 'Pending';
    if (walletRial > 0) this.note(`${kind} holds`);
    return 200;
  }

  payFromWallet(payment: ModelPayment): number {
    if (payment.isTopUp) return 422;
    if (payment.status !== 'Created' && payment.status !== 'Failed') return 409;
    if (this.freeRial < payment.amountRial) return 402;
    this.balanceRial -= payment.amountRial;
    payment.status = 'Paid';
    return 200;
  }

  cancel(payment: ModelPayment): number {
    if (!['Created', 'Failed', 'Cancelled'].includes(payment.status)) return 409;
    payment.status = 'Cancelled';
    return 200;
  }

  /** Applies the customer's decision at the bank, in any attempt still open in a window. */
  decide(attempt: ModelAttempt, decision: 'Paid' | 'Refused' | 'Cancelled', silentSeconds: number): void {
    if (attempt.bank !== 'Open' || this.now >= attempt.endsAt) return;
    attempt.bank = decision;
    attempt.silentUntil = this.now + silentSeconds;
  }

  callBack(payment: ModelPayment, attempt: ModelAttempt): void {
    const isRunning = payment.status === 'Pending' && payment.attempts.at(-1) === attempt;
    if (isRunning && attempt.bank !== 'Open') payment.status = 'Verifying';
    this.finalise();
  }

  /** Applies everything that the bank and the clock have caused so far. */
  finalise(): void {
    for (const payment of this.payments) {
      this.finaliseAttempt(payment);
      const isWaiting = payment.status === 'Created' || payment.status === 'Failed';
      if (isWaiting && this.now >= payment.expiresAt) payment.status = 'Expired';
    }
  }

  private finaliseAttempt(payment: ModelPayment): void {
    const attempt = payment.attempts.at(-1);
    const before = payment.status;
    if (attempt === undefined || (before !== 'Pending' && before !== 'Verifying')) return;
    const isTooLate = this.now >= attempt.endsAt;
    if (payment.status === 'Verifying' && this.now >= attempt.silentUntil && !isTooLate) {
      if (attempt.bank === 'Paid') this.pay(payment, attempt);
      else payment.status = attempt.bank === 'Refused' ? 'Failed' : 'Created';
    }
    if (isTooLate) payment.status = 'Failed';
    const held = attempt.walletRial > 0 ? ' with a hold' : '';
    if (payment.status !== before) this.note(`${before} → ${payment.status}${held}`);
  }

  private pay(payment: ModelPayment, attempt: ModelAttempt): void {
    payment.status = 'Paid';
    this.balanceRial += payment.isTopUp ? payment.amountRial : -attempt.walletRial;
  }
}

export interface Limits {
  minRial: number;
  maxRial: number;
}
