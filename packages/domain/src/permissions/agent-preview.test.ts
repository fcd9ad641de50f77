import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agentGrants } from './agent-grants';
import { previewAgent } from './agent-preview';
import { sectionAccess } from './profile-menu';

it.each([
  [['ViewRequests'], ['Wallet'], ['statistics']],
  [['Answer'], ['Requests', 'Wallet'], ['answer', 'statistics']],
  [['EditCatalog'], ['Requests', 'Wallet'], ['statistics']],
  [['Finance'], ['Requests'], ['statistics']],
  [['ViewRequests', 'Answer', 'EditCatalog', 'Finance'], [], ['answer', 'statistics']],
])('R-486 an agent with %j does not see %j and has %j', (held, closed, rights) => {
  const preview = previewAgent(held);
  expect(preview.closed).toEqual(closed);
  expect(preview.rights.flatMap(({ right, isGiven }) => (isGiven ? [right] : []))).toEqual(rights);
});

it('R-486 the preview is the menu of such an agent, and more permissions never show less', () => {
  const some = fc.subarray(['ViewRequests', 'Answer', 'EditCatalog', 'Finance']);
  fc.assert(
    fc.property(some, some, (held, added) => {
      const { open, closed } = previewAgent(held);
      const accessOf = (section: (typeof open)[number]) => sectionAccess(section, agentGrants(held));
      expect(open.every((section) => accessOf(section) === 'open')).toBe(true);
      expect(closed.some((section) => accessOf(section) === 'open')).toBe(false);
      expect(previewAgent([...held, ...added]).open).toEqual(expect.arrayContaining([...open]));
    }),
  );
});
