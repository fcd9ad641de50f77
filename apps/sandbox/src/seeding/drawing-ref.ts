/** The file of one drawing, square, at the largest width it is served in. */
export interface DrawingRef {
  id: string;
  url: string;
  name: string;
  mime: string;
  sizeBytes: number;
  width: number;
  height: number;
}

export function drawingRef(objectId: string, slug: string): DrawingRef {
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
