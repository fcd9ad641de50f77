import { expectTypeOf, it } from 'vitest';
import type { GetSupplierQueryError } from './generated/endpoints/suppliers/suppliers';
import type * as Model from './generated/model';
import type { components } from './generated/schema';
import type * as Schemas from './generated/zod/schemas';
import type { ApiError } from './http/api-error';
import type { NetworkError } from './http/network-error';

type Contract = components['schemas'];

// Checked by the compiler: two generators and the schemas must read the contract alike.
it('is the same in both generators', () => {
  expectTypeOf<Contract['SupplierProductCatalog']>().branded.toEqualTypeOf<Model.SupplierProductCatalog>();
  expectTypeOf<Contract['SupplierProductSearch']>().branded.toEqualTypeOf<Model.SupplierProductSearch>();
  expectTypeOf<Contract['Supplier']>().branded.toEqualTypeOf<Model.Supplier>();
  expectTypeOf<Contract['Category']>().branded.toEqualTypeOf<Model.Category>();
  expectTypeOf<Contract['CategoryProperty']>().branded.toEqualTypeOf<Model.CategoryProperty>();
  expectTypeOf<Contract['CategorySupplierSearch']>().branded.toEqualTypeOf<Model.CategorySupplierSearch>();
  expectTypeOf<Contract['MerchantDelegation']>().branded.toEqualTypeOf<Model.MerchantDelegation>();
  expectTypeOf<Contract['MeasurementUnit']>().branded.toEqualTypeOf<Model.MeasurementUnit>();
  expectTypeOf<Contract['ProductOffers']>().branded.toEqualTypeOf<Model.ProductOffers>();
  expectTypeOf<Contract['SearchSuggestions']>().branded.toEqualTypeOf<Model.SearchSuggestions>();
  expectTypeOf<Contract['FavoriteOverview']>().branded.toEqualTypeOf<Model.FavoriteOverview>();
  expectTypeOf<Contract['Token']>().branded.toEqualTypeOf<Model.Token>();
  expectTypeOf<Contract['Problem']>().branded.toEqualTypeOf<Model.Problem>();
  expectTypeOf<Contract['Customer']>().toExtend<Model.Customer>();
});

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
