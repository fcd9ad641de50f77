import { expect, it } from 'vitest';
import { paths } from '@/lib/navigation/paths';
import { article } from '@/testing/supplier-fixtures';
import { articleItem } from './article-item';
import { articlePath } from './article-path';
import { contentItem } from './content-item';
import { knowledgeRow } from './knowledge-row';

const own = { ...article, supplier: undefined };
const readingTime = (minutes: string) => minutes;
const texts = { minutes: readingTime, toRead: 'خواندن', like: 'پسند', read: 'بازدید', comment: 'دیدگاه' };

it('R-520 a content has one address, wherever it is listed', () => {
  expect(articlePath(own)).toBe(paths.article(article));
  expect(articlePath({ ...own, uniquePageName: 'about' })).toBe(paths.sitePage('about'));
  const path = articlePath(article);
  expect(path).toBe(paths.supplierArticle(article, article.supplier?.id ?? ''));
  expect(articleItem(article, readingTime).href).toBe(path);
  expect(contentItem(article, texts).href).toBe(path);
  expect(knowledgeRow(article).href).toBe(path);
});

it('shows likes and comments only where there are some, with their names', () => {
  expect(contentItem(article, texts).likes).toEqual({ name: '۴۸ پسند', count: '۴۸' });
  const plain = contentItem({ ...article, likeCount: 0, commentCount: 0 }, texts);
  expect([plain.likes, plain.comments]).toEqual([undefined, undefined]);
});

it('shows reads in the place of likes where a list is in their order', () => {
  const { likes, reads } = contentItem({ ...article, visitCount: 1250 }, texts, 'reads');
  expect([likes, reads]).toEqual([undefined, { name: '۱٬۲۵۰ بازدید', count: '۱٬۲۵۰' }]);
});
