import type { Services } from '../server/services';
import { refreshDue } from './refresh-payment';
import { findWallet } from './wallet-accounts';

/** Returns the current balance of a person's wallet; a wallet that was never used is empty. */
export async function readCredit(services: Services, userId: string) {
  await refreshDue(services, userId);
  const wallet = await findWallet(services.database.db, userId);
  return {
    balanceRial: wallet?.balanceRial ?? 0,
    blockedRial: wallet?.blockedRial ?? 0,
    updatedAt: (wallet?.updatedAt ?? services.clock.now()).toISOString(),
  };
}
