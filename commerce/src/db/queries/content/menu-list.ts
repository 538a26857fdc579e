/** Lists of menus and of their items, and what changing them needs. */
import { containing, metadataIn, oneOf } from '../../statements/conditions.ts'
import { integer, listBy, text } from '../../statements/list-by.ts'
import { prepared, statement } from '../../statements/statement.ts'
import { ITEM_COLUMNS, MENU_COLUMNS } from './content.ts'

export const menuList = listBy('menu_list', {
  select: MENU_COLUMNS,
  from: 'menus m',
  conditions: {
    search: containing('m.name', 'm.slug'),
    slugs: oneOf('m.slug', 'text'),
    metadata: metadataIn('m.metadata'),
  },
  orders: {
    ID: [integer('m.id')],
    NAME: [text('m.name'), integer('m.id')],
    ITEMS_COUNT: [integer('(select count(*) from menu_items i where i.menu_id = m.id)'), integer('m.id')],
  },
})

export const menuItemList = listBy('menu_item_list', {
  select: ITEM_COLUMNS,
  from: 'menu_items i',
  conditions: { search: containing('i.name'), metadata: metadataIn('i.metadata') },
  orders: { SORT: [integer('i.sort'), integer('i.id')], NAME: [text('i.name'), integer('i.id')] },
})

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
