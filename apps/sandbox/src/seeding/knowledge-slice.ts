import { searchColumn, searchKey } from '@bazaar/domain/persian/search-key';
import { insertRows, type TableRow } from '../db/insert-rows';
import { buildAdvertisements } from '../seed/knowledge/advertisements';
import { buildFaqCategories, buildFaqQuestions } from '../seed/knowledge/faq';
import { buildHelpItems } from '../seed/knowledge/help';
import { buildVideos } from '../seed/knowledge/videos';
import { buildVisitHistory } from '../seed/knowledge/visit-history';
import type { Seed } from '../seed/seed-types';
import { drawingRef } from './drawing-ref';
import { inBatches } from './in-batches';
import type { SeedSlice } from './seed-slice';
import { videoDocument } from './video-document';

/** Frequent questions, videos, help, advertisements and the visits of the last months. */
export const knowledgeSlice: SeedSlice = {
  tables: [
    'faq_questions',
    'faq_categories',
    'media_videos',
    'help_items',
    'advertisements',
    'seeded_visit_days',
  ],
  fill: (database, seed) =>
    database.db.transaction(async (tx) => {
      for (const [table, rows] of knowledgeTables(seed)) {
        for (const batch of inBatches(rows, 5_000)) await insertRows(tx, table, batch);
      }
    }),
};

function knowledgeTables(seed: Seed): [string, TableRow[]][] {
  const videos = buildVideos(seed.suppliers);
  const documents = new Map(videos.map((video) => [video.id, videoDocument(video)]));
  return [
    [
      'faq_categories',
      buildFaqCategories().map(({ isActive, sortOrder, ...row }) => ({
        ...row,
        is_active: isActive,
        sort_order: sortOrder,
      })),
    ],
    ['faq_questions', questionRows()],
    [
      'media_videos',
      videos.map((video) => ({
        id: video.id,
        title: video.title,
        category_id: video.isAboutCategory ? video.pictureOf : null,
        supplier_id: video.supplierId ?? null,
        tag_keys: video.tags.map(searchKey),
        search_key: searchColumn([video.title, ...video.tags, ...video.chapters].join(' ')),
        visit_count: video.visitCount,
        published_at: video.publishedAt,
        document: documents.get(video.id),
      })),
    ],
    [
      'help_items',
      buildHelpItems().map(
        ({ id, title, bodyHtml, steps, pictures, relatedIds, videoIds = [], updatedAt }) => ({
          front_unique_id: id,
          document: {
            frontUniqueId: id,
            title,
            bodyHtml,
            steps: steps.map(([stepTitle, text], index) => {
              const picture = pictures[index];
              return { title: stepTitle, text, ...(picture ? { image: drawingRef(picture, picture) } : {}) };
            }),
            videos: videoIds.flatMap((videoId) => documents.get(videoId) ?? []),
            relatedIds,
            updatedAt,
          },
        }),
      ),
    ],
    ['advertisements', advertisementRows(seed)],
    [
      'seeded_visit_days',
      buildVisitHistory(seed.suppliers).map(({ uniqueVisitors, ...row }) => ({
        ...row,
        unique_visitors: uniqueVisitors,
      })),
    ],
  ];
}

function questionRows(): TableRow[] {
  return buildFaqQuestions().map((row) => ({
    id: row.id,
    category_id: row.categoryId,
    question: row.question,
    answer_html: row.answerHtml,
    visit_count: row.visitCount,
    sort_order: row.sortOrder,
    search_key: searchColumn(`${row.question} ${row.answerHtml.replaceAll(/<[^>]*>/g, ' ')}`),
  }));
}

function advertisementRows({ suppliers }: Seed): TableRow[] {
  return buildAdvertisements(suppliers).map(({ pictureOf, categoryId, ...advertisement }) => {
    const picture = drawingRef(pictureOf, advertisement.id);
    return {
      id: advertisement.id,
      position: advertisement.position,
      category_id: categoryId ?? null,
      starts_at: advertisement.startsAt,
      ends_at: advertisement.endsAt,
      priority: advertisement.priority,
      document: {
        ...advertisement,
        imageDesktop: { ...picture, id: `f-${advertisement.id}-desktop` },
        imageMobile: { ...picture, id: `f-${advertisement.id}-mobile` },
      },
    };
  });
}
