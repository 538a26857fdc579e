/** Statements that deleting a part of the tree of categories needs. */
import { type Queryable, statement } from '../../statements/statement.ts'

/** These categories and all below them, the deepest first. */
export const withDescendants = statement(
  'categories_with_descendants',
  `with recursive walk as (select id, 0 as depth from categories where id = any($1::int[])
      union select c.id, w.depth + 1 from categories c join walk w on c.parent_id = w.id)
    select id as "id!" from walk group by id order by max(depth) desc, id`,
).column

const UNPUBLISH_PRODUCTS = statement(
  'unpublish_products_of_categories',
  `update product_listings l set is_published = false, published_at = null
    from products p where p.id = l.product_id and p.category_id = any($1::int[])`,
)
const LEAVE_CATEGORIES = statement(
  'leave_categories',
  'update products set category_id = null, updated_at = now() where category_id = any($1::int[])',
)

/** Takes the products of these categories out of sight, and their category from them. */
export async function unpublishProductsOf(on: Queryable, ids: readonly number[]): Promise<void> {
  await UNPUBLISH_PRODUCTS.run(on, [ids])
  await LEAVE_CATEGORIES.run(on, [ids])
}
