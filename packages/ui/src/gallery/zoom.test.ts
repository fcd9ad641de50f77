import { expect, it } from 'vitest';
import { largest, pan, whole, zoomAbout } from './zoom';

const stage = { x: 400, y: 300 };

it('keeps the point under the pointer where it is', () => {
  const about = { x: 100, y: -50 };
  const zoom = zoomAbout(whole, 2, about, stage);
  expect(zoom.scale).toBe(2);
  // The picture's own point under the pointer, before and after.
  expect((about.x - zoom.x) / zoom.scale).toBeCloseTo(about.x);
  expect((about.y - zoom.y) / zoom.scale).toBeCloseTo(about.y);
});

it('stays between the whole picture and the largest', () => {
  expect(zoomAbout(whole, 0.5, { x: 10, y: 10 }, stage)).toEqual(whole);
  expect(zoomAbout(whole, 99, { x: 0, y: 0 }, stage).scale).toBe(largest);
  expect(zoomAbout(zoomAbout(whole, 3, { x: 200, y: 150 }, stage), 0.01, { x: 0, y: 0 }, stage)).toEqual(
    whole,
  );
});

it('never shows what lies beyond the picture', () => {
  expect(pan(whole, { x: 50, y: 50 }, stage)).toEqual(whole);
  expect(pan({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, stage)).toEqual({ scale: 2, x: 200, y: -150 });
});
