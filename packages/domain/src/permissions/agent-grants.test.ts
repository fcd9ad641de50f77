import { expect, it } from 'vitest';
import { agentGrants } from './agent-grants';
import { sectionAccess } from './profile-menu';
import { PROFILE_SECTIONS } from './profile-section';

const closedTo = (...held: string[]) =>
  PROFILE_SECTIONS.filter((section) => sectionAccess(section, agentGrants(held)) !== 'open');

it.each([
  [[], ['Requests', 'Wallet', 'Admin']],
  [['ViewRequests'], ['Wallet', 'Admin']],
  [['Answer'], ['Requests', 'Wallet', 'Admin']],
  [['EditCatalog'], ['Requests', 'Wallet', 'Admin']],
  [['Finance'], ['Requests', 'Admin']],
  [['ViewRequests', 'Finance'], ['Admin']],
  [['ofTomorrow'], ['Requests', 'Wallet', 'Admin']],
])('R-490 an agent with %j is kept out of %j', (held, closed) => {
  expect(closedTo(...held)).toEqual(closed);
});
