import { expect, it } from 'vitest';
import { units } from './quantities';
import { cities } from './suppliers/geography';
import { buildCategories } from './taxonomy/category-rows';
import { buildCategoryProperties, buildProperties } from './taxonomy/property-rows';
import { tradeUnits } from './trade-units';

const FIXTURE = '../../../../packages/domain/src/assistant/held-out/generated/vocabulary.json';

/** The package of the rules may not import this app: its sentences are measured over a copy, renewed by `vitest -u`. */
it('the assistant is measured over the catalogue as it is seeded', async () => {
  const quantityOf = new Map(units.map(({ id, quantityId }) => [id, quantityId]));
  const vocabulary = {
    categories: buildCategories().map(({ id, name, synonyms, englishName, parentId }) => ({
      id,
      title: name,
      synonyms,
      englishTitle: englishName,
      parentId,
    })),
    properties: buildProperties().map(
      ({ id, title, symbol, dataType, defaultMeasurementUnitId: unit, options }) => ({
        id,
        title,
        symbol,
        dataType,
        quantityId: unit === undefined ? undefined : quantityOf.get(unit),
        defaultUnitId: unit,
        options,
      }),
    ),
    categoryProperties: buildCategoryProperties().map(
      ({ categoryId, propertyId, isFilterable, optionIds }) => [
        categoryId,
        propertyId,
        isFilterable,
        optionIds,
      ],
    ),
    units: units.map(({ id, quantityId, symbol, title, factor, offset, system, isBase }) => ({
      id,
      quantityId,
      symbol,
      title,
      factor,
      offset,
      system,
      isBase,
    })),
    tradeUnits: tradeUnits.map(({ id, title }) => ({ id, title })),
    cities: cities.map(({ id, name, englishName }) => ({ id, title: name, englishTitle: englishName })),
  };
  const rows = Object.entries(vocabulary).map(
    ([name, list]) => `"${name}": [\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  await expect(`{\n${rows.join(',\n')}\n}\n`).toMatchFileSnapshot(FIXTURE);
});
