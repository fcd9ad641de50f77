import type { Browser, ConsoleMessage, Page } from '@playwright/test';
import { isLookedAtInModes } from '../visual/turned-modes.ts';
import { look, lookInModes } from './look-at-story.ts';
import { giveRealKeys, takeRealKeys } from './real-keys.ts';
import { argument } from './stories-of-build.ts';
import { keepAnimations, leaveOutHighlights, showStory } from './story-in-browser.ts';
import { noteWidthQuestions } from './width-questions.ts';

const firstWidth = 360;
const height = 900;
/** `--modes=all`: every story from left to right and in forced colours, not only the chosen ones. */
const looksInEveryMode = argument('modes') === 'all';

/** Opens the build without a story, and waits until Storybook has reported that: a story requested earlier would be replaced by none. */
export async function beginOnNoStory(page: Page, origin: string, direction = 'rtl'): Promise<void> {
  const globals = `a11y.manual:!true;frame:none;direction:${direction}`;
  await page.goto(`${origin}/iframe.html?id=none&viewMode=story&globals=${globals}`);
  await page.waitForFunction(() => document.body.classList.contains('sb-show-errordisplay'));
}

/** Results of one visit to a story. */
export interface Visit {
  /** Problems at each checked width. */
  readonly problems: ReadonlyMap<number, readonly string[]>;
  /** Widths at which the story has to be rendered again: its scripts may behave differently there. */
  readonly again: readonly number[];
  /** Whether its test pressed keys, which are others for a visitor. */
  readonly hasPressed: boolean;
  /** Of what stood at the first width; nothing where the story did not come that far. */
  readonly print: string;
}

/** A page that stays open and shows one story after another. */
export class StoryPage {
  readonly #page: Page;
  readonly #begin: () => Promise<void>;
  readonly #consoleErrors: string[] = [];
  readonly #pressed: { hasPressed: boolean };
  #shown = '';
  /** Of the screen, in pixels, as the last visit left it. */
  width = firstWidth;

  private constructor(page: Page, begin: () => Promise<void>, pressed: { hasPressed: boolean }) {
    this.#page = page;
    this.#pressed = pressed;
    this.#begin = begin;
    page.on('console', (message) => {
      if (message.type() === 'error' && !isRefusedCall(message)) this.#hear(message.text().slice(0, 400));
    });
    page.on('pageerror', (error) => this.#hear(error.message));
    // A popup would play the story again, and open another.
    page.on('popup', (popup) => {
      this.#hear(`opened another window: ${popup.url()}`);
      void popup.close();
    });
  }

  /**
   * Starts without a story. Storybook reloads the page when another story is requested while one still plays, which destroys the context of
   * a running evaluation.
   */
  static async open(browser: Browser, origin: string, axeSource: string): Promise<StoryPage> {
    const page = await browser.newPage({ viewport: { width: firstWidth, height }, reducedMotion: 'reduce' });
    await page.addInitScript(leaveOutHighlights);
    await page.addInitScript(keepAnimations);
    await page.addInitScript(noteWidthQuestions);
    // Other checks run in parallel: the first page of Storybook may take more than the usual half minute.
    page.setDefaultTimeout(120_000);
    const pressed = { hasPressed: false };
    await giveRealKeys(page, () => Object.assign(pressed, { hasPressed: true }));
    const begin = async () => {
      await beginOnNoStory(page, origin);
      await page.addScriptTag({ content: axeSource });
      // Otherwise axe writes down the source of every element it looks at, not only of those it refuses.
      await page.evaluate(() => window.axe.configure({ noHtml: true }));
    };
    await begin();
    return new StoryPage(page, begin, pressed);
  }

  /**
   * Renders a story at the first width and checks it at each. A story that depends only on its stylesheets is just laid out again; one that
   * plays, or whose scripts queried a width, gets a separate visit, with the print of this one.
   */
  async visit(
    storyId: string,
    [first = firstWidth, ...others]: readonly number[],
    printElsewhere = '',
  ): Promise<Visit> {
    this.#consoleErrors.length = 0;
    this.#pressed.hasPressed = false;
    await this.#resize(first);
    const shown = await this.#show(storyId);
    const { hasPressed } = this.#pressed;
    if (shown !== 'shown') {
      const problems = [shown, ...this.#consoleErrors];
      // What a broken story left open must not break the next one.
      await this.#restart();
      return { problems: new Map([[first, problems]]), again: others, hasPressed, print: '' };
    }
    const seen = await this.#look(printElsewhere);
    const { print } = seen;
    const problems = new Map([[first, seen.problems]]);
    if (others.length === 0 || !seen.isByStyleAlone) return { problems, again: others, hasPressed, print };
    for (const width of others) {
      this.#consoleErrors.length = 0;
      await this.#resize(width);
      problems.set(width, (await this.#look(print)).problems);
    }
    return { problems, again: [], hasPressed, print };
  }

  /** Plays a story on a desktop as for a visitor, whose keys are the story's own. Returns what turned red; axe has seen the story before. */
  async visitAsVisitor(storyId: string): Promise<readonly string[]> {
    this.#consoleErrors.length = 0;
    await this.#resize(1440);
    if (this.#shown === storyId) await this.#restart();
    await takeRealKeys(this.#page, true);
    const shown = await this.#show(storyId);
    if (shown === 'shown') await takeRealKeys(this.#page, false);
    else await this.#restart();
    return [...(shown === 'shown' ? [] : [shown]), ...this.#consoleErrors];
  }

  async #resize(width: number): Promise<void> {
    if (width === this.width) return;
    await this.#page.setViewportSize({ width, height });
    this.width = width;
  }

  async #show(storyId: string): Promise<string> {
    // Storybook ignores a request for the current story.
    if (this.#shown === storyId) await this.#restart();
    this.#shown = storyId;
    return StoryPage.show(this.#page, storyId).catch((error: Error) => `left: ${error.message}`);
  }

  async #restart(): Promise<void> {
    this.#shown = '';
    await this.#begin();
  }

  /** Checks the current story: console errors, axe violations, a story wider than the screen, in each mode. */
  async #look(printElsewhere: string) {
    const { found, isByStyleAlone, print } = await look(this.#page, printElsewhere);
    // In its other modes a story is looked at once, on a phone, where there is least room.
    const isTurned = this.width === firstWidth && (looksInEveryMode || isLookedAtInModes(this.#shown));
    const inModes = isTurned ? await lookInModes(this.#page, print) : [];
    return { problems: [...this.#consoleErrors, ...found, ...inModes], isByStyleAlone, print };
  }

  /** Shows a story in any page of the build. Returns `shown`, or what went wrong. */
  static show(page: Page, storyId: string): Promise<string> {
    return page.evaluate(showStory, storyId);
  }

  /** Starting without a story is logged in the console too, sometimes late: the next story is not to blame. */
  #hear(error: string): void {
    if (!error.includes("story matching 'none'")) this.#consoleErrors.push(error);
  }

  close(): Promise<void> {
    return this.#page.close();
  }
}

/** The browser logs every failed request. Those of a story's calls come from its mocks: MSW reports calls without a handler. */
export function isRefusedCall(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource') &&
    /^https?:\/\/[^/]+\/api\//.test(message.location().url)
  );
}
