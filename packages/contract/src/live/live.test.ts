import { describe, expect, it } from 'vitest';
import { ownConventions } from './conventions';
import type { LiveOptions } from './live-options';
import { runLive } from './run-live';
import { deviations } from './testing/deviations';
import { adminToken, buyerToken, type Deviation, exampleBackend } from './testing/example-backend';
import { shopContract } from './testing/shop-contract';

const options: LiveOptions = {
  baseUrl: 'http://shop.example/api',
  token: buyerToken,
  tokensByRole: [['Admin', adminToken]],
  isReadonly: false,
  seed: 7,
  conventions: ownConventions,
  timeoutSeconds: 5,
};

function drive(deviation: Deviation, changes: Partial<LiveOptions> = {}) {
  return runLive(shopContract, { ...options, ...changes }, { send: exampleBackend(shopContract, deviation) });
}

describe('live', () => {
  it.each([1, 2, 3])('finds nothing in a backend that keeps its contract (seed %i)', async (seed) => {
    const { operations } = await drive({}, { seed });
    expect(operations.flatMap(({ findings }) => findings)).toEqual([]);
    expect(operations).toHaveLength(7);
    for (const { statuses, remarks } of operations) {
      expect([...statuses.values()].reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(100);
      expect(remarks).toEqual([]);
    }
  });

  it('knows a deviation of each kind', () => {
    expect(deviations.length).toBeGreaterThanOrEqual(20);
    expect(new Set(deviations.map(({ name }) => name)).size).toBe(deviations.length);
  });

  it.each(deviations)('finds that $operationId: $name', async (deviation) => {
    const { operationId, check, says } = deviation;
    const { operations } = await drive(deviation, { onlyOperation: operationId });
    const findings = operations.flatMap((operation) => operation.findings);
    expect(findings).toContainEqual(expect.objectContaining({ check, message: expect.stringMatching(says) }));
    // One deviation causes few kinds of findings; a crowd of findings would hide it.
    expect(findings.length).toBeLessThanOrEqual(4);
    const elsewhere = await drive(deviation, { requests: 20 });
    const others = elsewhere.operations.filter((operation) => operation.operationId !== operationId);
    expect(others.flatMap((operation) => operation.findings)).toEqual([]);
  });

  it('shrinks a finding to the smallest request that shows it', async () => {
    const deviation = deviations.find(({ name }) => name === 'fails on a far page') ?? {};
    const { operations } = await drive(deviation, { onlyOperation: 'listThings' });
    const [finding] = operations.flatMap((operation) => operation.findings);
    expect(finding?.request?.url).toMatch(/\/things\?pageNumber=\d+$/);
  });

  it('sends the same requests with the same seed', async () => {
    const urls = async (seed: number) => {
      const send = exampleBackend(shopContract);
      const seen: string[] = [];
      const record = (request: Parameters<typeof send>[0]) => {
        seen.push(`${request.method} ${request.url} ${JSON.stringify(request.body)}`);
        return send(request);
      };
      await runLive(shopContract, { ...options, requests: 20, seed }, { send: record });
      return seen;
    };
    expect(await urls(3)).toEqual(await urls(3));
    expect(await urls(3)).not.toEqual(await urls(4));
  });
});
