import { createRandom } from '../random';
import { daysFromReference } from '../reference-date';
import { accountHelp } from './help-account';
import { browsingHelp } from './help-browsing';
import { orderHelp } from './help-orders';
import { helpPictures } from './help-pictures';
import { supplierHelp } from './help-suppliers';
import type { HelpDefinition } from './help-types';

export interface SeedHelpItem extends HelpDefinition {
  /** Ids of the sketches of its steps; empty for none. */
  pictures: readonly string[];
  bodyHtml: string;
  updatedAt: string;
}

export function buildHelpItems(): SeedHelpItem[] {
  return [...browsingHelp, ...supplierHelp, ...orderHelp, ...accountHelp].map((definition) => ({
    ...definition,
    pictures: helpPictures[definition.id] ?? [],
    bodyHtml: `<p>${definition.intro}</p>`,
    updatedAt: daysFromReference(-createRandom(`help-${definition.id}`).int(5, 120)),
  }));
}
