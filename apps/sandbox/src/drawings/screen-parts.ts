import { line, rect } from './drawing-canvas';

/** The frame of a screen, read from the right: its header and what stands in it. */
export const screen = (content: string): string =>
  rect(70, 50, 500, 340, 'm', 8) + line(70, 92, 570, 92, 't') + rect(500, 64, 48, 16, 's', 3) + content;

/** A line of text that ends at the right edge `right`. */
export const words = (right: number, y: number, width: number): string =>
  rect(right - width, y, width, 9, 'g', 2);
export const button = (x: number, y: number, width = 84): string => rect(x, y, width, 30, 's', 5);
export const field = (x: number, y: number, width: number): string => rect(x, y, width, 32, 'b', 5);
