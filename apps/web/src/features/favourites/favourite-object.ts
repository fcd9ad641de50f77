/** What can be kept as a favourite in this slice. */
export interface FavouriteObject {
  readonly objectType: 'Product' | 'Supplier';
  readonly objectId: string;
}
