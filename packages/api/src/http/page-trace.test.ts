import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads the module as a document whose navigation had these `Server-Timing` entries. */
async function inDocument(serverTiming: readonly { name: string; description: string }[] | undefined) {
  vi.resetModules();
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => (serverTiming ? [{ serverTiming }] : []),
  });
  return import('./http-client');
}

async function traceSent({ httpClient }: Awaited<ReturnType<typeof inDocument>>, baseUrl?: string) {
  let sent: string | null = null;
  await httpClient('/api/v1/x', {
    ...(baseUrl ? { baseUrl } : {}),
    fetch: async (_, init) => {
      sent = new Headers(init?.headers).get('traceparent');
      return new Response(null, { status: 204 });
    },
  });
  return sent;
}

describe('calls of a document', () => {
  it('continue the trace the server began for it', async () => {
    const client = await inDocument([{ name: 'traceparent', description: '00-a-b-01' }]);
    expect(await traceSent(client)).toBe('00-a-b-01');
  });

  it('of a page from a cache have none until one is begun', async () => {
    const client = await inDocument([{ name: 'cdn-cache', description: 'hit' }]);
    expect(await traceSent(client)).toBeNull();
    const { beginTrace } = await import('./page-trace');
    beginTrace('00-c-d-01');
    expect(await traceSent(client)).toBe('00-c-d-01');
  });

  it('to another origin, and on a server, carry none', async () => {
    expect(
      await traceSent(
        await inDocument([{ name: 'traceparent', description: 'x' }]),
        'https://catalogue.example',
      ),
    ).toBeNull();
    vi.unstubAllGlobals();
    vi.resetModules();
    expect(await traceSent(await import('./http-client'))).toBeNull();
  });
});
