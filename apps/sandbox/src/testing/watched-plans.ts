import { type SQL, sql } from 'drizzle-orm';
import { type DatabaseHandle, selectRows } from '../db/database-handle';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** Tables that grow with the number of products. */
const largeTables = new Set(['products', 'product_values', 'base_products']);

/** Returns every statement a database receives while `work` runs. */
export async function statementsOf(database: DatabaseHandle, work: () => Promise<unknown>): Promise<SQL[]> {
  const statements: SQL[] = [];
  const { db } = database;
  const execute = db.execute.bind(db);
  db.execute = ((statement: SQL) => {
    statements.push(statement);
    return execute(statement);
  }) as typeof db.execute;
  try {
    await work();
  } finally {
    db.execute = execute;
  }
  return statements;
}

/**
 * Returns operations of a statement that would grow with the catalogue: a scan of a large table, or an unconditional scan of one of its
 * indexes, unless a limit above it bounds it (and nothing is filtered out on the way, which would extend it). Empty when there is none.
 * Sequential scans get the highest possible cost, since over a small table they are the right choice: one that stays in the plan has no
 * index to replace it.
 */
export async function unboundedReads(database: DatabaseHandle, statement: SQL): Promise<string[]> {
  const rows = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return selectRows<{ 'QUERY PLAN': [{ Plan: PlanNode }] | string }>(
      tx,
      sql`explain (format json) ${statement}`,
    );
  });
  const found = rows[0]?.['QUERY PLAN'];
  const [{ Plan }] = (typeof found === 'string' ? JSON.parse(found) : found) as [{ Plan: PlanNode }];
  return unbounded(Plan, false);
}

/**
 * Runs a statement without keeping what it changes, and returns how many rows of each of the tables it has read, those it threw away
 * included. Sequential scans get the highest possible cost, as in `unboundedReads`.
 */
export async function rowsRead(
  database: DatabaseHandle,
  statement: SQL,
  tables: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  const undo = new Error('undo');
  const count = (node: PlanNode): void => {
    const table = node['Relation Name'];
    if (table !== undefined && tables.includes(table)) {
      const rows = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
      const read = rows + (node['Rows Removed by Index Recheck'] ?? 0);
      counts[table] = (counts[table] ?? 0) + read * (node['Actual Loops'] ?? 1);
    }
    for (const child of node.Plans ?? []) count(child);
  };
  await database.db
    .transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const rows = await selectRows<{ 'QUERY PLAN': [{ Plan: PlanNode }] | string }>(
        tx,
        sql`explain (analyze, format json) ${statement}`,
      );
      const found = rows[0]?.['QUERY PLAN'];
      const [{ Plan }] = (typeof found === 'string' ? JSON.parse(found) : found) as [{ Plan: PlanNode }];
      count(Plan);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return counts;
}

function unbounded(node: PlanNode, isLimited: boolean): string[] {
  const table = node['Relation Name'];
  const isLarge = table !== undefined && largeTables.has(table);
  const isConditional = node['Index Cond'] !== undefined || node['Recheck Cond'] !== undefined;
  const isWalk = isLimited && node.Filter === undefined;
  const isWhole = isLarge && (node['Node Type'] === 'Seq Scan' || (!isConditional && !isWalk));
  const below = node['Node Type'] === 'Limit' || (isLimited && passesInOrder(node));
  return [
    ...(isWhole ? [`${node['Node Type']} of ${table}`] : []),
    ...(node.Plans ?? []).flatMap((child) => unbounded(child, below)),
  ];
}

/** Returns whether the node reads no more rows than its parent requests. */
function passesInOrder(node: PlanNode): boolean {
  return ['Append', 'Merge Append', 'Subquery Scan', 'Result', 'WindowAgg', 'Nested Loop'].includes(
    node['Node Type'],
  );
}
