import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { liveDocument } from './live-document.ts';
import type { Member } from './member.ts';
import { roll, type Step } from './roll.ts';
import type { Cluster } from './start-cluster.ts';

/** Only this page's own script can send it: browsers ask before they send a header of that name for another site. */
const HEADER = 'x-cluster';

/** Serves a page that shows every instance and can kill, drain, start and restart them, on this machine alone. */
export function serveLivePage(cluster: Cluster, say: (line: string) => void): Promise<string> {
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => {
      response.writeHead(500);
      response.end(error.message);
    });
  });
  let isRolling = false;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/' } = request;
    if (method === 'GET' && url === '/') return send(response, 'text/html', liveDocument(cluster));
    if (method === 'GET' && url === '/state')
      return send(response, 'application/json', JSON.stringify(await stateOf(cluster)));
    if (method !== 'POST' || request.headers[HEADER] === undefined)
      return send(response, 'text/plain', '', 404);
    if (url === '/roll') {
      if (isRolling) return send(response, 'text/plain', 'a restart is under way\n', 409);
      isRolling = true;
      const lines: string[] = [];
      const onStep = ({ name, drainMs, code }: Step) => {
        lines.push(`${name}: stopped in ${(drainMs / 1_000).toFixed(1)} s with ${code}, ready again`);
        say(`  ${lines.at(-1)}`);
      };
      await roll(cluster, onStep).finally(() => {
        isRolling = false;
      });
      return send(response, 'text/plain', `${lines.join('\n')}\n`);
    }
    const [, name, order] = url.split('/');
    const member = cluster.members.find((candidate) => candidate.name === name);
    if (!member || !isOrder(order)) return send(response, 'text/plain', '', 404);
    say(`  ${name}: ${order}`);
    await carryOut(member, order);
    return send(response, 'text/plain', 'done\n');
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(cluster.ports.page, '127.0.0.1', () => resolve(`http://localhost:${cluster.ports.page}`));
  });
}

type Order = 'kill' | 'drain' | 'start';

function isOrder(word: string | undefined): word is Order {
  return word === 'kill' || word === 'drain' || word === 'start';
}

async function carryOut(member: Member, order: Order): Promise<void> {
  if (order === 'kill') await member.kill();
  else if (order === 'drain') await member.drain();
  else await member.start();
}

async function stateOf({ members, redis, balancer }: Cluster): Promise<unknown> {
  const instances = members.map(async (member) => ({
    name: member.name,
    kind: member.kind,
    port: member.port,
    isRunning: member.isRunning,
    health: await member.health(),
  }));
  return {
    instances: await Promise.all(instances),
    redis: redis.isRunning,
    balancer: balancer.isRunning,
  };
}

function send(response: ServerResponse, type: string, text: string, status = 200): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(text);
}

/** Tells the cluster that runs in another terminal to restart its instances one by one; returns what it says. */
export async function requestRoll(pagePort: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${pagePort}/roll`, {
    method: 'POST',
    headers: { [HEADER]: '1' },
  });
  return answer.text();
}
