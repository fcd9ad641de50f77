export type PictureRefusal = 'type' | 'size' | 'dimensions' | 'broken';

export interface OpenedPicture {
  /** A `data:` address, which the policy of the page allows. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const MOST_PICTURE_BYTES = 2 * 1024 * 1024;
export const LEAST_PICTURE_PX = 200;

/** Opens a chosen picture file; returns why it is refused otherwise (product design §6). */
export async function openPicture(file: File): Promise<OpenedPicture | PictureRefusal> {
  if (!PICTURE_TYPES.includes(file.type)) return 'type';
  if (file.size > MOST_PICTURE_BYTES) return 'size';
  try {
    const src = await readAddress(file);
    const { naturalWidth: width, naturalHeight: height } = await loadPicture(src);
    return Math.min(width, height) < LEAST_PICTURE_PX ? 'dimensions' : { src, width, height };
  } catch {
    return 'broken';
  }
}

/** Loads a picture; rejects when the content is none. */
export async function loadPicture(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return picture;
}

function readAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
