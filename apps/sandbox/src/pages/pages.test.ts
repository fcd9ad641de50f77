import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database-handle';
import { type TestApp, testApp } from '../testing/test-app';

let site: TestApp;
let reader = '';
let other = '';

interface Listed {
  totalCount: number;
  items: { id: string; publishedAt: string; labels: string[]; pageType: string; likeCount: number }[];
}

beforeAll(async () => {
  site = await testApp(60);
  reader = await site.logIn('09120000001');
  other = await site.logIn('09120000003');
});

afterAll(() => site.services.database.close());

const list = async (path: string, token?: string) => (await site.get(path, token)) as unknown as Listed;
const firstArticle = async () =>
  (await list('/pages/by-content-type/by-platform?contentType=Guide')).items[0]!;

async function rowsOf<Row>(statement: SQL): Promise<Row[]> {
  return selectRows<Row>(site.services.database.db, statement);
}

describe('contents', () => {
  it('are at least sixty articles, each with its own headings and a table, list or picture', async () => {
    const rows = await rowsOf<{ title: string; html: string }>(
      sql`select p.title, p.body->>'bodyHtml' as html from pages p join content_types t on t.id = p.content_type_id
        where t.page_type not in ('Static', 'Announcement') and p.status = 'Published'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
    expect(new Set(rows.map(({ html }) => html)).size).toBe(rows.length);
    for (const { title, html } of rows) {
      expect(html, title).toMatch(/<h2>/);
      expect(html, title).toMatch(/<(?:table|ul|ol|figure)/);
      expect(html, title).not.toMatch(/<script|style=|onerror/);
    }
  });

  it('are sorted newest first and filtered by word, label, type and supplier', async () => {
    const all = await list('/pages/for-public-site?pageSize=100');
    const dates = all.items.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(all.items.every(({ pageType }) => pageType !== 'Static')).toBe(true);
    const label = all.items[0]?.labels[0] ?? '';
    const labelled = await list(
      `/pages/by-label/by-platform?label=${encodeURIComponent(label)}&pageSize=100`,
    );
    expect(labelled.totalCount).toBeGreaterThan(0);
    expect(labelled.items.every(({ labels }) => labels.includes(label))).toBe(true);
    const found = await list(`/pages/for-public-site?term=${encodeURIComponent('بلبرينگ')}`);
    expect(found.totalCount).toBeGreaterThan(0);
    expect(found.totalCount).toBeLessThan(all.totalCount);
    expect((await list(`/pages/for-public-site?term=${encodeURIComponent("' | & ! : *")}`)).totalCount).toBe(
      all.totalCount,
    );
    const bySupplier = await list('/pages/for-public-site?supplierId=s-1&pageSize=100');
    const { count } = await site.get('/pages/merchant-has-content?supplierId=s-1');
    expect(bySupplier.totalCount).toBe(count);
  });

  it('hang in a tree whose counts add up, and whose nodes list what is below them', async () => {
    const tree = (await site.get('/contenttypes/tree')) as unknown as {
      id: string;
      pageCount: number;
      children: { id: string; pageCount: number }[];
    }[];
    const root = tree.find(({ children }) => children.length > 0)!;
    expect(root.pageCount).toBe(root.children.reduce((sum, { pageCount }) => sum + pageCount, 0));
    const below = await list(`/pages/by-content-type-id?contentTypeId=${root.id}&pageSize=10`);
    expect(below.totalCount).toBe(root.pageCount);
    const path = (await site.get(`/contenttypes/${root.children[0]?.id}/breadcrumb`)) as unknown as {
      id: string;
    }[];
    expect(path.map(({ id }) => id)).toEqual([root.id, root.children[0]?.id]);
  });

  it('are read together with products of their category and other contents: of their supplier, else of their type', async () => {
    interface Beside {
      contentTypeId: string;
      categoryIds: string[];
      surroundings: {
        category?: { id: string };
        products: { categoryId: string }[];
        others: { id: string; supplier?: { id: string }; contentTypeId: string }[];
      };
    }
    const { items } = (await site.get('/pages/for-public-site?pageSize=100')) as unknown as {
      items: { id: string; supplier?: { id: string } }[];
    };
    let withProducts = 0;
    for (const { id, supplier } of items) {
      const page = (await site.get(`/pages/${id}/by-platform`)) as unknown as Beside;
      const { category, products, others } = page.surroundings;
      expect(category?.id).toBe(page.categoryIds[0]);
      if (products.length > 0) withProducts += 1;
      expect(others.map((other) => other.id)).not.toContain(id);
      if (supplier !== undefined)
        expect(others.every((other) => other.supplier?.id === supplier.id)).toBe(true);
    }
    expect(withProducts).toBeGreaterThan(10);
    const none = (await site.get('/pages/by-uniquepagename?name=about')) as { surroundings?: unknown };
    expect(none.surroundings).toBeUndefined();
  });

  it('that are drafts are visible to administrators only, and archived ones are gone', async () => {
    await site.services.database.db.execute(
      sql`update pages set status = 'Draft' where id = (select id from pages where supplier_id is null order by id limit 1)`,
    );
    const rows = await rowsOf<{ id: string }>(
      sql`select id from pages where status = 'Draft' and supplier_id is null limit 1`,
    );
    const path = `/pages/${rows[0]?.id}`;
    const status = async (place: string, token?: string) =>
      (
        await site.app.request(`/api/v1${path}${place}`, {
          headers: token ? { authorization: `Bearer ${token}` } : {},
        })
      ).status;
    expect(await status('/by-platform')).toBe(404);
    expect(await status('/preview', reader)).toBe(403);
    expect(await status('/preview', await site.logIn('09120000005'))).toBe(404);
    expect(await status('/preview', await site.logIn('09120000009'))).toBe(200);
    await site.services.database.db.execute(
      sql`update pages set status = 'Archived' where id = ${rows[0]?.id}`,
    );
    expect(await status('/by-platform')).toBe(410);
  });
});

describe('what I commented on', () => {
  it("lists the site's own pages too, for me only", async () => {
    await site.post('/pagecomments', { pageId: 'pg-how-it-work', text: 'روشن بود.' }, reader);
    const ids = async (token: string) =>
      (await list('/pages/for-public-site?commentedByMe=true&pageSize=100', token)).items.map(({ id }) => id);
    expect(await ids(reader)).toContain('pg-how-it-work');
    expect(await ids(other)).not.toContain('pg-how-it-work');
  });
});

describe('a list of contents', () => {
  interface Counted extends Listed {
    labels?: { label: string; count: number }[];
    contentTypes?: { contentTypeId: string; count: number }[];
    items: (Listed['items'][number] & { visitCount: number; contentTypeId: string; categoryIds: string[] })[];
  }
  const read = async (query: string) => (await list(`/pages/${query}&pageSize=100`)) as Counted;

  it.each(['visitCount', 'likeCount', 'publishedAt'] as const)('is sorted by %s', async (key) => {
    const { items } = await read(`by-content-type-id?contentTypeId=ct-knowledge&sort=-${key}`);
    const values = items.map((item) => item[key]);
    expect(values).toEqual(values.toSorted((one, next) => (one < next ? 1 : one > next ? -1 : 0)));
    expect(values.length).toBeGreaterThan(20);
  });

  it('counts its labels and kinds, which the choice of one does not narrow', async () => {
    const all = await read('by-content-type-id?contentTypeId=ct-knowledge&withFacets=true');
    const [most] = all.labels!;
    expect(most!.count).toBe(all.items.filter(({ labels }) => labels.includes(most!.label)).length);
    expect(all.labels!.length).toBeLessThanOrEqual(40);
    const narrowed = await read(
      `by-content-type-id?contentTypeId=ct-knowledge&withFacets=true&label=${encodeURIComponent(most!.label)}`,
    );
    expect(narrowed.totalCount).toBe(most!.count);
    expect(narrowed.labels).toEqual(all.labels);
    expect(narrowed.contentTypes!.reduce((sum, { count }) => sum + count, 0)).toBe(most!.count);
    expect((await read('by-content-type-id?contentTypeId=ct-knowledge')).labels).toBeUndefined();
  });

  it('of a category or a label is narrowed by a kind and what is below it', async () => {
    const whole = await read('for-public-site?categoryId=c-products&withFacets=true');
    expect(whole.totalCount).toBeGreaterThan(1);
    const guides = await read(
      'for-public-site?categoryId=c-products&contentTypeId=ct-guides&withFacets=true',
    );
    expect(guides.totalCount).toBeLessThan(whole.totalCount);
    expect(guides.items.some(({ contentTypeId }) => contentTypeId === 'ct-how-to')).toBe(false);
    expect(guides.contentTypes).toEqual(whole.contentTypes);
    const label = encodeURIComponent(whole.labels![0]!.label);
    expect((await read(`by-label/by-platform?label=${label}&contentTypeId=ct-nothing`)).totalCount).toBe(0);
    const labelled = await read(`by-label/by-platform?label=${label}&sort=-likeCount&withFacets=true`);
    expect(labelled.labels![0]).toEqual({ label: whole.labels![0]!.label, count: labelled.totalCount });
  });
});

describe('the number of contents', () => {
  const totalOf = async (query: string) => (await list(`/pages/for-public-site?${query}`)).totalCount;

  it('of a category is that of its list, in every level', async () => {
    const counts = (await site.get('/categories/items-count')) as unknown as {
      categoryId: string;
      contentCount: number;
    }[];
    const written = counts.filter(({ contentCount }) => contentCount > 0);
    expect(written.length).toBeGreaterThan(20);
    for (const { categoryId, contentCount } of written.slice(0, 12))
      expect([categoryId, await totalOf(`categoryId=${categoryId}`)]).toEqual([categoryId, contentCount]);
  });

  it('of a supplier is that of its list', async () => {
    const [row] = await rowsOf<{ id: string }>(
      sql`select supplier_id as id from pages where supplier_id is not null and status = 'Published' limit 1`,
    );
    const { stats } = (await site.get(`/suppliers/${row!.id}`)) as unknown as {
      stats: { contentCount: number };
    };
    expect(stats.contentCount).toBeGreaterThan(0);
    expect(stats.contentCount).toBe(await totalOf(`supplierId=${row!.id}`));
  });
});

describe('a like', () => {
  it('is toggled by each call, one per person, under concurrency too', async () => {
    const { id, likeCount } = await firstArticle();
    const like = async (token: string) => (await site.post(`/pages/${id}/like`, {}, token)).json();
    expect(await like(reader)).toEqual({ likeCount: likeCount + 1, isLikedByMe: true });
    expect(await like(other)).toEqual({ likeCount: likeCount + 2, isLikedByMe: true });
    expect((await site.get(`/pages/${id}/by-platform`, reader)).isLikedByMe).toBe(true);
    expect((await site.get(`/pages/${id}/by-platform`)).isLikedByMe).toBe(false);
    await Promise.all(Array.from({ length: 7 }, () => like(reader)));
    expect(await site.get(`/pages/${id}/by-platform`, reader)).toMatchObject({
      likeCount: likeCount + 1,
      isLikedByMe: false,
    });
  });
});
