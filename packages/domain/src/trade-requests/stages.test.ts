import { describe, expect, it } from 'vitest';
import { requestStages, TRADE_STAGES } from './stages';

describe('R-343 the stages', () => {
  const states = (past: Parameters<typeof requestStages>[0]) =>
    requestStages(past)
      .map(({ state }) => state[0])
      .join('');
  it.each([
    [{ status: 'Draft' }, 'cuuuuuu'],
    [{ status: 'NeedsCorrection', submittedAt: 't' }, 'deuuuuu'],
    [{ status: 'AwaitingPayment', submittedAt: 't' }, 'ddcuuuu'],
    [{ status: 'Seen', submittedAt: 't', publishedAt: 't' }, 'dddddcu'],
    [{ status: 'Answered', submittedAt: 't', publishedAt: 't', answeredAt: 't' }, 'ddddddc'],
    [{ status: 'Agreed' }, 'ddddddd'],
    [{ status: 'Closed', outcome: 'Agreed' }, 'ddddddd'],
    [{ status: 'Closed', outcome: 'Declined', publishedAt: 't', answeredAt: 't' }, 'dddddde'],
    [{ status: 'Expired', submittedAt: 't', publishedAt: 't' }, 'dddddeu'],
    [{ status: 'Withdrawn' }, 'deuuuuu'],
    [{ status: 'Withdrawn', submittedAt: 't' }, 'dddeuuu'],
  ] as const)('of %j are %s', (past, expected) => {
    expect(states(past)).toBe(expected);
    expect(requestStages(past)).toHaveLength(TRADE_STAGES.length);
  });
});
