/** A file of the seed, in the contract's shape, with its bytes: it is made when it is asked for. */
export interface MadeFile {
  readonly file: {
    readonly id: string;
    readonly url: string;
    readonly name: string;
    readonly mime: string;
    readonly sizeBytes: number;
  };
  readonly bytes: Buffer;
}

export const SHEET_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function seedFile(id: string, name: string, mime: string, bytes: Buffer): MadeFile {
  const url = `/files/${id}/${encodeURIComponent(name)}`;
  return { file: { id, url, name, mime, sizeBytes: bytes.length }, bytes };
}

/** Returns the response that downloads a file, for everybody. */
export function downloadOf({ file, bytes }: MadeFile): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': file.mime,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  });
}
