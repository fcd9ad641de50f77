import type { SeedCategory } from '../seed/seed-types';
import { sheet } from './drawing-canvas';
import { type DrawFamily, type DrawingSubject, readValues } from './drawing-values';
import { bearingFamilies } from './families-bearings';
import { electricalFamilies } from './families-electrical';
import { fastenerFamilies } from './families-fasteners';
import { fluidPowerFamilies } from './families-fluid-power';
import { instrumentFamilies } from './families-instruments';
import { machineFamilies } from './families-machines';
import { paperFamilies } from './families-papers';
import { safetyFamilies } from './families-safety';
import { sectionFamilies } from './families-sections';
import { serviceFamilies } from './families-services';
import { toolFamilies } from './families-tools';
import { valveFamilies } from './families-valves';

/** Pictures are made 640 wide; below that lines grow in the drawing so that they stay about one pixel wide. */
const BASE_WIDTH = 640;
const LARGEST_STROKE_SCALE = 4;

const families: Record<string, DrawFamily> = {
  ...bearingFamilies,
  ...machineFamilies,
  ...sectionFamilies,
  ...fastenerFamilies,
  ...valveFamilies,
  ...electricalFamilies,
  ...instrumentFamilies,
  ...fluidPowerFamilies,
  ...toolFamilies,
  ...safetyFamilies,
  ...serviceFamilies,
  ...paperFamilies,
};

export const drawingFamilyNames: readonly string[] = Object.keys(families);

/** Drawing family of a category (its picture) and of the products in it. */
export function drawingFamilyOf({ drawingFamily }: Pick<SeedCategory, 'drawingFamily'>): string {
  return drawingFamily;
}

/**
 * Line drawing of a product, base product or category (no values: the family's usual proportions) as an SVG of
 * 640 × 440 without any text. `width` is the width in pixels it is going to be shown in.
 */
export function drawingSvg(subject: DrawingSubject, width: number = BASE_WIDTH): string {
  const draw = families[subject.drawingFamily];
  if (draw === undefined) throw new Error(`No drawing family ${subject.drawingFamily}`);
  const strokeScale = Math.min(LARGEST_STROKE_SCALE, Math.max(1, (BASE_WIDTH / width) * 0.72));
  return sheet(draw(readValues(subject)), strokeScale);
}
