import { describe, expect, it } from 'vitest';
import { screenFamilies } from '../../drawings/families-screens';
import { buildSuppliers } from '../suppliers/build-suppliers';
import { buildCategories } from '../taxonomy/category-rows';
import { buildAdvertisements } from './advertisements';
import { buildFaqCategories, buildFaqQuestions } from './faq';
import { buildHelpItems } from './help';
import { helpPictures } from './help-pictures';
import { posterPartners } from './video-posters';
import { buildVideos } from './videos';
import { buildVisitHistory, historyDays } from './visit-history';

const suppliers = buildSuppliers();
const categoryIds = new Set(buildCategories().map(({ id }) => id));
const questions = buildFaqQuestions();
const help = buildHelpItems();
const videos = buildVideos(suppliers);
const advertisements = buildAdvertisements(suppliers);

describe('the texts of the seed', () => {
  const everything = JSON.stringify([buildFaqCategories(), questions, help, videos, advertisements]);

  it('is Persian of one spelling', () => {
    expect(everything.match(/.{0,12}[يكىة٠-٩ـ].{0,12}/g)).toBeNull();
    expect(everything.match(/.{0,12}(?:\u200c\u200c|\u200c[\s،.؛)»"]|[\s(«"]\u200c).{0,12}/g)).toBeNull();
    expect(everything.match(/.{0,20}(?: {2}|undefined|NaN|\[object).{0,20}/g)).toBeNull();
  });

  it('have no duplicate question, and whole sentences as answers', () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    for (const { question, answerHtml } of questions) {
      expect(question).toMatch(/[؟.]$/);
      expect(answerHtml).toMatch(/^<p>.{40,}\.<\/p>$/);
    }
  });

  it('points at what is there', () => {
    const screens = new Set(help.map(({ id }) => id));
    const videoIdsOfSeed = new Set(videos.map(({ id }) => id));
    expect(screens.size).toBe(help.length);
    for (const { relatedIds, videoIds = [] } of help) {
      expect(relatedIds.filter((id) => !screens.has(id))).toEqual([]);
      expect(videoIds.filter((id) => !videoIdsOfSeed.has(id))).toEqual([]);
    }
    expect(Object.keys(helpPictures).filter((id) => !screens.has(id))).toEqual([]);
    for (const { steps, pictures } of help) {
      expect(pictures.filter((id) => id !== '' && !Object.hasOwn(screenFamilies, id))).toEqual([]);
      expect(pictures.length).toBeLessThanOrEqual(steps.length);
    }
    expect(help.filter(({ pictures }) => pictures.some(Boolean)).length).toBeGreaterThanOrEqual(8);
    const drawn = [...categoryIds, ...Object.keys(screenFamilies)];
    for (const { pictureOf } of [...videos, ...advertisements]) expect(drawn).toContain(pictureOf);
    const posters = videos.map(({ title, pictureOf }) => `${pictureOf} ${posterPartners[title] ?? ''}`);
    expect(new Set(posters).size).toBe(videos.length);
    expect(
      Object.keys(posterPartners).filter((title) => !videos.some((video) => video.title === title)),
    ).toEqual([]);
    expect(videos.filter(({ supplierId }) => supplierId !== undefined).length).toBeGreaterThan(2);
  });
});

describe('the visits of the last months', () => {
  it('are there for every open company on each of 120 days, with no more visitors than visits', () => {
    const days = buildVisitHistory(suppliers);
    const scopes = new Map<string, number>();
    for (const { scope, visits, uniqueVisitors } of days) {
      scopes.set(scope, (scopes.get(scope) ?? 0) + 1);
      expect(uniqueVisitors).toBeLessThanOrEqual(visits);
    }
    expect(scopes.size).toBe(suppliers.filter(({ isActive }) => isActive).length + 1);
    expect(new Set(scopes.values())).toEqual(new Set([historyDays]));
  });
});
