import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { say } from '../../run/console.ts';
import { measureTransfer } from '../page-transfer.ts';
import { measurePaint } from '../screens/page-paint.ts';
import { measureSoftNavigation } from '../screens/soft-navigation.ts';
import { acceptedBy, bodyOf, GZIP } from '../throughput/measure-throughput.ts';
import { median } from '../throughput/median.ts';
import { measureRate } from '../throughput/request-rate.ts';

/** A storefront that runs. */
export interface Storefront {
  readonly origin: string;
  /** Paths of a list of products, and of one product. */
  readonly list: string;
  readonly product: string;
  /** Selects the products of the list; ours when left out. */
  readonly links?: string;
}

/** Each figure is the median of the rounds. */
export interface BesideFigures {
  readonly gzipPerSecond: number;
  readonly plainPerSecond: number;
  /** From the press on a product in a list to its heading, 75th percentile in ms. */
  readonly navigationMs: number;
  readonly throttledNavigationMs: number;
  /** Largest paint of a first view of the product over a slow line in ms, and its layout shift on a phone. */
  readonly lcpMs: number;
  readonly phoneShift: number;
  readonly scriptKb: number;
  readonly plainKb: number;
  readonly gzipKb: number;
}

type Name = keyof BesideFigures;

const ROUNDS = 3;
const ROUND_S = 4;
const PHONE = { width: 412, height: 915 };

/** Measures both storefronts, one after the other in each round, so that both meet the same machine. */
export async function measureBeside(
  browser: Browser,
  own: Storefront,
  other: Storefront,
): Promise<readonly [BesideFigures, BesideFigures]> {
  const both = [own, other].map((site) => ({ site, found: new Map<Name, number[]>() }));
  // The first view renders a page, the second stores it in the coding asked for.
  for (const { site } of both)
    for (const accepted of ['', GZIP, '', GZIP]) await bodyOf(site.origin + site.product, accepted);
  for (const [name, measure] of Object.entries(measures(browser)) as [Name, Measure][]) {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { site, found } of both) found.set(name, [...(found.get(name) ?? []), await measure(site)]);
    }
    say(`${name}: ${both.map(({ found }) => found.get(name)?.map(Math.round).join(' ')).join(' | ')}`);
  }
  const [first, second] = both.map(
    ({ found }) =>
      Object.fromEntries(
        [...found].map(([name, rounds]) => [name, median(rounds)]),
      ) as unknown as BesideFigures,
  );
  return [first as BesideFigures, second as BesideFigures];
}

type Measure = (site: Storefront) => Promise<number>;

function measures(browser: Browser): Record<Name, Measure> {
  const rate =
    (coding: string): Measure =>
    async ({ origin, product }) =>
      (await measureRate(origin + product, acceptedBy(coding), ROUND_S)).perSecond;
  const navigation =
    (isThrottled: boolean): Measure =>
    ({ origin, list, links }) =>
      measureSoftNavigation(browser, origin + list, isThrottled, links);
  return {
    gzipPerSecond: rate(GZIP),
    plainPerSecond: rate(''),
    navigationMs: navigation(false),
    throttledNavigationMs: navigation(true),
    lcpMs: async ({ origin, product }) => (await measurePaint(browser, origin + product)).lcpMs,
    phoneShift: async ({ origin, product }) => (await measurePaint(browser, origin + product, PHONE)).shift,
    scriptKb: async ({ origin, product }) =>
      (await measureTransfer(browser, { SITE_URL: origin }, product)).scriptKb,
    plainKb: async ({ origin, product }) => (await bodyOf(origin + product, '')).byteLength / 1024,
    gzipKb: async ({ origin, product }) => gzipSync(await bodyOf(origin + product, '')).byteLength / 1024,
  };
}
