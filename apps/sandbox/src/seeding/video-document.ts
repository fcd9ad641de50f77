import { posterHeight } from '../drawings/poster';
import { videoParts, withoutCaptions } from '../seed/knowledge/video-parts';
import { chapterSeconds, type SeedVideo, videoHeights } from '../seed/knowledge/videos';
import { drawingRef } from './drawing-ref';

/** Returns a video in the contract's shape. Its files are generated from its chapters on request (see ../videos). */
export function videoDocument(video: SeedVideo) {
  const parts = videoParts[video.title] ?? [];
  return {
    id: video.id,
    title: video.title,
    description: video.chapters.join(' '),
    cover: { ...drawingRef(video.id, video.id), height: posterHeight },
    sources: videoHeights.map((height) => ({
      url: `/media/videos/${video.id}-${height}.webm`,
      mime: 'video/webm',
      height,
    })),
    durationSeconds: video.chapters.length * chapterSeconds,
    captions: withoutCaptions.includes(video.title)
      ? []
      : [{ lang: 'fa', url: `/media/captions/${video.id}.fa.vtt` }],
    ...(parts.length === 0
      ? {}
      : { chapters: parts.map(([sentence, title]) => ({ startSeconds: sentence * chapterSeconds, title })) }),
    tags: [...video.tags],
    ...(video.isAboutCategory ? { categoryId: video.pictureOf } : {}),
    ...(video.supplierId === undefined ? {} : { supplierId: video.supplierId }),
    visitCount: video.visitCount,
    publishedAt: video.publishedAt,
  };
}
