import { readFileSync } from 'node:fs';
import core from '@stoplight/spectral-core';
import { Json } from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import { beforeAll, describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../document';
import { locations } from '../locations';

const text = readFileSync(locations.bundle, 'utf8');
const spectral = new core.Spectral();

// The types of the two packages disagree about what a ruleset is; what is planted below shows that the rules run.
beforeAll(() => spectral.setRuleset({ extends: [[oas, 'all']] } as never));

/** Returns the findings of every OpenAPI rule of Spectral, the ones it leaves off by itself included. */
async function findings(document: string): Promise<string[]> {
  const found = await spectral.run(new core.Document(document, Json, 'openapi.json'));
  return found.map(({ code, path }) => `${String(code)} at ${path.join('.')}`);
}

describe('the OpenAPI rules of Spectral', () => {
  it('find nothing in the bundle, without an exemption', async () => {
    expect(await findings(text)).toEqual([]);
  }, 240_000);

  it('find what is planted', async () => {
    const document = JSON.parse(text) as JsonObject;
    if (isObject(document.info)) delete document.info.contact;
    expect(await findings(JSON.stringify({ ...document, paths: {} }))).toContain('info-contact at info');
  }, 240_000);
});
