import { sql } from 'drizzle-orm';
import { insertRows } from '../db/insert-rows';
import { gateways } from '../seed/money/gateways';
import { membershipPlans } from '../seed/money/plans';
import { walletHistories } from '../seed/money/wallet-history';
import type { SeedSlice } from './seed-slice';
import { fillWallet } from './wallet-rows';

/**
 * Gateways and plans, which belong to the seed, and the history of the seeded people's wallets, which belongs to them and is written once.
 */
export const moneySlice: SeedSlice = {
  tables: ['gateways', 'membership_plans'],
  fill: async ({ db }) => {
    await db.execute(platformAccounts);
    await insertRows(
      db,
      'gateways',
      gateways.map((gateway, index) => ({
        id: gateway.id,
        code: gateway.code,
        min_rial: gateway.minRial,
        max_rial: gateway.maxRial,
        is_healthy: gateway.isHealthy,
        return_mode: gateway.returnMode,
        sort_order: index,
        document: gateway,
      })),
    );
    await insertRows(
      db,
      'membership_plans',
      membershipPlans.map((plan, index) => ({
        id: plan.id,
        title: plan.title,
        audience: plan.audience,
        level: plan.level,
        period_months: plan.periodMonths,
        price_rial: plan.priceRial,
        features: plan.features,
        limits: plan.limits,
        is_popular: plan.isPopular,
        sort_order: index,
      })),
    );
    for (const history of walletHistories) {
      await db.transaction((tx) => fillWallet(tx, history));
    }
  },
};

/** The marketplace's own accounts of the ledger, as the migration created them: the reset of the test controls deletes them. */
const platformAccounts = sql`
  insert into ledger_accounts (id, kind, updated_at) values
    ('bank-clearing', 'BankClearing', '2026-01-01T00:00:00Z'),
    ('platform-revenue', 'PlatformRevenue', '2026-01-01T00:00:00Z'),
    ('vat-payable', 'VatPayable', '2026-01-01T00:00:00Z'),
    ('adjustment', 'Adjustment', '2026-01-01T00:00:00Z')
  on conflict do nothing`;
