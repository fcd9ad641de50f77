import type { Browser, Frame, Page } from '@playwright/test';
import type { BuiltStory } from '../check/stories-of-build.ts';
import { hearProblems } from './heard-problems.ts';
import { countIds, findFrames, selectInManager, watchFrame } from './in-manager.ts';
import { PATIENCE_MS } from './patience.ts';

const firstStory = 'components-actions-button--default';
const anyPage = { id: 'guide-principles--docs', type: 'docs' };

/**
 * Storybook as a visitor has it open: the manager, and stories and pages in its frame; or the frame alone, which takes a third of the time.
 * Nothing is put into it; only its accessibility panel rests.
 */
export class ManagerPage {
  readonly #page: Page;
  readonly #heard: string[];
  #shown = firstStory;

  private constructor(page: Page, heard: string[]) {
    this.#page = page;
    this.#heard = heard;
  }

  static async open(browser: Browser, origin: string, isFrameAlone: boolean): Promise<ManagerPage> {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(PATIENCE_MS);
    const heard: string[] = [];
    hearProblems(page, origin, (problem) => heard.push(problem));
    // Axe looks at every story in the check, in every mode.
    const globals = 'globals=a11y.manual:!true';
    await page.goto(
      isFrameAlone
        ? `${origin}/iframe.html?id=${firstStory}&viewMode=story&${globals}`
        : `${origin}/index.html?path=/story/${firstStory}&${globals}`,
    );
    const frame = isFrameAlone ? page : page.frameLocator('#storybook-preview-iframe');
    await frame.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    const opened = new ManagerPage(page, heard);
    // Storybook reloads its frame for what is selected while a story is still rendered.
    await opened.#preview.waitForFunction(
      () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    );
    return opened;
  }

  /** Selects a story, or a page, and returns what went wrong until it stood still. */
  async visit(entry: Pick<BuiltStory, 'id' | 'type'>): Promise<readonly string[]> {
    // Storybook ignores a request for what it shows.
    if (this.#shown === entry.id) await this.#select(anyPage);
    this.#heard.length = 0;
    const problems = await this.#select(entry);
    const framed = entry.type === 'docs' ? await this.#visitFrames() : [];
    const repeated = await this.#preview.evaluate(countIds).catch(() => ['the frame was replaced']);
    return [...problems, ...framed, ...repeated, ...this.#heard];
  }

  async #select({ id, type }: Pick<BuiltStory, 'id' | 'type'>): Promise<string[]> {
    this.#shown = id;
    const viewMode = type === 'docs' ? 'docs' : 'story';
    return this.#page
      .evaluate(selectInManager, { storyId: id, viewMode, patienceMs: PATIENCE_MS } as const)
      .catch((error: Error) => [`left: ${error.message}`]);
  }

  /** Scrolls to every story that stands in a frame of its own, and waits for it: it loads, and its test plays, when it is seen. */
  async #visitFrames(): Promise<string[]> {
    const problems: string[] = [];
    const count = await this.#preview.evaluate(findFrames);
    for (let place = 0; place < count; place += 1)
      problems.push(...(await this.#preview.evaluate(watchFrame, [place, PATIENCE_MS] as const)));
    return problems;
  }

  get #preview(): Frame {
    return this.#page.frame({ name: 'storybook-preview-iframe' }) ?? this.#page.mainFrame();
  }

  close(): Promise<void> {
    return this.#page.close();
  }
}
