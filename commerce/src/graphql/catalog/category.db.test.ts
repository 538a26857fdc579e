/** Categories as staff make, change, translate and delete them. */
import { afterAll, describe, expect, it } from 'vitest'
import { listChanges } from '../../db/queries/change/changes.ts'
import { undoChange } from '../../domain/changes/undo.ts'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const keeper = await shop.person({ permissions: ['MANAGE_PRODUCTS', 'MANAGE_TRANSLATIONS'] })
const FIELDS =
  'errors { field code } category { id slug name level parent { slug } seoTitle metadata { key value } translation(languageCode: RU) { name slug } }'
const create = (input: object, parent?: string) =>
  shop.by(keeper, `mutation($i: CategoryInput!, $p: ID) { categoryCreate(input: $i, parent: $p) { ${FIELDS} } }`, {
    i: input,
    p: parent,
  })
const update = (id: string, input: object) =>
  shop.by(keeper, `mutation($id: ID!, $i: CategoryInput!) { categoryUpdate(id: $id, input: $i) { ${FIELDS} } }`, {
    id,
    i: input,
  })

describe('a category', () => {
  it('is made with a slug of its name, below another', async () => {
    const top = await create({ name: 'Летние сорта', seo: { title: 'T' }, metadata: [{ key: 'a', value: '1' }] })
    expect(top).toMatchObject({ errors: [], category: { slug: 'letnie-sorta', level: 0, parent: null, seoTitle: 'T' } })
    const below = await create({ name: 'Летние сорта' }, top.category.id)
    expect(below.category).toMatchObject({ slug: 'letnie-sorta-2', level: 1, parent: { slug: 'letnie-sorta' } })
  })

  it('is refused with every fault of its input, and nothing is written', async () => {
    const before = await shop.sql('select count(*) from categories')
    expect(await create({ name: ' ', slug: 'a b', metadata: [{ key: ' ', value: '' }] })).toEqual({
      category: null,
      errors: [
        { field: 'name', code: 'REQUIRED' },
        { field: 'slug', code: 'INVALID' },
        { field: 'metadata', code: 'REQUIRED' },
      ],
    })
    expect(await create({})).toMatchObject({ errors: [{ field: 'name' }, { field: 'slug' }] })
    expect((await create({ name: 'x', slug: 'letnie-sorta' })).errors).toEqual([{ field: 'slug', code: 'UNIQUE' }])
    expect((await create({ name: 'x' }, 'Q2F0ZWdvcnk6OTk5OTk=')).errors).toEqual([
      { field: 'parent', code: 'NOT_FOUND' },
    ])
    expect(await shop.sql('select count(*) from categories')).toEqual(before)
  })

  it('is changed, translated, deleted with those below it, and comes back by undoing', async () => {
    const { category: top } = await create({ name: 'Old' })
    const { category: below } = await create({ name: 'Child' }, top.id)
    expect(await update(top.id, { name: 'New', slug: '' })).toMatchObject({
      errors: [{ field: 'slug', code: 'REQUIRED' }],
    })
    expect(await update(top.id, { name: 'New' })).toMatchObject({ category: { name: 'New', slug: 'old' } })
    const translated = await shop.by(
      keeper,
      `mutation($id: ID!) { categoryTranslate(id: $id, languageCode: RU, input: { name: "Новое", slug: "novoe" }) { ${FIELDS} } }`,
      { id: top.id },
    )
    expect(translated.category.translation).toEqual({ name: 'Новое', slug: 'novoe' })
    await shop.sql('update products set category_id = $1 where id = (select min(id) from products)', [
      Number(Buffer.from(below.id, 'base64').toString().split(':')[1]),
    ])
    const gone = await shop.by(
      keeper,
      'mutation($id: ID!) { categoryDelete(id: $id) { errors { code } category { id name } } }',
      {
        id: top.id,
      },
    )
    expect(gone).toMatchObject({ errors: [], category: { id: top.id, name: 'New' } })
    expect(await shop.by(null, 'query($id: ID) { category(id: $id) { id } }', { id: below.id })).toBeNull()
    const [change] = await listChanges(shop.services.database.pool, { before: null, table: null, key: null, limit: 1 })
    expect(await undoChange(shop.services, change!.id, { origin: 'COMMAND' })).toMatchObject({ ok: true })
    shop.forget()
    const back = await shop.by(
      null,
      'query($id: ID) { category(id: $id) { slug parent { name } products(first: 5, channel: "us") { totalCount } } }',
      { id: below.id },
    )
    expect(back).toMatchObject({ slug: 'child', parent: { name: 'New' } })
    expect(
      await shop.by(keeper, 'mutation($id: ID!) { categoryDelete(id: $id) { errors { field code } } }', {
        id: 'UGFnZTox',
      }),
    ).toEqual({
      errors: [{ field: 'id', code: 'GRAPHQL_ERROR' }],
    })
  })
})
