/** What a process has used and done since its start, from its own `/metrics`. */
export interface Usage {
  readonly processorSeconds: number;
  readonly memoryBytes: number;
  readonly statements: number;
  /** Calls to the catalogue. */
  readonly calls: number;
}

export async function readUsage({ host, port }: { host: string; port: number }): Promise<Usage> {
  const text = await (await fetch(`http://${host}:${port}/metrics`)).text();
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^\\n]*\\})? (?<value>[\\d.e+-]+)$`, 'gm'))].reduce(
      (total, { groups }) => total + Number(groups?.value),
      0,
    );
  return {
    processorSeconds: sum('process_cpu_seconds_total'),
    memoryBytes: sum('process_resident_memory_bytes'),
    statements: sum('database_statement_duration_seconds_count'),
    calls: sum('catalogue_call_duration_seconds_count'),
  };
}
