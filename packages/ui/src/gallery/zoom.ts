/** A picture under the glass: how many times its size, and how many pixels its middle lies from the stage's. */
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

/** Enlarges about a point (pixels from the middle of the stage), which stays where it is. */
export function zoomAbout({ scale, x, y }: Zoom, factor: number, about: Point, stage: Point): Zoom {
  const next = Math.min(largest, Math.max(1, scale * factor));
  const ratio = next / scale;
  return held({ scale: next, x: about.x - (about.x - x) * ratio, y: about.y - (about.y - y) * ratio }, stage);
}

/** Moves the picture, as far as it reaches beyond the stage (width and height in `stage`). */
export function pan(zoom: Zoom, by: Point, stage: Point): Zoom {
  return held({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage);
}

function held({ scale, x, y }: Zoom, stage: Point): Zoom {
  return { scale, x: within(x, (stage.x * (scale - 1)) / 2), y: within(y, (stage.y * (scale - 1)) / 2) };
}

// Adding zero turns -0 into 0.
const within = (value: number, reach: number) => Math.min(reach, Math.max(-reach, value)) + 0;
