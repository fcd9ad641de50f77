/** State of a zoomed picture: its scale, and the offset of its centre from the stage's, in pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const largest = 6;

/** Zooms about a point (pixels from the centre of the stage), which keeps its position. */
export function zoomAbout({ scale, x, y }: Zoom, factor: number, about: Point, stage: Point): Zoom {
  const next = Math.min(largest, Math.max(1, scale * factor));
  const ratio = next / scale;
  return held({ scale: next, x: about.x - (about.x - x) * ratio, y: about.y - (about.y - y) * ratio }, stage);
}

/** Moves the picture, limited to the part beyond the stage (width and height in `stage`). */
export function pan(zoom: Zoom, by: Point, stage: Point): Zoom {
  return held({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage);
}

function held({ scale, x, y }: Zoom, stage: Point): Zoom {
  return { scale, x: within(x, (stage.x * (scale - 1)) / 2), y: within(y, (stage.y * (scale - 1)) / 2) };
}

// Adding zero turns -0 into 0.
const within = (value: number, reach: number) => Math.min(reach, Math.max(-reach, value)) + 0;
