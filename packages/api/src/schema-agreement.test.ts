import { expectTypeOf, it } from 'vitest';
import type { GetSupplierQueryError } from './generated/hooks/suppliers/suppliers';
import type * as Model from './generated/model';
import type * as Schemas from './generated/zod/schemas';
import type { ApiError } from './http/api-error';
import type { NetworkError } from './http/network-error';

it('is what the schemas give', () => {
  expectTypeOf<Schemas.SupplierProductCatalogOutput>().toExtend<Model.SupplierProductCatalog>();
  expectTypeOf<Schemas.SupplierOutput>().toExtend<Model.Supplier>();
  expectTypeOf<Schemas.CategoryMenuOutput>().toExtend<Model.CategoryMenu>();
  expectTypeOf<Schemas.FavoriteOverviewOutput>().toExtend<Model.FavoriteOverview>();
});

it('names in hooks what the client throws', () => {
  expectTypeOf<GetSupplierQueryError>().toEqualTypeOf<
    (ApiError & { readonly problem: Model.Problem | undefined }) | NetworkError
  >();
});
