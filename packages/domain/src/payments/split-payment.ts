import type { GatewayFacts } from './gateway-limits';

/** Parts of one payment, in Rial; together they are the whole. */
export interface PaymentSplit {
  readonly walletRial: number;
  readonly bankRial: number;
}

/** Most that the contract lets the wallet give beside a bank, in Rial. */
const MOST_BESIDE_BANK_RIAL = 2_000_000_000;

/**
 * Splits an amount: the wallet first, the rest at the bank. When the rest is less than the gateway takes, the wallet gives less. With a
 * gateway that cannot take the rest at all, or no gateway where one is needed, there is no split.
 *
 * @param amountRial the whole, positive
 * @param freeRial what the wallet can spend; 0 when it is not to be used
 */
export function splitPayment(
  amountRial: number,
  freeRial: number,
  gateway: Pick<GatewayFacts, 'minRial' | 'maxRial'> | undefined,
): PaymentSplit | undefined {
  if (freeRial >= amountRial) return { walletRial: amountRial, bankRial: 0 };
  if (gateway === undefined) return undefined;
  const bankRial = Math.max(
    amountRial - Math.min(freeRial, MOST_BESIDE_BANK_RIAL),
    Math.min(gateway.minRial, amountRial),
  );
  if (bankRial < gateway.minRial || bankRial > gateway.maxRial) return undefined;
  return { walletRial: amountRial - bankRial, bankRial };
}
