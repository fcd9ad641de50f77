import { sheet } from './drawing-canvas';
import { type DrawFamily, type DrawingSubject, readValues } from './drawing-values';
import { bearingFamilies } from './families-bearings';
import { chainBeltFamilies } from './families-chains-belts';
import { compressorFamilies } from './families-compressors';
import { consultingFamilies } from './families-consulting';
import { cuttingToolFamilies } from './families-cutting-tools';
import { documentFamilies } from './families-documents';
import { electricalFamilies } from './families-electrical';
import { fastenerFamilies } from './families-fasteners';
import { flexibleFamilies } from './families-flexibles';
import { fluidPowerFamilies } from './families-fluid-power';
import { instrumentFamilies } from './families-instruments';
import { machiningServiceFamilies } from './families-machining-services';
import { motorFamilies } from './families-motors';
import { pipeFamilies } from './families-pipes';
import { processServiceFamilies } from './families-process-services';
import { pumpFamilies } from './families-pumps';
import { safetyFamilies } from './families-safety';
import { sectionFamilies } from './families-sections';
import { sensorFamilies } from './families-sensors';
import { shaftPartFamilies } from './families-shaft-parts';
import { valveFamilies } from './families-valves';
import { workshopToolFamilies } from './families-workshop-tools';

/** Pictures are drawn 640 wide; for smaller ones the lines are thickened so that they stay about one pixel wide. */
const BASE_WIDTH = 640;
const LARGEST_STROKE_SCALE = 4;

const families: Record<string, DrawFamily> = {
  ...bearingFamilies,
  ...chainBeltFamilies,
  ...compressorFamilies,
  ...consultingFamilies,
  ...cuttingToolFamilies,
  ...documentFamilies,
  ...electricalFamilies,
  ...fastenerFamilies,
  ...flexibleFamilies,
  ...fluidPowerFamilies,
  ...instrumentFamilies,
  ...machiningServiceFamilies,
  ...motorFamilies,
  ...pipeFamilies,
  ...processServiceFamilies,
  ...pumpFamilies,
  ...safetyFamilies,
  ...sectionFamilies,
  ...sensorFamilies,
  ...shaftPartFamilies,
  ...valveFamilies,
  ...workshopToolFamilies,
};

/**
 * Returns the line drawing of a product, base product or category (without values: the family's usual proportions) as an SVG of 640 × 440
 * without text. `width` is the display width in pixels.
 */
export function drawingSvg(subject: DrawingSubject, width: number = BASE_WIDTH): string {
  const draw = families[subject.drawingFamily];
  if (draw === undefined) throw new Error(`No drawing family ${subject.drawingFamily}`);
  const strokeScale = Math.min(LARGEST_STROKE_SCALE, Math.max(1, (BASE_WIDTH / width) * 0.72));
  return sheet(draw(readValues(subject)), strokeScale);
}
