/** menus.csv: menus and their items. */
import { menuItems, menus as menuTable } from '../../db/tables/content.ts'
import type { Thing } from '../known.ts'
import { placesFor } from '../order.ts'
import { noWrite, type Part, thingOf } from '../part.ts'
import { keyOf } from '../sheet.ts'
import { slugOf } from '../slug.ts'
import { isWithinItself } from '../tree.ts'
import { statement } from '../../db/statements/statement.ts'

const TARGETS = ['collection', 'category', 'page', 'url'] as const
const URL_FORM = /^(?:(?:https?:\/\/|mailto:)\S+|\/(?!\/)\S*)$/

const IMPORT_MENU_PLACES = statement(
  'import_menu_places',
  'select m.slug as menu, i.key, i.sort from menu_items i join menus m on m.id = i.menu_id where m.slug = any($1)',
)

export const menus: Part = async (r) => {
  const { known } = r
  const sheet = await r.sheet('menus.csv', {
    key: ['menu', 'key'],
    plain: ['menuName', 'parent', ...TARGETS],
    translated: ['name'],
  })
  if (!sheet) return noWrite
  const menusBySlug = new Map<string, { thing: Thing; values: { slug: string; name: string | undefined } }>()
  const rows = sheet.rows.map((row) => {
    const menu = slugOf(row, 'menu')
    const key = row.cells.get('key')!
    const { thing: menuThing, isNew: isNewMenu } = thingOf(known.menus, menu, () => ({}))
    const plan = menusBySlug.get(menu) ?? {
      thing: menuThing,
      values: { slug: menu, name: isNewMenu ? menu : undefined },
    }
    menusBySlug.set(menu, plan)
    plan.values.name = row.text('menuName') ?? plan.values.name
    const { thing, isNew } = thingOf(known.menuItems, keyOf(menu, key), () => ({ parent: null }))
    if (row.has('parent')) thing.parent = row.text('parent') ?? null
    r.later(() => {
      if (thing.parent === null) return
      if (!known.menuItems.has(keyOf(menu, thing.parent)))
        row.wrong('NO_ENTRY', 'parent', { menu, value: thing.parent })
      const above = (k: string): string | undefined => {
        const parent = known.menuItems.get(k)?.parent
        return parent ? keyOf(menu, parent) : undefined
      }
      if (isWithinItself(keyOf(menu, key), above)) row.wrong('WITHIN_ITSELF', 'parent', { value: key })
    })
    const targets = {
      collection: row.ref('collection', known.collections, 'collection'),
      category: row.ref('category', known.categories, 'category'),
      page: row.ref('page', known.pages, 'page'),
      url: row.text('url'),
    }
    if (TARGETS.filter((t) => row.cells.get(t)).length > 1)
      row.wrong('ONE_TARGET', null, { options: TARGETS.join(', ') })
    if (targets.url && !URL_FORM.test(targets.url)) row.wrong('NOT_URL', 'url', { value: targets.url })
    return {
      menu,
      key,
      thing,
      targets,
      hasParent: row.has('parent'),
      values: { name: row.needed('name', isNew) },
      translations: row.translations({ name: 'text' }),
    }
  })
  return async (w) => {
    await w.saveKnown(menuTable, [...menusBySlug.values()])
    const placed = await IMPORT_MENU_PLACES.many(w.client, [...menusBySlug.keys()])
    for (const [menu, own] of Map.groupBy(rows, (row) => row.menu)) {
      const places = placesFor(
        own.map((o) => o.key),
        placed.filter((p) => p.menu === menu),
      )
      own.forEach((o, i) =>
        Object.assign(o.values, { menuId: known.menus.get(menu)!.id!, key: o.key, sort: places[i] }),
      )
    }
    const idOf = (things: ReadonlyMap<string, Thing>, key: string | null | undefined): number | null | undefined =>
      key ? things.get(key)!.id! : (key as null | undefined)
    await w.saveKnown(
      menuItems,
      rows.map(({ thing, targets, values, translations }) => ({
        thing,
        values: {
          ...values,
          collectionId: idOf(known.collections, targets.collection),
          categoryId: idOf(known.categories, targets.category),
          pageId: idOf(known.pages, targets.page),
          url: targets.url,
        },
        translations,
      })),
    )
    // Parents are saved in a second step, because a parent may stand below its children in the file.
    await w.save(
      menuItems,
      rows
        .filter((row) => row.hasParent)
        .map(({ menu, thing }) => ({
          id: thing.id,
          values: { parentId: thing.parent === null ? null : idOf(known.menuItems, keyOf(menu, thing.parent)) },
        })),
    )
  }
}
