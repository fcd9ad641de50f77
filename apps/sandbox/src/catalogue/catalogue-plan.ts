import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { type CatalogueLimits, catalogueLimits } from './catalogue-limits';
import type { CatalogueQuery, PropertyCondition } from './catalogue-query';
import { type ResolvedWord, resolveWord } from './resolve-words';
import { tokenList, tokenNumber, tokenOf } from './tokens';

/** A condition that an inverted list answers: any of the tokens. */
export interface TokenCondition {
  tokens: string[];
  /** Upper bound of the matching products. */
  uses: number;
  /** Set for a word of the search term. */
  word?: ResolvedWord;
  /** Index among the facet conditions; absent for a condition that applies to every facet. */
  facet?: number;
}

/** A query with the statistics known before any product is read. */
export interface CataloguePlan {
  query: CatalogueQuery;
  limits: CatalogueLimits;
  conditions: TokenCondition[];
  /** Products of the whole catalogue. */
  catalogueSize: number;
  /** Number of products of the category, and its descendants that may have any; set with a category. */
  category?: { size: number; leafIds: string[] };
}

export async function planCatalogue(
  queryable: Queryable,
  query: CatalogueQuery,
  limits: CatalogueLimits = catalogueLimits,
): Promise<CataloguePlan> {
  const [words, counted, leafIds] = await Promise.all([
    Promise.all(query.words.map((word) => resolveWord(queryable, word))),
    countConditions(queryable, wantedTokens(query)),
    query.categoryId === undefined ? [] : readLeafIds(queryable, query.categoryId),
  ]);
  const categorySize = counted.conditions.find(({ name }) => name === 'category')?.uses ?? 0;
  return {
    query,
    limits,
    conditions: [
      ...words.map((word) => ({ tokens: word.tokens, uses: word.uses, word })),
      ...counted.conditions.map(({ name: _, ...condition }) => condition),
    ],
    catalogueSize: counted.catalogueSize,
    ...(query.categoryId === undefined ? {} : { category: { size: categorySize, leafIds } }),
  };
}

/** Returns an upper bound of the products that match all conditions; with `scopeOnly`, only the conditions of every facet. */
export function boundOf(plan: CataloguePlan, { scopeOnly = false } = {}): number {
  const bounds = plan.conditions
    .filter(({ facet }) => !(scopeOnly && facet !== undefined))
    .map(({ uses }) => uses);
  return Math.min(plan.catalogueSize, ...bounds);
}

/** Returns whether any condition filters the plan, so that an index can look its results up. */
export function isNarrowed({ query, conditions }: CataloguePlan): boolean {
  return conditions.length > 0 || query.conditions.length > 0;
}

interface WantedCondition {
  name?: 'category';
  tokens: string[];
  facet?: number;
}

function wantedTokens(query: CatalogueQuery): WantedCondition[] {
  const wanted: WantedCondition[] = [];
  const want = (tokens: string[], rest: Omit<WantedCondition, 'tokens'> = {}) =>
    wanted.push({ tokens, ...rest });
  if (query.categoryType !== undefined) want([tokenOf.area(query.categoryType)]);
  if (query.categoryId !== undefined) want([tokenOf.category(query.categoryId)], { name: 'category' });
  if (query.supplierId !== undefined) want([tokenOf.supplier(query.supplierId)]);
  if (query.priceKinds.length > 0) want(query.priceKinds.map(tokenOf.priceKind));
  if (query.kinds.length > 0) want(query.kinds.map(tokenOf.supplierKind));
  if (query.confirmedOnly) want([tokenOf.confirmedSupplier()]);
  for (const [facet, condition] of query.conditions.entries()) {
    const tokens = conditionTokens(condition);
    if (tokens !== undefined) want(tokens, { facet });
  }
  if (query.saleCityIds.length > 0) {
    want(query.saleCityIds.map(tokenOf.saleCity), { facet: query.conditions.length });
  }
  return wanted;
}

/** Returns the tokens of a condition; `undefined` for a range, because numbers have their own index. */
export function conditionTokens(condition: PropertyCondition): string[] | undefined {
  switch (condition.kind) {
    case 'options':
      return condition.optionIds.map((id) => tokenOf.option(condition.propertyId, id));
    case 'boolean':
      return [tokenOf.boolean(condition.propertyId, condition.value)];
    case 'range':
      return undefined;
  }
}

async function countConditions(queryable: Queryable, wanted: readonly WantedCondition[]) {
  const anything = tokenNumber(tokenOf.anything());
  const conditions = wanted.map(({ tokens, ...rest }) => ({ ...rest, tokens: tokens.map(tokenNumber) }));
  const rows = await selectRows<{ token: string; products: number }>(
    queryable,
    sql`
      select token::text as token, products from token_counts
      where token = any(${tokenList([anything, ...conditions.flatMap(({ tokens }) => tokens)])}::bigint[])`,
  );
  const products = new Map(rows.map((row) => [row.token, row.products]));
  return {
    catalogueSize: products.get(anything) ?? 0,
    conditions: conditions.map((condition) => ({
      ...condition,
      uses: Math.min(
        products.get(anything) ?? 0,
        condition.tokens.reduce((sum, token) => sum + (products.get(token) ?? 0), 0),
      ),
    })),
  };
}

async function readLeafIds(queryable: Queryable, categoryId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    queryable,
    sql`
      select c.id from category_closure t join categories c on c.id = t.descendant_id
      where t.ancestor_id = ${categoryId} and exists (select 1 from products p where p.category_id = c.id) order by c.id`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the token condition as SQL over `products p`. */
export function tokenSql({ tokens, word }: TokenCondition): SQL {
  const list = tokenList(tokens);
  const inTokens =
    tokens.length === 1 ? sql`p.tokens @> ${list}::bigint[]` : sql`p.tokens && ${list}::bigint[]`;
  if (word?.codePrefix === undefined) return inTokens;
  const prefix = word.codePrefix;
  return sql`(${inTokens} or (p.code_key >= ${prefix} and p.code_key < ${`${prefix}:`}))`;
}
