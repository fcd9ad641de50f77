import { sql } from 'drizzle-orm';
import { selectRows } from '../db/database-handle';
import type { PlaySettings, Services } from '../server/services';
import type { AdjustableClock } from '../server/system-services';

interface ControlState {
  offsetMs: number;
  review: PlaySettings['review'];
}

/**
 * What the test controls have set and every server must follow: the clock and the reviewer. Servers over one database read it before each
 * request, so that the next one follows whichever it reaches; a single server has it in memory. Faults and counters stay with the server
 * that was asked: they are about one server.
 */
export class ControlStore {
  private readonly services: Services;
  private readonly clock: AdjustableClock;

  constructor(services: Services, clock: AdjustableClock) {
    this.services = services;
    this.clock = clock;
  }

  async load(): Promise<void> {
    const { database, play } = this.services;
    if (database.shared === undefined) return;
    const [row] = await selectRows<{ value: ControlState }>(
      database.db,
      sql`select value from control_state where name = 'controls'`,
    );
    if (row === undefined) return;
    this.clock.setOffset(row.value.offsetMs);
    play.review = row.value.review;
  }

  async save(): Promise<void> {
    const { database, play } = this.services;
    if (database.shared === undefined) return;
    const state: ControlState = { offsetMs: this.clock.offset, review: play.review };
    await database.db.execute(
      sql`insert into control_state (name, value) values ('controls', ${JSON.stringify(state)}::jsonb)
        on conflict (name) do update set value = excluded.value`,
    );
  }
}
