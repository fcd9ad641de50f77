import { createServer } from 'node:net';

export type PortState = 'free' | 'taken' | 'forbidden';

/** Tries to listen on every interface, as the servers will, and closes at once. */
export function probePort(port: number): Promise<PortState> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EACCES' ? 'forbidden' : 'taken'),
    );
    server.listen({ port, exclusive: true }, () => server.close(() => resolve('free')));
  });
}

/** Returns one sentence that states the problem with the port and what to do, or `undefined` when it is free. */
export async function portComplaint(variable: string, port: number): Promise<string | undefined> {
  const state = await probePort(port);
  if (state === 'free') return undefined;
  const next = port < 1024 ? 8080 : port + 10;
  return state === 'taken'
    ? `Port ${port} is in use by another program: stop that program, or choose another port with ${variable}=${next}.`
    : `This user may not listen on port ${port}: choose a port above 1023, for example ${variable}=${next}.`;
}
