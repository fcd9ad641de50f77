import { LEAST_PICTURE_PX, loadPicture } from './picture-file';

/** A square of a picture, in pixels of the picture. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Enough for the largest box the site draws it in, on a fine screen. */
const MOST_SIDE_PX = 512;
const QUALITY = 0.9;

/** Returns the side of the picture that is sent, pixels: never below what the service takes, never larger than it is drawn. */
export function sideOfCrop(width: number): number {
  return Math.round(Math.min(Math.max(width, LEAST_PICTURE_PX), MOST_SIDE_PX));
}

/** Cuts a square out of a picture. The file is a JPEG on white, whatever came in: no metadata of the camera goes out with it. */
export async function cropPicture(src: string, area: PictureArea): Promise<File> {
  const picture = await loadPicture(src);
  const side = sideOfCrop(area.width);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, area.x, area.y, area.width, area.width, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (blob === null) throw new Error('The picture could not be encoded');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
