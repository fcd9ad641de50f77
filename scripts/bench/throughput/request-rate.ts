import { Agent, get } from 'node:http';

export interface Rate {
  readonly perSecond: number;
  readonly responses: number;
}

/** As many connections as in earlier measurements. */
const CONNECTIONS = 8;

/**
 * Requests an address over eight connections for some seconds. Node's own client counts bytes without looking into them; a load generator
 * that decodes bodies takes six times the processor time the server takes to send them.
 */
export async function measureRate(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const startMs = performance.now();
  const endMs = startMs + seconds * 1_000;
  let responses = 0;
  const visit = async () => {
    while (performance.now() < endMs) {
      const status = await statusOf(url, headers, agent);
      if (status !== 200) throw new Error(`${url}: ${status}`);
      responses += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  } finally {
    agent.destroy();
  }
  return { perSecond: (responses * 1_000) / (performance.now() - startMs), responses };
}

/** Resolves with the status when the body has arrived. */
function statusOf(url: string, headers: Record<string, string>, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
      answer.once('error', reject);
    }).once('error', reject);
  });
}
