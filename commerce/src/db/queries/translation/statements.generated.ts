// Written by `npm run generate`; not to be edited.
import type { Column, Row, Uses } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  translatable_list: {
    params: readonly unknown[]
    row: Pick<Row<'products'>, 'id' | 'seoTitle' | 'seoDescription' | 'translations'> & { name: Column<'products', 'name'> | null; slug: Column<'products', 'slug'> | null; richText: Column<'products', 'description'> | null; plainText: string | null; attributeId: number | null }
    reads: Uses<'attribute_values', 'attribute_id' | 'id' | 'name' | 'plain_text' | 'rich_text' | 'translations'> | Uses<'attributes', 'id' | 'name' | 'translations'> | Uses<'categories', 'description' | 'id' | 'name' | 'seo_description' | 'seo_title' | 'slug' | 'translations'> | Uses<'collections', 'description' | 'id' | 'name' | 'seo_description' | 'seo_title' | 'slug' | 'translations'> | Uses<'menu_items', 'id' | 'name' | 'translations'> | Uses<'pages', 'content' | 'id' | 'seo_description' | 'seo_title' | 'slug' | 'title' | 'translations'> | Uses<'products', 'description' | 'id' | 'name' | 'seo_description' | 'seo_title' | 'slug' | 'translations'> | Uses<'promotion_rules', 'description' | 'id' | 'name' | 'translations'> | Uses<'promotions', 'description' | 'id' | 'name' | 'sale_id' | 'translations'> | Uses<'shipping_methods', 'description' | 'id' | 'name' | 'translations'> | Uses<'variants', 'id' | 'name' | 'translations'> | Uses<'vouchers', 'id' | 'name' | 'translations'>
  }
}
}
