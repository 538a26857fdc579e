/** What belongs to product types: their attributes in their order, and their products. */
import { statement } from '../../statements/statement.ts'

/** The attributes of a type, in its order. */
export const attributesOfType = statement(
  'type_attributes',
  `select attribute_id as "attributeId", of_variant as "ofVariant", variant_selection as "variantSelection", sort
    from product_type_attributes where product_type_id = $1 order by sort, attribute_id`,
).many

/** Ids of the products that are of these types. */
export const productsOfTypes = statement(
  'products_of_types',
  'select id from products where product_type_id = any($1::int[]) order by id',
).column

/** Takes the values of attributes that a type loses from its products, or from their variants. */
export const dropValuesOfType = statement(
  'drop_values_of_type',
  `with gone as (delete from product_attribute_values a using products p
      where $3 = false and p.product_type_id = $1 and a.product_id = p.id and a.attribute_id = any($2::int[]))
    delete from variant_attribute_values a using variants v join products p on p.id = v.product_id
      where $3 and p.product_type_id = $1 and a.variant_id = v.id and a.attribute_id = any($2::int[])`,
).run
