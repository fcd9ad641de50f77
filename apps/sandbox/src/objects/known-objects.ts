import { type SQL, sql } from 'drizzle-orm';

/**
 * Selects the object of a favourite, a note or a visit, by kind and id: `title`, `path`, `image` and `is_available`. It is read with every
 * such record, so that a renamed object shows its current name and a deleted one is marked. No row for an unknown object or for somebody
 * else's trade request. Each arm is one look-up by primary key.
 */
export function knownObject(objectType: SQL, objectId: SQL, userId: SQL): SQL {
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
    union all
    select title, '/videos?v=' || id, document->'cover', true
    from media_videos where ${objectType} = 'Video' and id = ${objectId}
    union all
    select title, case when unique_page_name is not null then '/page/' || unique_page_name
      else '/contents/' || id || coalesce('/supplier/' || supplier_id, '') || '/' || slug end, document->'cover', status = 'Published'
    from pages where ${objectType} = 'Page' and id = ${objectId} and status <> 'Draft'
    union all
    select title, '/profile/directorderinfo/' || id, null::jsonb, true
    from trade_requests where ${objectType} = 'TradeRequest' and id = ${objectId} and user_id = ${userId}
  )`;
}
