/** Categories, which form a tree. */
import type { ProductErrorCode } from '@semena/contract/enums'
import { unpublishProductsOf, withDescendants } from '../../db/queries/catalog/category-tree.ts'
import { categories } from '../../db/tables/catalog.ts'
import type { CategoryInput } from './inputs.generated.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { nounOf } from '../nouns/noun.ts'
import { deleteRows } from '../../db/statements/rows.ts'

const f = fieldsOf(categories)

/** A category as it is written: its picture is stored already. */
export type CategoryWritten = Omit<CategoryInput, 'backgroundImage'> & {
  /** The picture's path in the media storage; null removes it. */
  backgroundPath?: string | null
  /** The id of the category above a new one. */
  parent?: string | null
}

export const category = nounOf<CategoryWritten, ProductErrorCode>()({
  type: 'Category',
  table: categories,
  fields: {
    name: f.text('name', { required: true }),
    slug: f.slug('slug'),
    description: f.rich('description'),
    seo: f.seo('seoTitle', 'seoDescription'),
    backgroundPath: f.value('backgroundPath'),
    backgroundImageAlt: f.text('backgroundAlt'),
    parent: f.reference('parentId', 'Category', categories),
    metadata: f.metadata('metadata'),
    privateMetadata: f.metadata('privateMetadata'),
  },
  slugOf: 'name',
  // Those below go along; the products of all of them stay, and nobody can buy them until they have a category again.
  beforeDelete: async ({ change }, rows) => {
    const all = await withDescendants(
      change.client,
      rows.map((row) => row.id),
    )
    await unpublishProductsOf(change.client, all)
    const below = all.filter((id) => !rows.some((row) => row.id === id))
    await deleteRows(change.client, categories, below)
  },
  translatable: { name: 250, slug: 255, seoTitle: 70, seoDescription: 300, description: 'rich' },
  stale: ['site', 'products', 'collections'],
  events: { created: 'CATEGORY_CREATED', updated: 'CATEGORY_UPDATED', deleted: 'CATEGORY_DELETED' },
})
