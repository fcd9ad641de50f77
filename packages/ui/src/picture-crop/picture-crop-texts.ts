export interface PictureCropTexts {
  /** Spoken name of the ground, with its keys: «جابه‌جایی با کلیدهای جهت». */
  readonly stage: string;
  readonly zoom: string;
  /** Says how much is zoomed in, to those who hear the slider: «۱۵۰٪». */
  readonly zoomValue: (zoom: number) => string;
  readonly confirm: string;
  readonly cancel: string;
  /** The picture has fewer pixels than a side needs. */
  readonly tooSmall: string;
  /** It is no picture, or the browser could not cut it. */
  readonly failed: string;
}
