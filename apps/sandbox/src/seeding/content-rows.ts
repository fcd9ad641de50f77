import { searchColumn, searchKey } from '@bazaar/domain/persian/search-key';
import type { TableRow } from '../db/insert-rows';
import type { SeedContentType, SeedPage, SeedPageComment } from '../seed/contents/page-types';
import { buildVideos } from '../seed/knowledge/videos';
import type { Seed } from '../seed/seed-types';
import { videoDocument } from './video-document';

export function contentTypeRows(contentTypes: readonly SeedContentType[]): TableRow[] {
  return contentTypes.map(({ parentId, pageType, icon, ...row }, index) => ({
    ...row,
    parent_id: parentId ?? null,
    page_type: pageType,
    icon,
    sort_order: index,
  }));
}

export function pageRows(pages: readonly SeedPage[], { suppliers }: Seed): TableRow[] {
  const videos = new Map(buildVideos(suppliers).map((video) => [video.id, videoDocument(video)]));
  return pages.map((page) => ({
    id: page.id,
    unique_page_name: page.uniquePageName ?? null,
    content_type_id: page.contentTypeId,
    title: page.title,
    slug: page.slug,
    supplier_id: page.supplierId ?? null,
    status: page.status,
    published_at: page.publishedAt,
    updated_at: page.updatedAt,
    allow_comments: page.allowComments,
    label_keys: page.labels.map((label) => searchKey(label)),
    category_ids: page.categoryIds,
    search_key: searchColumn([page.title, page.summary, ...page.labels].join(' ')),
    like_base: page.likeBase,
    visit_count: page.visitCount,
    document: shownInLists(page),
    body: {
      bodyHtml: page.bodyHtml,
      gallery: page.gallery,
      videos: page.videoIds.flatMap((id) => videos.get(id) ?? []),
      attachments: page.attachments,
    },
  }));
}

function shownInLists({
  labels,
  categoryIds,
  summary,
  authorName,
  readingMinutes,
  cover,
  seo,
  announcement,
}: SeedPage) {
  const always = { labels, categoryIds, summary, authorName, readingMinutes, cover, seo };
  return announcement === undefined ? always : { ...always, announcement };
}

/** Builds comment rows, parents before their replies, as the foreign key requires. */
export function commentRows(comments: readonly SeedPageComment[]): TableRow[] {
  return comments.map((comment) => ({
    id: comment.id,
    page_id: comment.pageId,
    parent_id: comment.parentId ?? null,
    depth: comment.depth,
    user_id: comment.userId ?? null,
    author_name: comment.authorName,
    is_supplier_answer: comment.isSupplierAnswer,
    text: comment.text,
    created_at: comment.createdAt,
    decided_at: comment.decidedAt,
    verdict: comment.verdict,
    reject_reason: comment.rejectReason ?? null,
    like_base: comment.likeBase,
  }));
}
