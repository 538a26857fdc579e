/** Batching loaders of the content. */
import type { Pool } from 'pg'
import { attributeValuesById } from '../../db/queries/attributes.ts'
import * as q from '../../db/queries/content.ts'
import { menuItemsById } from '../../db/queries/menu-list.ts'
import { typesWithPages } from '../../db/queries/page-type.ts'
import { byKey, LazyLoader, listByKey, type Loader } from '../shared/batch.ts'

const one = <Row extends { id: number }>(
  load: (ids: readonly number[]) => Promise<Row[]>,
): Loader<number, Row | null> => byKey(load, ({ id }) => id)

export const contentLoaders = (pool: Pool) => ({
  pageById: one((ids) => q.pagesById(pool, ids)),
  pageTypeById: one((ids) => q.pageTypesById(pool, ids)),
  pageTypeHasPages: new LazyLoader<number, boolean>(async (ids) => {
    const found = new Set((await typesWithPages(pool, ids)).map((row) => row.id))
    return ids.map((id) => found.has(id))
  }),
  attributeValueById: one((ids) => attributeValuesById(pool, ids)),
  menuItemById: one((ids) => menuItemsById(pool, ids)),
  pageValues: listByKey(
    (ids: readonly number[]) => q.valuesOfPages(pool, ids),
    (r) => r.ownerId,
  ),
  menuById: one((ids) => q.menusById(pool, ids)),
  menuItems: listByKey(
    (ids: readonly number[]) => q.itemsOfMenus(pool, ids),
    (r) => r.menuId,
  ),
})
