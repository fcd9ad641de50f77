import { DURATION_BOUNDS, histogram, observe } from '@bazaar/telemetry/metrics';
import { inSpan } from '@bazaar/telemetry/spans';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';

type RunStatement = (text: string, params: unknown[], run: () => Promise<unknown>) => Promise<unknown>;

const statements = histogram(
  'database_statement_duration_seconds',
  'Statements by verb and first table, waiting for a connection included.',
  DURATION_BOUNDS,
);
const VERB = /^\s*(?<verb>[a-z]+)/i;
const TABLE = /\b(?:from|into|update|join)\s+"?(?<table>[a-z_]+)/i;
const LONGEST_TEXT = 300;
let isObserved = false;

/**
 * Measures every statement of the query builder, on both databases: each of its drivers runs them by this one method. The span holds the
 * statement's text, where values are `$1`, and never the values.
 */
export function observeStatements(): void {
  if (isObserved) return;
  isObserved = true;
  const prepared = PgPreparedQuery.prototype as unknown as { queryWithCache: RunStatement };
  const { queryWithCache } = prepared;
  prepared.queryWithCache = function observed(this: unknown, text, params, run) {
    const name = nameOf(text);
    const startMs = performance.now();
    const attributes = { 'db.query.text': text.slice(0, LONGEST_TEXT) };
    return inSpan(`statement ${name}`, { kind: 'client', attributes }, () =>
      Reflect.apply(queryWithCache, this, [text, params, run]),
    ).finally(() => observe(statements, (performance.now() - startMs) / 1000, { statement: name }));
  };
}

/** Returns the verb and the first table of a statement: few values, whatever was asked. */
export function nameOf(text: string): string {
  const verb = VERB.exec(text)?.groups?.verb?.toLowerCase() ?? 'other';
  const table = TABLE.exec(text)?.groups?.table ?? '';
  return `${verb} ${table}`.trim();
}
