import type { Browser, Page } from '@playwright/test';
import type { ReviewMode } from '../../.storybook/modes.ts';
import { giveRealKeys } from '../check/real-keys.ts';
import { beginOnNoStory, StoryPage } from '../check/story-page.ts';
import { decode, type Picture } from './picture.ts';
import { turnTo } from './turned-modes.ts';

/** Noon of a day of the seed's reference week, so that «today» stays the same. */
const fixedTime = new Date('2026-11-21T08:30:00Z');

const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}html{scrollbar-width:none}';

/** Removes everything that varies between two runs: no caret, no motion, a fixed clock, seeded randomness. */
async function calm(page: Page): Promise<void> {
  await page.clock.setFixedTime(fixedTime);
  await page.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
  });
}

/** Takes pictures of one story after another in one mode. */
export class Photographer {
  readonly #page: Page;
  readonly #begin: () => Promise<void>;
  readonly #mode: ReviewMode;

  private constructor(page: Page, mode: ReviewMode, begin: () => Promise<void>) {
    this.#page = page;
    this.#mode = mode;
    this.#begin = begin;
  }

  static async open(browser: Browser, origin: string, mode: ReviewMode): Promise<Photographer> {
    const page = await browser.newPage({
      viewport: { width: mode.width, height: 600 },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      forcedColors: mode.hasForcedColors ? 'active' : 'none',
      contrast: mode.hasMoreContrast ? 'more' : 'no-preference',
      locale: 'fa-IR',
      timezoneId: 'Asia/Tehran',
    });
    page.setDefaultTimeout(120_000);
    await calm(page);
    await giveRealKeys(page);
    const begin = async () => {
      await beginOnNoStory(page, origin, mode.direction);
      await page.addStyleTag({ content: still });
    };
    await begin();
    return new Photographer(page, mode, begin);
  }

  /**
   * Returns the picture in the mode of this photographer, then one in each mode to which the page is turned for it.
   * @throws Error when the story does not render
   */
  async take(storyId: string, turns: readonly ReviewMode[] = []): Promise<Picture[]> {
    const shown = await StoryPage.show(this.#page, storyId);
    if (shown !== 'shown') {
      // What a broken story left open must not appear in the next picture.
      await this.#begin();
      throw new Error(shown);
    }
    await this.#page.evaluate(settled);
    const pictures = [await this.#photograph()];
    for (const mode of turns) {
      await turnTo(this.#page, mode);
      pictures.push(await this.#photograph());
    }
    if (turns.length > 0) await turnTo(this.#page, this.#mode);
    return pictures;
  }

  async #photograph(): Promise<Picture> {
    return decode(await this.#page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
  }

  close(): Promise<void> {
    return this.#page.close();
  }
}

/** Runs in the browser: resolves when fonts and pictures have loaded and two frames have passed. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  // A lazy picture far down never loads by itself, and one without a source never decodes.
  const late = new Promise((resolve) => setTimeout(resolve, 20_000));
  const decoded = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.src === '' && image.srcset === '' ? undefined : image.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all(decoded), late]);
  window.scrollTo(0, 0);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
