/** What files of products hold: a row for each variant, or for a product without any. */
import { json, statement } from '../../statements/statement.ts'

export interface ExportedListing {
  currency: string
  isPublished: boolean
  publishedAt: string | null
  visibleInListings: boolean
  availableForPurchaseAt: string | null
  price: number | null
  costPrice: number | null
}

interface Parts {
  /** Names of values by the slug of their attribute. */
  productValues: Record<string, string[]> | null
  variantValues: Record<string, string[]> | null
  /** Quantities by the slug of their warehouse. */
  stocks: Record<string, number> | null
  /** By the slug of the channel. */
  listings: Record<string, ExportedListing> | null
}

/** The rows of the next products behind one, of these or of all. */
export const exportedProducts = statement(
  'exported_products',
  `select p.id, p.name, p.description, t.name as "productType", c.slug as "category?", p.weight,
      array(select k.slug from collection_products cp join collections k on k.id = cp.collection_id where cp.product_id = p.id order by k.slug) as collections,
      array(select coalesce(m.external_url, '/media/' || m.path) from product_media m where m.product_id = p.id order by m.sort, m.id) as media,
      v.id as "variantId?", v.sku as "variantSku?", v.weight as "variantWeight?",
      array(select coalesce(m.external_url, '/media/' || m.path) from variant_media l join product_media m on m.id = l.media_id where l.variant_id = v.id order by m.sort, m.id) as "variantMedia",
      (select jsonb_object_agg(x.slug, x.names) from (select a.slug, jsonb_agg(av.name order by l.sort, av.id) as names from product_attribute_values l
        join attributes a on a.id = l.attribute_id join attribute_values av on av.id = l.value_id where l.product_id = p.id group by a.slug) x) as "productValues",
      (select jsonb_object_agg(x.slug, x.names) from (select a.slug, jsonb_agg(av.name order by l.sort, av.id) as names from variant_attribute_values l
        join attributes a on a.id = l.attribute_id join attribute_values av on av.id = l.value_id where l.variant_id = v.id group by a.slug) x) as "variantValues",
      (select jsonb_object_agg(w.slug, s.quantity) from stocks s join warehouses w on w.id = s.warehouse_id where s.variant_id = v.id) as stocks,
      (select jsonb_object_agg(ch.slug, jsonb_build_object('currency', ch.currency, 'isPublished', l.is_published, 'publishedAt', l.published_at,
          'visibleInListings', l.visible_in_listings, 'availableForPurchaseAt', l.available_for_purchase_at, 'price', vl.price, 'costPrice', vl.cost_price))
        from product_listings l join channels ch on ch.id = l.channel_id
        left join variant_listings vl on vl.channel_id = l.channel_id and vl.variant_id = v.id where l.product_id = p.id) as listings
    from products p join product_types t on t.id = p.product_type_id left join categories c on c.id = p.category_id
    left join variants v on v.product_id = p.id
    where p.id > $1 and p.id = any(array(select id from products where id > $1 and ($2::int[] is null or id = any($2)) order by id limit $3))
    order by p.id, v.sort, v.id`,
  json<Parts>(),
).many
export type ExportedRow = Awaited<ReturnType<typeof exportedProducts>>[number]
