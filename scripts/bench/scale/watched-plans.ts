/** A node of a plan as PostgreSQL's `auto_explain` writes it. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

export interface WatchedPlans {
  readonly statements: number;
  /** Distinct statements that scan a large table completely. */
  readonly scans: readonly string[];
  /** Maximum rows of the large tables that one statement passed. */
  readonly mostRows: number;
  readonly mostRowsStatement: string;
}

const largeTables = new Set(['products', 'product_values', 'base_products']);

/** Parses the log of a PostgreSQL with `auto_explain` (JSON, analyzed) for the large tables. */
export function readWatchedPlans(log: string): WatchedPlans {
  const plans = log
    .split(/^(?=\d{4}-\d\d-\d\d )/m)
    .filter((entry) => entry.includes('plan:'))
    .flatMap(toPlan);
  const scans = new Set<string>();
  let most = { rows: 0, statement: '' };
  for (const { statement, node } of plans) {
    if (scansWhole(node)) scans.add(statement);
    const rows = rowsPassed(node);
    if (rows > most.rows) most = { rows, statement };
  }
  return {
    statements: plans.length,
    scans: [...scans],
    mostRows: most.rows,
    mostRowsStatement: most.statement,
  };
}

function toPlan(entry: string): { statement: string; node: PlanNode }[] {
  const json = entry.slice(entry.indexOf('{'));
  try {
    const read = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
    return [{ statement: read['Query Text'].replace(/\s+/g, ' ').trim().slice(0, 400), node: read.Plan }];
  } catch {
    return [];
  }
}

function scansWhole(node: PlanNode): boolean {
  const isLarge = largeTables.has(node['Relation Name'] ?? '');
  return (isLarge && node['Node Type'] === 'Seq Scan') || (node.Plans ?? []).some(scansWhole);
}

function rowsPassed(node: PlanNode): number {
  const own = largeTables.has(node['Relation Name'] ?? '')
    ? ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1)
    : 0;
  return own + (node.Plans ?? []).reduce((sum, child) => sum + rowsPassed(child), 0);
}
