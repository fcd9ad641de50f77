import { repositoryRoot } from '../../run/paths.ts';
import { run } from '../../run/processes.ts';

const CONNECTIONS = 16;

/** Requests an address for some seconds with `wrk`, and returns the responses a second; Node's own client is slower than a cache. */
export async function wrkRate(program: string, url: string, seconds: number): Promise<number> {
  const command = [program, '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'accept-encoding: gzip', url];
  const { code, output } = await run(command, { cwd: repositoryRoot });
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (code !== 0 || !(rate > 0) || output.includes('Non-2xx')) throw new Error(`wrk on ${url}:\n${output}`);
  return rate;
}
