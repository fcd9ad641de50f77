import type { Unit, UnitSystem } from './unit';

/**
 * Returns the unit a value is shown in: the buyer's choice for this quantity, else the first unit of the wanted system, else the property's
 * default, else the base unit. A quantity without a unit of the wanted system keeps its default.
 */
export function chooseUnit<U extends Unit>(
  units: readonly U[],
  wish: {
    readonly chosenUnitId?: string | undefined;
    readonly system?: UnitSystem | undefined;
    readonly defaultUnitId?: string | undefined;
  },
): U | undefined {
  const byId = (id: string | undefined) =>
    id === undefined ? undefined : units.find((unit) => unit.id === id);
  const chosen = byId(wish.chosenUnitId);
  if (chosen) return chosen;
  const standard = byId(wish.defaultUnitId) ?? units.find(({ isBase }) => isBase) ?? units[0];
  if (wish.system === undefined || standard?.system === wish.system) return standard;
  return units.find(({ system }) => system === wish.system) ?? standard;
}

/** Returns whether the quantity has units of both systems, so that a switch between them is useful. */
export function hasBothSystems(units: readonly Unit[]): boolean {
  return (['SI', 'Imperial'] as const).every((system) => units.some((unit) => unit.system === system));
}
