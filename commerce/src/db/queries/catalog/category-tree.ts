/** Statements that deleting a part of the tree of categories needs. */
import { statement } from '../../statements/statement.ts'

/** These categories and all below them, the deepest first. */
export const withDescendants = statement(
  'categories_with_descendants',
  `with recursive walk as (select id, 0 as depth from categories where id = any($1::int[])
      union select c.id, w.depth + 1 from categories c join walk w on c.parent_id = w.id)
    select id as "id!" from walk group by id order by max(depth) desc, id`,
).column

/** Takes the products of these categories out of sight, and their category from them. */
export const unpublishProductsOf = statement(
  'leave_categories',
  `with hidden as (update product_listings l set is_published = false, published_at = null
    from products p where p.id = l.product_id and p.category_id = any($1::int[]))
    update products set category_id = null, updated_at = now() where category_id = any($1::int[])`,
).run
