import { sql } from 'drizzle-orm';
import { selectRows } from '../db/database-handle';
import type { StoredProfile } from '../db/schema/accounts';
import { finaliseMerchant } from '../people/own-merchant';
import { merchantAgents } from '../seed/merchant-people';
import type { SeedSlice } from './seed-slice';

/** Agents of the seeded companies. Rows of people: a reseed does not change existing ones. */
export const peopleSlice: SeedSlice = {
  tables: [],
  fill: async ({ db }) => {
    await db.execute(sql`
      insert into merchant_agents (id, merchant_id, user_id, phone_number, position, permissions, is_active, invited_at, accepted_at)
      select id, "merchantId", "userId", "phoneNumber", position, permissions, "acceptedAt" is not null, "invitedAt", "acceptedAt"
      from jsonb_to_recordset(${JSON.stringify(merchantAgents)}::jsonb)
        as t (id text, "merchantId" text, "userId" text, "phoneNumber" text, position text, permissions text[],
          "invitedAt" timestamptz, "acceptedAt" timestamptz)
      on conflict do nothing`);
    // People's companies are stored in their profiles; the table of all companies belongs to the seed and was emptied.
    const owners = await selectRows<{ id: string; profile: StoredProfile }>(
      db,
      sql`select id, profile from users where profile ? 'company'`,
    );
    for (const { id, profile } of owners) await finaliseMerchant(db, id, profile);
  },
};
