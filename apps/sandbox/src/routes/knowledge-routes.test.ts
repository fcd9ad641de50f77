import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

let catalogue: TestApp;

beforeAll(async () => {
  catalogue = await testApp(60);
});

afterAll(() => catalogue.services.database.close());

const list = async <Row>(path: string) => (await catalogue.get(path)) as unknown as Row[];
const find = async <Row>(path: string) => (await catalogue.get(path)) as { items: Row[]; totalCount: number };

interface Group {
  category: { id: string; questionCount: number };
  questions: { id: string; question: string; answerHtml: string; visitCount: number }[];
}

describe('frequent questions', () => {
  it('are many, in groups whose counts are true', async () => {
    const groups = await list<Group>('/faqquestions/group-by-category');
    expect(groups.length).toBeGreaterThanOrEqual(8);
    expect(groups.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(60);
    for (const { category, questions } of groups) expect(questions).toHaveLength(category.questionCount);
    expect(await list('/faqcategories/active-list/by-platform')).toEqual(
      groups.map(({ category }) => category),
    );
  });

  it('are found by words of question and answer, however they are spelled', async () => {
    const groups = await list<Group>(`/faqquestions/group-by-category?term=${encodeURIComponent('كيف پول')}`);
    const found = groups.flatMap(({ questions }) => questions);
    expect(found.length).toBeGreaterThan(1);
    for (const { question, answerHtml } of found) expect(question + answerHtml).toMatch(/کیف/);
    expect(await list('/faqquestions/group-by-category?term=zzzzz')).toEqual([]);
  });

  it('are sorted by visits; by page for one category; empty for an unknown one', async () => {
    const counts = (
      await list<Group['questions'][0]>('/faqquestions/top-most-visited/by-platform?count=12')
    ).map(({ visitCount }) => visitCount);
    expect(counts).toHaveLength(12);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const page = await find(
      '/faqquestions/by-category/by-platform?categoryId=faq-orders&pageSize=4&pageNumber=3',
    );
    expect(page).toMatchObject({ totalCount: 9, items: [{ id: 'faq-orders-9' }] });
    const unknown = '/api/v1/faqquestions/by-category/by-platform?categoryId=faq-none';
    expect((await catalogue.app.request(unknown)).status).toBe(404);
  });
});

interface Video {
  id: string;
  tags: string[];
  sources: { url: string }[];
  captions: { url: string }[];
  publishedAt: string;
}

describe('videos', () => {
  it('are at least two dozen, newest first, narrowed by tag and category', async () => {
    const all = await find<Video>('/mediavideos?pageSize=100');
    expect(all.totalCount).toBeGreaterThanOrEqual(24);
    const dates = all.items.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    const guides = await find<Video>('/mediavideos?tag=how-it-work');
    expect(guides.totalCount).toBeGreaterThanOrEqual(3);
    expect(guides.items.every(({ tags }) => tags.includes('how-it-work'))).toBe(true);
    const bearings = await find<Video>('/mediavideos?categoryId=c-ball-bearings');
    expect(bearings.totalCount).toBe(2);
    expect((await find(`/mediavideos/search?term=${encodeURIComponent('پمپ')}`)).totalCount).toBeGreaterThan(
      1,
    );
  });

  it('are counted by tag without the tag of the filter, with their makers and captions', async () => {
    const all = await find<Video>('/mediavideos?pageSize=100');
    const counts = all as unknown as {
      tagCounts: { tag: string; count: number }[];
      supplierCount: number;
      captionedCount: number;
    };
    for (const { tag, count } of counts.tagCounts) {
      expect(count, tag).toBe(all.items.filter(({ tags }) => tags.includes(tag)).length);
    }
    expect(counts.captionedCount).toBe(all.items.filter(({ captions }) => captions.length > 0).length);
    const supplierIds = all.items.flatMap(
      (video) => (video as { supplier?: { id: string } }).supplier?.id ?? [],
    );
    expect(counts.supplierCount).toBe(new Set(supplierIds).size);
    const narrowed = await find<Video>(
      `/mediavideos?tag=${encodeURIComponent(counts.tagCounts[0]?.tag ?? '')}`,
    );
    expect(narrowed).toMatchObject({ totalCount: counts.tagCounts[0]?.count, tagCounts: counts.tagCounts });
  });

  it('of ids are those and no other, and a search is narrowed and sorted', async () => {
    const some = await find<Video>('/mediavideos?ids=v-2&ids=v-1&ids=none&sort=publishedAt');
    expect(some.items.map(({ id }) => id)).toEqual(['v-2', 'v-1']);
    const term = encodeURIComponent('پمپ');
    const found = await find<Video>(`/mediavideos/search?term=${term}&tag=${encodeURIComponent('عیب‌یابی')}`);
    expect(found.items.map(({ tags }) => tags)).toEqual([['عیب‌یابی', 'پمپ']]);
  });

  it('say which article shows them, and begin their parts within their length', async () => {
    const { items } = await find<{
      article?: { id: string };
      chapters?: { startSeconds: number }[];
      durationSeconds: number;
    }>('/mediavideos?pageSize=100');
    const shown = items.flatMap(({ article }) => article ?? []);
    expect(shown.length).toBeGreaterThan(3);
    for (const { id } of shown.slice(0, 3)) await catalogue.get(`/pages/${id}/by-platform`);
    const parts = items.flatMap(({ chapters = [], durationSeconds }) =>
      chapters.map(({ startSeconds }) => startSeconds < durationSeconds),
    );
    expect(parts.length).toBeGreaterThan(10);
    expect(parts).not.toContain(false);
  });
});

describe('help', () => {
  it.each(['home', 'product', 'supplier', 'wallet', 'direct-order', 'notes', 'login'])(
    'is there for %s, with steps, and related help that is there too',
    async (uniqueId) => {
      const item = await catalogue.get(`/helpsystems/byfrontuniqueid?uniqueId=${uniqueId}`);
      expect((item.steps as unknown[]).length).toBeGreaterThanOrEqual(2);
      for (const related of item.relatedIds as string[]) {
        await catalogue.get(`/helpsystems/byfrontuniqueid?uniqueId=${related}`);
      }
    },
  );

  it('of an unknown screen is not found', async () => {
    expect((await catalogue.app.request('/api/v1/helpsystems/byfrontuniqueid?uniqueId=none')).status).toBe(
      404,
    );
  });
});

describe('advertisements', () => {
  it('run in their time, by priority, with a picture that is there', async () => {
    const found = await list<{ priority: number; title: string; imageDesktop: { url: string } }>(
      '/advertisements?position=home',
    );
    expect(found.map(({ priority }) => priority)).toEqual([30, 20, 10]);
    expect((await catalogue.app.request(`${found[0]?.imageDesktop.url}?w=96`)).status).toBe(200);
  });

  it('for a category show there and below it only', async () => {
    const count = async (query: string) => (await list(`/advertisements?position=category${query}`)).length;
    const general = await count('');
    expect(await count('&categoryId=c-deep-groove-ball-bearing')).toBe(general + 1);
    expect(await count('&categoryId=c-hex-bolt')).toBe(general + 1);
    expect(await count('&categoryId=c-products')).toBe(general);
  });
});
