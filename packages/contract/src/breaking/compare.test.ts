import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../document';
import { baseContract } from './base-contract.fixture';
import { answers } from './cases/answers.fixture';
import { calls } from './cases/calls.fixture';
import { requestBodies } from './cases/request-bodies.fixture';
import { requests } from './cases/requests.fixture';
import { responseFields } from './cases/response-fields.fixture';
import { compareContracts } from './compare';
import { groupChanges } from './report/group';
import { ruleOf } from './report/rules';

const table = Object.entries({ responseFields, answers, requests, requestBodies, calls }).flatMap(
  ([kind, cases]) => Object.entries(cases).map(([name, entry]) => [`${kind}: ${name}`, ...entry] as const),
);

describe('what breaks callers', () => {
  it('is tried on enough kinds of change', () => {
    expect(table.length).toBeGreaterThanOrEqual(90);
  });

  it('is nothing when nothing changed', () => {
    expect(compareContracts(baseContract(), baseContract())).toEqual([]);
  });

  it.each(table)('%s', (_, edit, forward, backward) => {
    const edited = baseContract();
    edit(edited);
    expect(found(baseContract(), edited)).toEqual(words(forward));
    expect(found(edited, baseContract())).toEqual(words(backward));
  });
});

const words = (text: string) => text.split(' ').filter(Boolean).toSorted();

function found(before: OpenApiDocument, after: OpenApiDocument): string[] {
  return groupChanges(compareContracts(before, after))
    .map((finding) => {
      expect(ruleOf(finding).action).not.toBe('');
      return `${finding.level === 'warning' ? '!' : ''}${finding.rule}`;
    })
    .toSorted();
}
