/** Returns whether two files have the same bytes. */
export async function hasSameContent(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size || one.type !== other.type) return false;
  const [left, right] = await Promise.all(
    [one, other].map(async (blob) => new Uint8Array(await blob.arrayBuffer())),
  );
  return left !== undefined && right !== undefined && left.every((byte, index) => byte === right[index]);
}
