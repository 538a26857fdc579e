/** Lists of menus and of their items, and what changing them needs. */
import { prepared, statement } from '../../statements/statement.ts'
import { contains } from '../attribute/attributes.ts'
import { hasMetadata } from '../metadata/metadata-condition.ts'
import { ITEM_COLUMNS, MENU_COLUMNS } from './content.ts'
import { listOf, Params, type SortKey } from '../../statements/sql.ts'

export interface MenuListInput {
  search: string | null
  slugs: string[] | null
  metadata: { key: string; value?: string | null }[]
  sort: 'ID' | 'NAME' | 'ITEMS_COUNT'
  desc: boolean
}

export const menuList = listOf('menu_list', (input: MenuListInput) => {
  const params = new Params()
  const conditions = ['true']
  if (input.search?.trim()) conditions.push(contains(params, ['m.name', 'm.slug'], input.search))
  if (input.slugs) conditions.push(`m.slug = any(${params.param(input.slugs)}::text[])`)
  conditions.push(...hasMetadata(params, 'm.metadata', input.metadata))
  const counted = params.values.length
  const { desc } = input
  const id: SortKey = { sql: 'm.id', kind: 'integer', desc }
  const keys: Record<MenuListInput['sort'], SortKey[]> = {
    ID: [id],
    NAME: [{ sql: 'm.name', kind: 'text', desc }, id],
    ITEMS_COUNT: [{ sql: '(select count(*) from menu_items i where i.menu_id = m.id)', kind: 'integer', desc }, id],
  }
  return {
    select: MENU_COLUMNS,
    from: `from menus m where ${conditions.join(' and ')}`,
    keys: keys[input.sort],
    params,
    counted,
  }
}).examples(() =>
  (['ID', 'NAME', 'ITEMS_COUNT'] as const).map((sort) => [
    { search: 'a', slugs: ['a'], metadata: [{ key: 'a' }, { key: 'a', value: 'b' }], sort, desc: true },
  ]),
)

export interface MenuItemListInput {
  search: string | null
  metadata: { key: string; value?: string | null }[]
  sort: 'SORT' | 'NAME'
  desc: boolean
}

export const menuItemList = listOf('menu_item_list', (input: MenuItemListInput) => {
  const params = new Params()
  const conditions = ['true']
  if (input.search?.trim()) conditions.push(contains(params, ['i.name'], input.search))
  conditions.push(...hasMetadata(params, 'i.metadata', input.metadata))
  const counted = params.values.length
  const { desc } = input
  const id: SortKey = { sql: 'i.id', kind: 'integer', desc }
  return {
    select: ITEM_COLUMNS,
    from: `from menu_items i where ${conditions.join(' and ')}`,
    keys: [
      input.sort === 'NAME' ? { sql: 'i.name', kind: 'text', desc } : { sql: 'i.sort', kind: 'integer', desc },
      id,
    ],
    params,
    counted,
  }
}).examples(() =>
  (['SORT', 'NAME'] as const).map((sort) => [
    { search: 'a', metadata: [{ key: 'a' }, { key: 'a', value: 'b' }], sort, desc: true },
  ]),
)

export const menuItemsById = prepared(
  'menu_items_by_id',
  `select ${ITEM_COLUMNS} from menu_items where id = any($1::int[])`,
).many

/** Puts an item behind its neighbours. */
export const putLast = statement(
  'put_menu_item_last',
  `update menu_items i set sort = coalesce((select max(o.sort) + 1 from menu_items o
    where o.menu_id = i.menu_id and o.parent_id is not distinct from i.parent_id and o.id <> i.id), 0) where i.id = $1`,
).run

/** Puts neighbours into this order. */
export const orderItems = statement(
  'order_menu_items',
  `update menu_items i set sort = o.n from unnest($1::int[]) with ordinality as o(id, n)
    where i.id = o.id and i.sort is distinct from o.n`,
).run

/** Takes a place in the navigation from the menu that has it. */
export const leaveNavigation = statement(
  'leave_navigation',
  'update menus set navigation = null where navigation = $1',
).run
