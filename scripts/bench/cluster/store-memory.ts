import { connect } from 'node:net';

export interface StoreMemory {
  readonly usedBytes: number;
  /** Keys that left because the store was full. */
  readonly evicted: number;
}

/** Asks the store of shared pages what it holds, by its own protocol. @throws Error when it cannot be reached */
export async function storeMemory(port: number): Promise<StoreMemory> {
  const text = await new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('INFO\r\nQUIT\r\n'));
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
  const figure = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { usedBytes: figure('used_memory'), evicted: figure('evicted_keys') };
}
