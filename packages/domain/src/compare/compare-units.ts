import { chooseUnit } from '../units/choose-unit';
import type { Unit } from '../units/unit';

/** Units of a comparison: one system for all properties, and individually chosen units, which take precedence. */
export interface UnitPreference {
  readonly isImperial: boolean;
  readonly unitIds: readonly string[];
}

const ID = /^[\w-]{1,64}$/;
const IMPERIAL = 'imperial';

/** Parses `imperial~u-bar`, or the same key several times, as a form without script submits it. */
export function readUnitPreference(texts: readonly string[]): UnitPreference {
  const names = [...new Set(texts.flatMap((text) => text.split('~')))].filter((name) => ID.test(name));
  return {
    isImperial: names.includes(IMPERIAL),
    unitIds: names.filter((name) => name !== IMPERIAL && name !== 'metric'),
  };
}

/** Serialises the preference; empty when nothing is set. */
export function writeUnitPreference({ isImperial, unitIds }: UnitPreference): string {
  return [...(isImperial ? [IMPERIAL] : []), ...unitIds].join('~');
}

/** Returns the one unit in which all values of a property are shown. */
export function comparedUnit<U extends Unit>(
  units: readonly U[],
  wish: UnitPreference,
  defaultUnitId: string | undefined,
): U | undefined {
  const chosenUnitId = wish.unitIds.find((id) => units.some((unit) => unit.id === id));
  return chooseUnit(units, {
    chosenUnitId,
    defaultUnitId,
    ...(wish.isImperial ? { system: 'Imperial' as const } : {}),
  });
}

/** Removes the units that the reader would see anyway, for the shortest address. */
export function plainUnitPreference(
  wish: UnitPreference,
  quantities: readonly { readonly units: readonly Unit[]; readonly defaultUnitId: string | undefined }[],
): UnitPreference {
  const needed = quantities.flatMap(({ units, defaultUnitId }) => {
    const chosen = comparedUnit(units, wish, defaultUnitId);
    const own = comparedUnit(units, { isImperial: wish.isImperial, unitIds: [] }, defaultUnitId);
    return chosen !== undefined && chosen.id !== own?.id ? [chosen.id] : [];
  });
  return { isImperial: wish.isImperial, unitIds: [...new Set(needed)] };
}
