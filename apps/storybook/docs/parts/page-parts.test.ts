import { describe, expect, it } from 'vitest';
import { pageParts } from './page-parts.ts';

const story = (name: string, tags = ['autodocs']) => ({ id: name.toLowerCase(), name, tags });
const names = (stories: readonly { readonly name: string }[]) => stories.map(({ name }) => name);

describe('the parts of a page', () => {
  it.each([
    [['Empty', 'Ready', 'Failed'], 'Ready', ['Empty', 'Failed']],
    [['Tones', 'Default', 'Playground', 'Disabled'], 'Default', ['Tones', 'Disabled']],
    [['Mobile', 'Playground', 'Code'], 'Mobile', ['Code']],
  ])('of %j lead with %s, then the states as they were written', (written, lead, states) => {
    const parts = pageParts(written.map((name) => story(name)));
    expect(parts.lead?.name).toBe(lead);
    expect(names(parts.states)).toEqual(states);
    expect(parts.playground?.name).toBe(written.includes('Playground') ? 'Playground' : undefined);
  });

  it('leave out what only tests', () => {
    const { states } = pageParts([story('Default'), story('Keyboard', ['dev']), story('Open')]);
    expect(names(states)).toEqual(['Open']);
  });
});
