import { group } from './drawing-canvas';
import { type DrawFamily, type DrawingSubject, readValues } from './drawing-values';
import { anchorFamilies } from './families-anchors';
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
import { screenFamilies } from './families-screens';
import { sectionFamilies } from './families-sections';
import { sensorFamilies } from './families-sensors';
import { shaftPartFamilies } from './families-shaft-parts';
import { valveFamilies } from './families-valves';
import { workshopToolFamilies } from './families-workshop-tools';
import { posterSvg } from './poster';
import { fitTo, fittedSheet } from './sheet/fitted-sheet';
import { withoutFineLines } from './sheet/thumbnail-lines';

const families: Record<string, DrawFamily> = {
  ...anchorFamilies,
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
  ...screenFamilies,
  ...sectionFamilies,
  ...sensorFamilies,
  ...shaftPartFamilies,
  ...valveFamilies,
  ...workshopToolFamilies,
};

/** The largest box of a thumbnail: up to its width a drawing has its own, simpler form. */
const THUMBNAIL = { width: 96, height: 96, padding: 6 } as const;
const SHEET = { width: 640, height: 440, padding: 22 } as const;
/** Families so long and thin that a square shows them better along its diagonal. */
const slender = new Set(
  'anchor bolt cylinder drill end-mill rebar rivet sensor socket-screw stud tap thermocouple torque-wrench'.split(
    ' ',
  ),
);
const oneView = { isThumbnail: true, hasDimensions: false, unit: 1 } as const;
/** Dimensions can be read from here on. */
const LEAST_WITH_DIMENSIONS = 640;

/**
 * Returns the drawing of a product, base product or category (without values: the family's usual proportions) as an SVG without text.
 * `width` is the display width in pixels: up to 96 a square of one view in bold lines, above a sheet of 640 × 440. A poster is 640 × 360.
 */
export function drawingSvg(subject: DrawingSubject, width: number = SHEET.width): string {
  if (subject.poster) return poster(subject, subject.poster.partner, width);
  return width <= THUMBNAIL.width ? thumbnail(subject, width) : drawing(subject, width);
}

/** Draws in two steps: only the fitted drawing says how large the letters of its dimensions are before the fit. */
function drawing(subject: DrawingSubject, width: number): string {
  const hasDimensions = width >= LEAST_WITH_DIMENSIONS;
  const stroke = 1.4 * Math.max(1, (SHEET.width / width) * 0.72);
  const sheet = { ...SHEET, stroke, isForPhones: hasDimensions };
  const draw = familyOf(subject);
  const form = { isThumbnail: false, hasDimensions };
  const first = fitTo(draw(readValues(subject, { ...form, unit: 1 })), sheet);
  return fittedSheet(draw(readValues(subject, { ...form, unit: 1 / first.scale })), sheet);
}

/** Draws lines of 2 px at the width shown, and nothing below 3 px. */
function thumbnail(subject: DrawingSubject, width: number): string {
  const pixel = THUMBNAIL.width / width;
  const whole = withoutFineLines(familyOf(subject)(readValues(subject, oneView)));
  const content = alongItsLength(subject.drawingFamily, whole);
  const { scale } = fitTo(content, { ...THUMBNAIL, stroke: 2 * pixel });
  return fittedSheet(withoutFineLines(content, (3 * pixel) / scale), { ...THUMBNAIL, stroke: 2 * pixel });
}

/** Beside a partner the subject has one view; alone it has all of them. */
function poster(subject: DrawingSubject, partner: string | undefined, width: number): string {
  const draw = ({ drawingFamily, values }: DrawingSubject) =>
    familyOf({ drawingFamily, values })(
      readValues({ drawingFamily, values }, { ...oneView, isThumbnail: partner !== undefined }),
    );
  return posterSvg(draw(subject), partner && draw({ drawingFamily: partner, values: [] }), width);
}

/** Turns a slender drawing onto the diagonal. */
function alongItsLength(drawingFamily: string, content: string): string {
  return slender.has(drawingFamily) ? group('rotate(-45)', content) : content;
}

function familyOf({ drawingFamily }: DrawingSubject): DrawFamily {
  const draw = families[drawingFamily];
  if (draw === undefined) throw new Error(`No drawing family ${drawingFamily}`);
  return draw;
}
