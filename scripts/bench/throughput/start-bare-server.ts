import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface BareServer {
  readonly url: string;
  readonly child: ChildProcess;
}

/** Starts a server of its own process that responds to everything with these bytes, declared as gzip. */
export async function startBareServer(bytes: Buffer): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  child.send(bytes);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}/`, child };
}
