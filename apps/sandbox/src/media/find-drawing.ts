export const x = 1;
export async function findDrawing(_a: unknown, _b: string): Promise<undefined> {
  return undefined;
}
