import type { Cluster } from './start-cluster.ts';

/** Returns the page as one document without other files; its script reads `/state` every second. */
export function liveDocument({ shopUrl, catalogueUrl, folder }: Cluster): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Cluster</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; max-width: 75rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid #ccc; padding: .4rem .6rem; text-align: start; }
  td.number { text-align: end; font-variant-numeric: tabular-nums; }
  .ready { color: #06612e; } .draining { color: #7a4b00; } .down, .unavailable { color: #a11212; }
</style>
<h1>Cluster</h1>
<p>Shop <a href="${shopUrl}">${shopUrl}</a> · catalogue ${catalogueUrl} · files in ${folder}</p>
<p>Store <b id="redis"></b> · balancer <b id="balancer"></b> · <button data-order="/roll">Restart all, one by one</button></p>
<table>
  <thead><tr><th>Instance<th>Port<th>State<th>Sent as bytes<th>Memory<th>Shared<th>Disk<th>Missing<th>Rendered<th>Left to the other<th>Store errors<th>
  <tbody id="instances">
</table>
<script>
const counts = ['bytes', 'memory', 'shared', 'disk', 'missing', 'rendered', 'left'];
const cell = (text, kind) => Object.assign(document.createElement('td'), { textContent: text ?? '', className: kind ?? '' });
function rowOf({ name, port, isRunning, health }) {
  const state = isRunning ? (health?.status ?? 'starting') : 'down';
  const row = document.createElement('tr');
  row.append(cell(name), cell(port), cell(state, state), ...counts.map((key) => cell(health?.pages?.[key], 'number')), cell(health?.store?.errors, 'number'));
  const orders = cell();
  for (const order of isRunning ? ['drain', 'kill'] : ['start']) {
    const button = Object.assign(document.createElement('button'), { textContent: order });
    button.dataset.order = '/' + name + '/' + order;
    orders.append(button, ' ');
  }
  row.append(orders);
  return row;
}
async function look() {
  const { instances, redis, balancer } = await (await fetch('/state')).json();
  document.getElementById('redis').textContent = redis ? 'up' : 'down';
  document.getElementById('balancer').textContent = balancer ? 'up' : 'down';
  document.getElementById('instances').replaceChildren(...instances.map(rowOf));
}
document.addEventListener('click', async ({ target }) => {
  const order = target.dataset?.order;
  if (order === undefined) return;
  target.disabled = true;
  await fetch(order, { method: 'POST', headers: { 'x-cluster': '1' } });
  target.disabled = false;
});
setInterval(() => look().catch(() => undefined), 1000);
look();
</script>
</html>
`;
}
