/** categories.csv: the tree in which every product has one place. */
import { categories as table } from '../../db/tables/catalog.ts'
import { noWrite, type Part, thingOf } from '../part.ts'
import { slugOf } from '../slug.ts'
import { isWithinItself } from '../tree.ts'

export const categories: Part = async (r) => {
  const sheet = await r.sheet('categories.csv', {
    key: ['slug'],
    plain: ['parent'],
    translated: ['name', 'description'],
  })
  if (!sheet) return noWrite
  const rows = sheet.rows.map((row) => {
    const slug = slugOf(row)
    const { thing, isNew } = thingOf(r.known.categories, slug, () => ({ parent: null }))
    if (row.has('parent')) thing.parent = row.text('parent') ?? null
    r.later(() => {
      const parent = row.ref('parent', r.known.categories, 'category')
      if (parent && isWithinItself(slug, (key) => r.known.categories.get(key)?.parent))
        row.wrong('WITHIN_ITSELF', 'parent', { value: slug })
    })
    return {
      thing,
      hasParent: row.has('parent'),
      values: { slug, name: row.needed('name', isNew), description: row.richText('description') },
      translations: row.translations({ name: 'text', description: 'rich' }),
    }
  })
  return async (w) => {
    await w.saveKnown(table, rows)
    // Parents are saved in a second step, because a parent may stand below its children in the file.
    await w.save(
      table,
      rows
        .filter((row) => row.hasParent)
        .map(({ thing }) => ({
          id: thing.id,
          values: { parentId: thing.parent ? w.known.categories.get(thing.parent)!.id! : null },
        })),
    )
  }
}
