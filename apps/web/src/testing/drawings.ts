import type { FileRef } from '@bazaar/api/model';
import ballBearing from './drawings/ball-bearing.svg';
import ballValve from './drawings/ball-valve.svg';
import bolt from './drawings/bolt.svg';
import cylinder from './drawings/cylinder.svg';
import gauge from './drawings/gauge.svg';
import motor from './drawings/motor.svg';
import pump from './drawings/pump.svg';
import taperedBearing from './drawings/tapered-bearing.svg';

const sources = {
  'ball-bearing': ballBearing,
  'tapered-bearing': taperedBearing,
  'ball-valve': ballValve,
  bolt,
  cylinder,
  gauge,
  motor,
  pump,
};

export type Drawing = keyof typeof sources;

/** Returns a line drawing as the catalogue would send it, so that stories show what a visitor sees: its lines are heavier in a thumbnail. */
export function drawing(name: Drawing): FileRef {
  const url = String(sources[name]);
  return { id: `f-${name}`, url, name, mime: 'image/svg+xml', sizeBytes: 3_000, width: 640, height: 440 };
}
