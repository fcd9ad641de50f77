export interface GalleryPicture {
  readonly id: string;
  readonly src: string;
  readonly srcSet?: string;
  readonly thumbnailSrc: string;
  /** The largest size, fetched when the picture is enlarged. */
  readonly largeSrc: string;
  readonly alt: string;
  readonly caption?: string;
  /** Size of `src`, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Its position: «۲ از ۴». */
  readonly place: string;
}

export interface GalleryWords {
  readonly thumbnails: string;
  /** Label of the main picture's button: «بزرگ‌نمایی تصویر». */
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
