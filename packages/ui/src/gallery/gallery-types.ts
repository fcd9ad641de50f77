export interface GalleryPicture {
  readonly id: string;
  readonly src: string;
  readonly srcSet?: string;
  readonly thumbnailSrc: string;
  /** Its largest size, fetched when it is enlarged. */
  readonly largeSrc: string;
  readonly alt: string;
  readonly caption?: string;
  /** Pixels of `src`. */
  readonly width: number;
  readonly height: number;
  /** Its place among the others: «۲ از ۴». */
  readonly place: string;
}

export interface GalleryWords {
  readonly thumbnails: string;
  /** What the main picture's button does: «بزرگ‌نمایی تصویر». */
  readonly enlarge: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
}

export interface GalleryProps {
  readonly label: string;
  /** At least one. */
  readonly pictures: readonly [GalleryPicture, ...GalleryPicture[]];
  readonly words: GalleryWords;
}
