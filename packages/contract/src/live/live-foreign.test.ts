import { describe, expect, it } from 'vitest';
import type { LiveOptions } from './live-options';
import { runLive } from './run-live';
import { contracts, type ForeignName } from './testing/foreign/contracts';
import { foreignBackend, foreignBase, goodCredential } from './testing/foreign/foreign-backend';
import { foreignDeviations } from './testing/foreign/foreign-deviations';
import type { ForeignDeviation } from './testing/foreign/foreign-request';

const options: LiveOptions = {
  baseUrl: foreignBase,
  token: goodCredential,
  tokensByRole: [],
  basic: `user:${goodCredential}`,
  apiKeys: [
    ['libraryKey', goodCredential],
    ['sid', goodCredential],
    ['rateKey', goodCredential],
  ],
  isReadonly: false,
  seed: 5,
  timeoutSeconds: 5,
  maxResponseSeconds: 1,
};

function drive(name: ForeignName, deviation: ForeignDeviation = {}, changes: Partial<LiveOptions> = {}) {
  const document = contracts[name];
  return runLive(document, { ...options, ...changes }, { send: foreignBackend(document, deviation) });
}

describe('live on foreign contracts', () => {
  const names = Object.keys(contracts) as ForeignName[];
  it.each(names.flatMap((name) => [1, 2, 3].map((seed) => [name, seed] as const)))(
    'finds nothing in a server that keeps the %s (seed %i)',
    async (name, seed) => {
      const { operations } = await drive(name, {}, { seed });
      expect(operations.flatMap(({ findings }) => findings)).toEqual([]);
      expect(operations.filter(({ remarks }) => remarks.length > 0)).toEqual([]);
    },
  );

  it('knows forty deviations and more, each of its own kind', () => {
    expect(foreignDeviations.length).toBeGreaterThanOrEqual(40);
    expect(new Set(foreignDeviations.map(({ name }) => name)).size).toBe(foreignDeviations.length);
  });

  it.each(foreignDeviations)('finds that $operationId of the $contract: $name', async (deviation) => {
    const { contract, operationId, check, says } = deviation;
    const { operations } = await drive(contract, deviation);
    const findings = operations.flatMap((operation) => operation.findings);
    expect(findings).toContainEqual(
      expect.objectContaining({ operationId, check, message: expect.stringMatching(says) }),
    );
    // One deviation causes few kinds of findings; a crowd of findings would hide it.
    expect(findings.map(({ operationId: id, message }) => `${id}: ${message}`).length).toBeLessThanOrEqual(6);
  });
});
