import { type SQL, sql } from 'drizzle-orm';

/**
 * The object of one favourite, by kind and id: title, path, picture and whether it is still there. Read with every favourite, so that a
 * renamed thing shows its present name and a vanished one is marked. Each arm is one look-up by primary key.
 */
export function favouriteObject(objectType: SQL, objectId: SQL): SQL {
  return sql`(
    select name as title, '/products/' || id || '/' || slug as path, summary->'image' as image, is_available
    from products where ${objectType} = 'Product' and id = ${objectId}
    union all
    select name, '/products/base-product/' || id || '/' || slug, document->'image', true
    from base_products where ${objectType} = 'BaseProduct' and id = ${objectId}
    union all
    select name, '/supplier/' || id || '/' || slug, summary->'logo', is_active
    from suppliers where ${objectType} = 'Supplier' and id = ${objectId}
    union all
    select name, '/category/' || id || '/' || slug, document->'image', is_active
    from categories where ${objectType} = 'Category' and id = ${objectId}
  )`;
}
