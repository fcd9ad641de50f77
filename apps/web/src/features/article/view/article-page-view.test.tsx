import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { supplier } from '@/testing/record-fixtures';
import { articleMessages as texts } from '@/translations/article';
import type { ArticleData } from '../article-data';
import { articleData } from './article.fixtures';
import { ArticlePageView } from './article-page-view';

const draw = (change: Partial<ArticleData> = {}) =>
  renderToStaticMarkup(
    <ArticlePageView data={{ ...articleData, ...change }} crumbs={[]} actions="ACTIONS" />,
  );

describe('the screen of an article', () => {
  it('lists its headings with those below them, its labels and its files with their sizes', () => {
    const html = draw();
    for (const id of ['part-1', 'part-3', 'part-3-1']) expect(html).toContain(`href="#${id}"`);
    expect(html).toContain('/contents/label/');
    expect(html).toMatch(/download=""[^>]*>.*برگهٔ اندازه‌گیری .*PDF.*۱۸۰ کیلوبایت/s);
  });

  it('has its lead in a block, whose lines are balanced', () => {
    const [lead = ''] = /<p class="[^"]*size-reading[^"]*"/.exec(draw()) ?? [];
    expect(lead).toContain('u-text--block');
  });

  it('R-507 drops the frame of a supplier who is no longer active, and keeps the text', () => {
    expect(draw({ writer: supplier })).toContain(supplier.name);
    const html = draw({ writer: undefined });
    expect(html).not.toContain(texts.writer);
    expect(html).toContain('data-reading-text');
  });

  it('says which part could not be read, and leaves out one without anything', () => {
    const failed = { state: 'failed', kind: 'timeout' } as const;
    const html = renderToStaticMarkup(
      <ArticlePageView
        data={{ ...articleData, products: failed, others: failed }}
        crumbs={[]}
        retry={(part) => `AGAIN ${part}`}
      />,
    );
    expect(html).toContain(texts.partFailed);
    for (const part of [texts.products, texts.othersOfType]) expect(html).toContain(`AGAIN ${part}`);
    expect(draw({ products: { state: 'ready', value: [] } })).not.toContain(texts.products);
  });

  it('without a text leads one step up, and tells no time of reading', () => {
    const crumbs = [{ label: 'دانش فنی', href: '/contents/ct-knowledge' }, { label: 'خود مطلب' }];
    const html = renderToStaticMarkup(
      <ArticlePageView data={{ ...articleData, html: '', parts: [] }} crumbs={crumbs} />,
    );
    expect(html).toMatch(/<a class="u-button[^"]*" href="\/contents\/ct-knowledge">دانش فنی</);
    expect(html).not.toContain('دقیقه خواندن');
  });

  it('a preview says what it is, and cannot be liked or shared', () => {
    const html = draw({ isPreview: true });
    expect(html).toContain(texts.preview);
    expect(html).not.toContain('ACTIONS');
  });

  it('a short text has no contents', () => {
    expect(draw({ parts: articleData.parts.slice(0, 2) })).not.toContain(texts.contents);
  });
});
