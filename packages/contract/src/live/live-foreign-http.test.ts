import { expect, it } from 'vitest';
import { runLive } from './run-live';
import { contracts, type ForeignName } from './testing/foreign/contracts';
import { foreignBackend, goodCredential } from './testing/foreign/foreign-backend';
import { serveOverHttp } from './testing/foreign/serve-over-http';

it.each(Object.keys(contracts) as ForeignName[])(
  'finds nothing over HTTP in a server that keeps the %s',
  async (name) => {
    const { server, baseUrl } = await serveOverHttp(foreignBackend(contracts[name]));
    const { operations } = await runLive(contracts[name], {
      baseUrl,
      // The fleet's session as a header of the caller's own.
      headers: [['Cookie', `other=1; sid=${goodCredential}`]],
      tokensByRole: [],
      basic: `user:${goodCredential}`,
      apiKeys: [
        ['X-Library-Key', goodCredential],
        ['api key', goodCredential],
      ],
      isReadonly: false,
      isStrict: true,
      seed: 9,
      timeoutSeconds: 20,
    });
    await new Promise((resolve) => server.close(resolve));
    expect(operations.flatMap(({ findings }) => findings)).toEqual([]);
    const applied = new Set(operations.flatMap(({ checks }) => [...checks]));
    for (const check of ['method', 'gone', 'available', 'refused', 'authentication'] as const)
      expect(applied).toContain(check);
  },
);
