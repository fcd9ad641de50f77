import type { ResolvedDefinition } from '../scripts/generate/resolve-definition.ts';
import { type Choice, combinationsOf } from './combinations.ts';

/** What the page of both outputs renders of a definition; plain data, because it is serialised into the page. */
export interface DrawnDefinition {
  /** In kebab-case. */
  readonly name: string;
  readonly isText: boolean;
  readonly choices: readonly Choice[];
  /** Whether it has hover styles. */
  readonly hasHover: boolean;
}

/** Treated as a variant: an attribute sets this state, in combination with each of them. */
export const disabled = ':disabled';

/** More choices than these are tested in pairs; today's largest definition, `text`, has 588. */
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
