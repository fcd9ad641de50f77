import { sql } from 'drizzle-orm';
import { merchantAgents } from '../seed/merchant-people';
import type { SeedSlice } from './seed-slices';

/** Who acts for the seeded companies. Rows of people: a reseed leaves the ones that are there alone. */
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
  },
};
