/** Batching loaders of the content. */
import DataLoader from 'dataloader'
import { attributeValuesById } from '../../db/queries/attribute/attributes.ts'
import * as q from '../../db/queries/content/content.ts'
import { menuItemsById } from '../../db/queries/content/menu-list.ts'
import { typesWithPages } from '../../db/queries/content/page-type.ts'
import { type LoadersOf, many, one } from '../shared/declared-loaders.ts'

const byId = <Row extends { id: number }>(read: (of: LoadersOf, ids: readonly number[]) => Promise<Row[]>) =>
  one(read, ({ id }) => id)

export const contentLoaders = {
  pageById: byId(({ pool }, ids) => q.pagesById(pool, ids)),
  pageTypeById: byId(({ pool }, ids) => q.pageTypesById(pool, ids)),
  pageTypeHasPages: ({ pool }: LoadersOf) =>
    new DataLoader<number, boolean>(async (ids) => {
      const found = new Set((await typesWithPages(pool, ids)).map((row) => row.id))
      return ids.map((id) => found.has(id))
    }),
  attributeValueById: byId(({ pool }, ids) => attributeValuesById(pool, ids)),
  menuItemById: byId(({ pool }, ids) => menuItemsById(pool, ids)),
  pageValues: many(({ pool }, ids: readonly number[]) => q.valuesOfPages(pool, ids), 'ownerId'),
  menuById: byId(({ pool }, ids) => q.menusById(pool, ids)),
  menuItems: many(({ pool }, ids: readonly number[]) => q.itemsOfMenus(pool, ids), 'menuId'),
}
