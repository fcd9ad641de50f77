import { sql } from 'drizzle-orm';
import { type DatabaseHandle, selectRows } from './database-handle';
import catalogue from './migrations/0001-catalogue.sql';
import accounts from './migrations/0002-accounts.sql';
import places from './migrations/0003-places.sql';
import people from './migrations/0004-people.sql';
import contents from './migrations/0005-contents.sql';
import knowledge from './migrations/0006-knowledge.sql';
import trade from './migrations/0007-trade.sql';
import money from './migrations/0008-money.sql';
import scale from './migrations/0009-scale.sql';
import versions from './migrations/0010-versions.sql';
import memory from './migrations/0011-memory.sql';
import singleVisits from './migrations/0012-single-visits.sql';
import inbox from './migrations/0013-inbox.sql';
import agentStates from './migrations/0014-agent-states.sql';
import planLimits from './migrations/0016-plan-limits.sql';
import instances from './migrations/0018-instances.sql';
import filesOfConversations from './migrations/0019-files-of-conversations.sql';
import commentsByTime from './migrations/0020-comments-by-time.sql';
import inboxLocks from './migrations/0021-inbox-locks.sql';
import trigrams from './migrations/optional-trigrams.sql';

/** In order; a released migration is never edited, a change is a new one. */
const migrations: readonly { name: string; text: string }[] = [
  { name: '0001-catalogue', text: catalogue },
  { name: '0002-accounts', text: accounts },
  { name: '0003-places', text: places },
  { name: '0004-people', text: people },
  { name: '0005-contents', text: contents },
  { name: '0006-knowledge', text: knowledge },
  { name: '0007-trade', text: trade },
  { name: '0008-money', text: money },
  { name: '0009-scale', text: scale },
  { name: '0010-versions', text: versions },
  { name: '0011-memory', text: memory },
  { name: '0012-single-visits', text: singleVisits },
  { name: '0013-inbox', text: inbox },
  { name: '0014-agent-states', text: agentStates },
  { name: '0016-plan-limits', text: planLimits },
  { name: '0018-instances', text: instances },
  { name: '0019-files-of-conversations', text: filesOfConversations },
  { name: '0020-comments-by-time', text: commentsByTime },
  { name: '0021-inbox-locks', text: inboxLocks },
];

/** Migrates the schema; each migration is applied once, in one transaction with its own record. */
export async function migrate(database: DatabaseHandle): Promise<void> {
  await database.runScript(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const applied = await selectRows<{ name: string }>(database.db, sql`select name from schema_migrations`);
  const known = new Set(applied.map(({ name }) => name));
  for (const { name, text } of migrations) {
    if (known.has(name)) continue;
    await database.runScript(`${text}
insert into schema_migrations (name) values ('${name}');`);
  }
  await addTrigrams(database);
}

/** Adds trigram indexes. A PostgreSQL user who may not create extensions still gets a working, slower search. */
async function addTrigrams(database: DatabaseHandle): Promise<void> {
  await database.runScript(trigrams).catch(() => undefined);
}
