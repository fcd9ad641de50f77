import { createRandom } from '../random';
import { daysFromReference } from '../reference-date';
import { accountHelp } from './help-account';
import { browsingHelp } from './help-browsing';
import { orderHelp } from './help-orders';
import { supplierHelp } from './help-suppliers';
import type { HelpDefinition } from './help-types';

export interface SeedHelpItem extends HelpDefinition {
  bodyHtml: string;
  updatedAt: string;
}

export function buildHelpItems(): SeedHelpItem[] {
  return [...browsingHelp, ...supplierHelp, ...orderHelp, ...accountHelp].map((definition) => ({
    ...definition,
    bodyHtml: `<p>${definition.intro}</p>`,
    updatedAt: daysFromReference(-createRandom(`help-${definition.id}`).int(5, 120)),
  }));
}
