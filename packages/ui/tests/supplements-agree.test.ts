import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSupplements } from '../scripts/generate/find-sources.ts';
import { differences, type Outputs, openOutputs } from './open-outputs.ts';

/**
 * A supplementary stylesheet adds to a definition in both outputs alike: an element of the runtime with the class has, with all
 * supplementary stylesheets loaded, the computed style of the static element. The test finds a stylesheet that only names the class and
 * sets what the definition sets, because on the runtime the definition takes precedence: such a rule must limit its selector (a state, a
 * position, two variants at once), or the value belongs in the definition.
 */
let outputs: Outputs;

beforeAll(async () => {
  outputs = await openOutputs(() => true);
  await outputs.page.evaluate(carryClasses);
}, 240_000);
afterAll(() => outputs?.close());

describe('companions', () => {
  it('are loaded', async () => {
    expect(await outputs.page.evaluate(dialogDisplays)).toEqual(['none', 'none']);
  });

  it.each([360, 600, 960, 1440])(
    'add the same to both outputs at %s px',
    async (width) => {
      await outputs.page.setViewportSize({ width, height: 900 });
      expect(await outputs.page.evaluate(differences)).toEqual([]);
    },
    240_000,
  );

  it('do so under the pointer and with the focus', async () => {
    const css = findSupplements()
      .map((supplement) => supplement.css)
      .join('');
    const spoken = new Set(
      [...css.matchAll(/\.u-([\w-]+)[^{},\s]*:(hover|focus|active)/g)].map(([, name]) => name),
    );
    const stateful = outputs.definitions.filter(({ name, hasHover }) => hasHover || spoken.has(name));
    expect(stateful.length).toBeGreaterThan(30);
    await outputs.force(stateful, ['hover', 'focus', 'focus-visible', 'focus-within', 'active']);
    expect(await outputs.page.evaluate(differences)).toEqual([]);
  }, 240_000);

  it('would be found where they contradict a definition', async () => {
    await outputs.page.locator('#sheet').evaluate((sheet) => sheet.append('.u-card{border-radius:3px}'));
    expect(await outputs.page.evaluate(differences)).toContainEqual(
      expect.stringMatching(/^card: border-top-left-radius/),
    );
  }, 240_000);
});

describe('a picture that fails', () => {
  it.each([
    '<img width="96" height="54"',
    '<img style="width:240px;height:auto;aspect-ratio:16/9" width="320"',
  ])('shows its ground in its whole box, above the browser’s own sign: %s>', async (start) => {
    const [failed, whole] = await outputs.page.evaluate(pictureGrounds, start);
    expect(failed?.box).toBeGreaterThan(50);
    expect(failed?.ground).toBe(`${failed?.box}px`);
    expect(whole?.ground).not.toMatch(/px$/);
  });
});

/**
 * Runs in the browser: returns the height of the box, and of the ground in it, of a picture that fails and of one that does not.
 */
async function pictureGrounds(start: string) {
  const loaded = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = ['data:image/png;base64,AAAA', loaded]
    .map((src) => `${start} alt="" src="${src}">`)
    .join('');
  const pictures = [...place.querySelectorAll('img')];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  const measured = pictures.map((picture) => ({
    box: picture.getBoundingClientRect().height,
    ground: getComputedStyle(picture, '::before').height,
  }));
  place.remove();
  return measured;
}

/**
 * Runs in the browser: adds the class to the runtime's element by which supplementary stylesheets select it, as a component on the runtime
 * does.
 */
function carryClasses(): void {
  for (const pair of document.querySelectorAll('[data-case]')) {
    const [fixed, runtime] = ['static', 'runtime'].map((output) =>
      pair.querySelector(`[data-output="${output}"]`),
    );
    runtime?.classList.add(...(fixed?.classList ?? []));
  }
}

/** Runs in the browser. */
function dialogDisplays(): string[] {
  return [...document.querySelectorAll('[data-case="popover-surface"] [data-output]')].map(
    (element) => getComputedStyle(element).display,
  );
}
