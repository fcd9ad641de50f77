/** One line of the balancer's own figures, by column. */
export type BalancerRow = Readonly<Record<string, string>>;

const LOOK_MS = 100;
const NOTICE_LIMIT_MS = 15_000;

export async function balancerRows(figuresPort: number): Promise<readonly BalancerRow[]> {
  const text = await (await fetch(`http://127.0.0.1:${figuresPort}/;csv`)).text();
  const [head = '', ...lines] = text.replace(/^# /, '').trim().split('\n');
  const names = head.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((value, index) => [names[index], value])),
  );
}

/** Resolves once the balancer sends requests to these instances. */
export async function untilBalanced(figuresPort: number, members: readonly string[]): Promise<void> {
  const untilMs = Date.now() + NOTICE_LIMIT_MS;
  const isIn = (rows: readonly BalancerRow[], name: string) =>
    rows.some(({ svname, status }) => svname === name && status?.startsWith('UP'));
  for (;;) {
    const rows = await balancerRows(figuresPort);
    if (members.every((name) => isIn(rows, name))) return;
    if (Date.now() > untilMs) throw new Error(`the balancer does not see ${members.join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
