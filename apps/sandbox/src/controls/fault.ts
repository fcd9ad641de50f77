import { z } from 'zod';

/** A simulated fault of a response, for tests of clients. */
export const faultSchema = z.object({
  /** Prefix of the request's path, `*` for any segment; every API request when absent. */
  path: z.string().startsWith('/').default('/api/v1'),
  method: z.string().toUpperCase().optional(),
  /** Respond with this status as a problem, without running the operation. */
  status: z.int().min(400).max(599).optional(),
  /** Code of the problem; `server` when absent. */
  code: z.string().max(60).optional(),
  /** Retry-After header of that response, in s. */
  retryAfter: z.int().min(0).max(3_600).optional(),
  /** Delay before the response, in ms. */
  delayMs: z.int().min(0).max(120_000).optional(),
  kind: z
    .enum([
      /** 200 with text that is not JSON. */
      'garbage',
      /** 200 with an HTML page. */
      'html',
      /** 200 with JSON of an unexpected shape. */
      'wrong-shape',
      /** 204 where a body was expected. */
      'empty',
      /** The connection breaks in the middle of the body. */
      'half',
      /** The connection breaks before a response. */
      'reset',
    ])
    .optional(),
  /** Number of requests it applies to; unlimited when absent. */
  times: z.int().min(1).optional(),
});

export type Fault = z.output<typeof faultSchema>;

/** Faults in force. The first match is applied; one with `times` is removed when used up. */
export class FaultList {
  private faults: Fault[] = [];

  list(): readonly Fault[] {
    return this.faults;
  }

  add(fault: Fault): void {
    this.faults.push(fault);
  }

  clear(): void {
    this.faults = [];
  }

  take(method: string, path: string): Fault | undefined {
    const fault = this.faults.find(
      (candidate) =>
        isMet(candidate.path, path) && (candidate.method === undefined || candidate.method === method),
    );
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times === 0) this.faults = this.faults.filter((other) => other !== fault);
    }
    return fault;
  }
}

/** Returns whether a path begins with the pattern. */
function isMet(pattern: string, path: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}`).test(path);
}

/** Parses the header with one request's own fault: `X-Sandbox-Fault: status=503; delay=2000; kind=garbage`, the delay in ms. */
export function faultFromHeader(header: string | undefined): Fault | undefined {
  if (header === undefined) return undefined;
  const pairs = header.split(';').map((pair) => pair.split('=').map((part) => part.trim()));
  const values = Object.fromEntries(
    pairs.map(([name = '', value = '']) => [
      name === 'delay' ? 'delayMs' : name,
      /^\d+$/.test(value) ? Number(value) : value,
    ]),
  );
  return faultSchema.safeParse(values).data;
}
