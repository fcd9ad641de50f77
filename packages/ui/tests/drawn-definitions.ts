import type { ResolvedDefinition } from '../scripts/generate/resolve-definition.ts';
import { type Choice, combinationsOf } from './combinations.ts';

/** What the page of both outputs draws of a definition; data alone, because it travels into the page. */
export interface DrawnDefinition {
  /** In kebab-case. */
  readonly name: string;
  readonly isText: boolean;
  readonly choices: readonly Choice[];
  /** Whether it has a look of its own under the pointer. */
  readonly hasHover: boolean;
}

/** Stands among the variants: an attribute brings this state, and it meets each of them. */
export const disabled = ':disabled';

/** More choices than these are looked at in pairs; the largest definition of today, `text`, has 588. */
const mostChoices = 600;

export function drawnDefinition({ name, isText, base, variants }: ResolvedDefinition): DrawnDefinition {
  const values: Record<string, string[]> = {};
  for (const { variant, value } of variants) values[variant] = [...(values[variant] ?? []), value];
  const states = new Set([base, ...variants.map(({ rules }) => rules)].flat().map(({ state }) => state));
  const choices = combinationsOf(values, mostChoices);
  return {
    name,
    isText,
    choices: states.has('[aria-disabled]')
      ? choices.flatMap((choice) => [choice, [...choice, [disabled, 'true'] as const]])
      : choices,
    hasHover: states.has(':hover'),
  };
}
