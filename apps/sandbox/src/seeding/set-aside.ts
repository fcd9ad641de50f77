import { sql } from 'drizzle-orm';
import { type DatabaseHandle, selectRows } from '../db/database-handle';

interface SetAside {
  kind: 'constraint' | 'index';
  tableName: string;
  name: string;
  definition: string;
}

/**
 * Drops indexes and constraints of the large tables while they are loaded: building each once, from sorted rows, is many times faster than
 * maintaining it row by row. They are recorded first, so that an interrupted load loses nothing.
 */
export async function setAside(database: DatabaseHandle): Promise<void> {
  await database.runScript(`
    insert into set_aside (place, kind, table_name, name, definition)
    select (select coalesce(max(place), 0) from set_aside) + row_number() over (order by stage, name), kind, table_name, name, definition
    from (
      select 'constraint' as kind, conrelid::regclass::text as table_name, conname::text as name,
        pg_get_constraintdef(oid) as definition, case contype when 'f' then 3 else 1 end as stage
      from pg_constraint
      where contype in ('p', 'u', 'f')
        and (conrelid in ('products'::regclass, 'product_values'::regclass) or confrelid = 'products'::regclass)
      union all
      select 'index', indrelid::regclass::text, c.relname::text, pg_get_indexdef(indexrelid), 2
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where indrelid in ('products'::regclass, 'product_values'::regclass)
        and not exists (select 1 from pg_constraint where conindid = indexrelid)
    ) as found`);
  for (const { kind, tableName, name } of (await readSetAside(database)).reverse()) {
    await database.runScript(
      kind === 'index'
        ? `drop index if exists "${name}"`
        : `alter table ${tableName} drop constraint if exists "${name}"`,
    );
  }
}

/** Rebuilds all dropped indexes and constraints, two at a time; does nothing when there are none. */
export async function putBack(
  database: DatabaseHandle,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  const waiting = await readSetAside(database);
  let done = 0;
  const build = async ({ kind, tableName, name, definition }: SetAside) => {
    const statement =
      kind === 'index' ? definition : `alter table ${tableName} add constraint "${name}" ${definition}`;
    const isThere = await exists(database, name);
    await database.runScript(`${isThere ? '' : statement}; delete from set_aside where name = '${name}'`);
    done += 1;
    report(`seed indexes ${done}/${waiting.length}`);
  };
  const isForeign = ({ definition }: SetAside) => definition.startsWith('FOREIGN');
  // Keys before the foreign keys that need them; constraints of one table wait for each other, indexes do not.
  for (const step of waiting.filter((item) => item.kind === 'constraint' && !isForeign(item)))
    await build(step);
  const indexes = waiting.filter(({ kind }) => kind === 'index');
  await Promise.all(
    [0, 1].map(async () => {
      for (let next = indexes.shift(); next !== undefined; next = indexes.shift()) await build(next);
    }),
  );
  for (const step of waiting.filter(isForeign)) await build(step);
}

/** An interrupted load may have left some in place. */
async function exists({ db }: DatabaseHandle, name: string): Promise<boolean> {
  const found = await selectRows(
    db,
    sql`
      select 1 from pg_class where relname = ${name} and relnamespace = 'public'::regnamespace
      union all select 1 from pg_constraint where conname = ${name}`,
  );
  return found.length > 0;
}

function readSetAside({ db }: DatabaseHandle): Promise<SetAside[]> {
  return selectRows(
    db,
    sql`select kind, table_name as "tableName", name, definition from set_aside order by place`,
  );
}
