export interface PictureCropTexts {
  /** Accessible name of the stage, with its keys: «جابه‌جایی با کلیدهای جهت». */
  readonly stage: string;
  readonly zoom: string;
  /** Formats the zoom for screen readers: «۱۵۰٪». */
  readonly zoomValue: (zoom: number) => string;
  readonly confirm: string;
  readonly cancel: string;
  /** The picture has fewer pixels than a side needs. */
  readonly tooSmall: string;
  /** The file is not a picture, or the browser could not crop it. */
  readonly failed: string;
}
