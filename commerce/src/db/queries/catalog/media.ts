/** Media of products in their order, and of variants. */
import { statement } from '../../statements/statement.ts'

/** Ids of a product's media, in its order. */
export const mediaInOrder = statement(
  'media_in_order',
  'select id from product_media where product_id = $1 order by sort, id',
).column

/** The media that show these variants. */
export const mediaOfVariants = statement(
  'media_of_variants',
  `select l.variant_id as "variantId", m.id, m.product_id as "productId", m.sort, m.alt, m.path, m.type, m.external_url as "externalUrl", m.oembed,
      m.metadata, m.private_metadata as "privateMetadata"
    from variant_media l join product_media m on m.id = l.media_id where l.variant_id = any($1::int[]) order by m.sort, m.id`,
).many

export const deleteLink = statement(
  'drop_variant_media',
  'delete from variant_media where variant_id = $1 and media_id = $2',
).run
