import { expect, it } from 'vitest';
import { bandOf, chartTicks, drawing, heightOf } from './chart-scale';

it('chooses round ticks that reach the maximum, few of them', () => {
  expect(chartTicks(123)).toEqual([0, 50, 100, 150]);
  expect(chartTicks(0)).toEqual([0, 1]);
  expect(chartTicks(2)).toEqual([0, 1, 2]);
  for (const maximum of [1, 7, 10, 99, 1234, 987_654]) {
    const ticks = chartTicks(maximum);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(maximum);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.every(Number.isInteger)).toBe(true);
  }
});

it('draws nothing outside its box', () => {
  expect(heightOf(0, 150)).toBe(drawing.height);
  expect(heightOf(150, 150)).toBe(drawing.top);
  expect(heightOf(999, 150)).toBe(drawing.top);
  expect(heightOf(0, 0)).toBe(drawing.height);
});

it('fills the width with bands', () => {
  const last = bandOf(6, 7);
  expect(last.x + last.width).toBeCloseTo(drawing.width);
});
