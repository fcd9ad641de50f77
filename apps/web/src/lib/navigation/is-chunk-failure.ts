/**
 * True for the errors a browser gives when a file of an older build is gone. Several spellings, because bundler and
 * browser both speak.
 */
export function isChunkFailure(error: unknown): boolean {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  return (
    name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i.test(
      message,
    )
  );
}
