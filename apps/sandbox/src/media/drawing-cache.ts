export const drawingWidths = [96, 320, 640, 1024] as const;
export function isDrawingWidth(w: number) {
  return drawingWidths.includes(w as 96);
}
export async function readDrawing(_f: string, _d: unknown): Promise<Buffer> {
  return Buffer.alloc(0);
}
