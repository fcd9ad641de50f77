import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences, type Outputs, openOutputs } from './open-outputs.ts';

/**
 * One definition, two outputs: for every definition, every choice of its variants and every state, the element rendered by generated
 * classes and the one rendered by the Tamagui runtime have the same computed style, at a width of each layer.
 */
const widths = [360, 600, 960, 1440];
let outputs: Outputs;

beforeAll(async () => {
  outputs = await openOutputs((source) => source.startsWith('base/'));
}, 120_000);
afterAll(() => outputs?.close());

const differencesAt = async (width: number) => {
  await outputs.page.setViewportSize({ width, height: 900 });
  return outputs.page.evaluate(differences);
};

describe('static and runtime output of every definition', () => {
  it('are rendered in every choice of variants', () => {
    const choicesOf = (name: string) =>
      outputs.definitions.find((definition) => definition.name === name)?.choices.length;
    // Five tones, three sizes and full width, each or none; both ways of being disabled.
    expect(choicesOf('button')).toBe(6 * 4 * 2 * 2);
    expect(outputs.caseCount).toBeGreaterThan(1_000);
    console.log(`${outputs.definitions.length} definitions in ${outputs.caseCount} choices of variants`);
  });

  it.each(widths)(
    'have the same computed style at %s px',
    async (width) => {
      expect(await differencesAt(width)).toEqual([]);
    },
    60_000,
  );

  it('have the same computed style under the pointer', async () => {
    const hovered = outputs.definitions.filter(({ hasHover }) => hasHover);
    expect(hovered.length).toBeGreaterThan(20);
    await outputs.force(hovered, ['hover']);
    for (const width of [360, 1440]) expect(await differencesAt(width)).toEqual([]);
    await outputs.force(hovered, ['hover', 'active', 'focus', 'focus-visible']);
    expect(await differencesAt(1440)).toEqual([]);
    await outputs.force(hovered, []);
  }, 60_000);

  it('would be detected where only two variants together differ', async () => {
    const sheet = await outputs.page.addStyleTag({
      content: '.u-button--tone-danger.u-button--size-icon{padding-block-start:9px}',
    });
    const found = await differencesAt(360);
    await sheet.evaluate((element) => element.parentNode?.removeChild(element));
    expect(found).toContainEqual(expect.stringMatching(/^button tone=danger size=icon: padding-top/));
    expect(found.every((line) => /^button tone=danger size=icon/.test(line))).toBe(true);
  }, 60_000);

  it('would be detected', async () => {
    await outputs.page.addStyleTag({
      content: '.u-card.u-card{padding-block-start:3px}.u-link.u-link:hover{color:var(--c-error)}',
    });
    const plain = await differencesAt(360);
    expect(plain).toContainEqual(expect.stringContaining('card: padding-top'));
    expect(plain).not.toContainEqual(expect.stringMatching(/^link/));
    await outputs.force(
      outputs.definitions.filter(({ name }) => name === 'link'),
      ['hover'],
    );
    expect(await differencesAt(360)).toContainEqual(expect.stringMatching(/^link tone=\w+.*: color/));
  }, 60_000);
});
