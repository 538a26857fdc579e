/** Batching loaders of the content. */
import type { Pool } from 'pg'
import { attributeValuesById } from '../../db/queries/attributes.ts'
import * as q from '../../db/queries/content.ts'
import { menuItemsById } from '../../db/queries/menu-list.ts'
import { typesWithPages } from '../../db/queries/page-type.ts'
import { LazyLoader, type Loader } from '../shared/batch.ts'

const one = <Row extends { id: number }>(
  load: (ids: readonly number[]) => Promise<Row[]>,
): Loader<number, Row | null> =>
  new LazyLoader(async (ids) => {
    const found = new Map((await load(ids)).map((row) => [row.id, row]))
    return ids.map((id) => found.get(id) ?? null)
  })

const many = <Row>(
  load: (ids: readonly number[]) => Promise<Row[]>,
  owner: (row: Row) => number,
): Loader<number, Row[]> =>
  new LazyLoader(async (ids) => {
    const found = new Map<number, Row[]>(ids.map((id) => [id, []]))
    for (const row of await load(ids)) found.get(owner(row))?.push(row)
    return ids.map((id) => found.get(id)!)
  })

export const contentLoaders = (pool: Pool) => ({
  pageById: one((ids) => q.pagesById(pool, ids)),
  pageTypeById: one((ids) => q.pageTypesById(pool, ids)),
  pageTypeHasPages: new LazyLoader<number, boolean>(async (ids) => {
    const found = new Set((await typesWithPages(pool, ids)).map((row) => row.id))
    return ids.map((id) => found.has(id))
  }),
  attributeValueById: one((ids) => attributeValuesById(pool, ids)),
  menuItemById: one((ids) => menuItemsById(pool, ids)),
  pageValues: many(
    (ids) => q.valuesOfPages(pool, ids),
    (r) => r.ownerId,
  ),
  menuById: one((ids) => q.menusById(pool, ids)),
  menuItems: many(
    (ids) => q.itemsOfMenus(pool, ids),
    (r) => r.menuId,
  ),
})
