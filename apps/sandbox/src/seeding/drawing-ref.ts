import type { FileReference } from '../seed/file-reference';

/** Returns the file reference of one drawing, at the largest width available. */
export function drawingRef(objectId: string, slug: string): FileReference {
  return {
    id: `f-${objectId}`,
    url: `/media/drawings/${objectId}.webp`,
    name: `${slug}.webp`,
    mime: 'image/webp',
    sizeBytes: 0,
    width: 640,
    height: 440,
  };
}
