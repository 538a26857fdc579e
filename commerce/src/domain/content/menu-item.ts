/** Items of menus, which form a tree in each menu. */
import type { MenuErrorCode } from '@semena/contract/enums'
import { putLast } from '../../db/queries/content/menu-list.ts'
import { categories, collections } from '../../db/tables/catalog.ts'
import { menuItems, menus, pages } from '../../db/tables/content.ts'
import type { MenuItemCreateInput, MenuItemInput } from './inputs.generated.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { nounOf } from '../nouns/noun.ts'
import { refusal } from '../result.ts'

const f = fieldsOf(menuItems)
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|\/(?!\/)|mailto:|tel:)\S+$/i

/** What an item can lead to, by its input field; one at most. */
export const TARGETS = { url: 'url', category: 'categoryId', collection: 'collectionId', page: 'pageId' } as const
export type Target = keyof typeof TARGETS

/** The targets that an input names. */
export const targetsOf = (input: { [T in Target]?: string | null | undefined }): Target[] =>
  (Object.keys(TARGETS) as Target[]).filter((target) => input[target])

export const menuItem = nounOf<Partial<MenuItemCreateInput> & MenuItemInput, MenuErrorCode>()({
  type: 'MenuItem',
  table: menuItems,
  fields: {
    name: f.text('name', { required: true }),
    menu: f.reference('menuId', 'Menu', menus),
    url: {
      read: (value, { name }) =>
        !value || ADDRESS.test(value)
          ? { values: value === undefined ? {} : { url: value || null } }
          : { faults: [refusal('INVALID', name, 'This is no address.')] },
    },
    category: f.reference('categoryId', 'Category', categories),
    collection: f.reference('collectionId', 'Collection', collections),
    page: f.reference('pageId', 'Page', pages),
    parent: f.reference('parentId', 'MenuItem', menuItems),
  },
  // A target takes the place of the one before.
  follow: ({ input }, values) =>
    targetsOf(input).length
      ? Object.fromEntries(Object.values(TARGETS).map((column) => [column, values[column] ?? null]))
      : {},
  check: ({ input }) =>
    targetsOf(input).length > 1 ? [refusal('TOO_MANY_MENU_ITEMS', null, 'An item leads to one thing at most.')] : [],
  relate: async ({ change, before }, key) => {
    if (!before) await putLast(change.client, Number(key))
  },
  translatable: { name: 250 },
  stale: ['site'],
  events: { created: 'MENU_ITEM_CREATED', updated: 'MENU_ITEM_UPDATED', deleted: 'MENU_ITEM_DELETED' },
})
