/** Page types, pages and menus as staff make, change, move and delete them. */
import { afterAll, describe, expect, it } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const keeper = await shop.person({
  permissions: ['MANAGE_PAGES', 'MANAGE_MENUS', 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES', 'MANAGE_TRANSLATIONS'],
})
await shop.sql(`insert into attributes (slug, name, type, input_type) values
  ('topic', 'Topic', 'PAGE_TYPE', 'MULTISELECT'), ('author', 'Author', 'PAGE_TYPE', 'PLAIN_TEXT'), ('thc', 'THC', 'PRODUCT_TYPE', 'NUMERIC')`)
shop.forget()
const attribute = async (slug: string): Promise<string> =>
  toGlobalId('Attribute', (await shop.sql('select id from attributes where slug = $1', [slug]))[0].id)
const [TOPIC, AUTHOR, THC] = await Promise.all(['topic', 'author', 'thc'].map(attribute))

const TYPE = 'errors { field code attributes } pageType { id slug hasPages attributes { slug } }'
const PAGE = `errors { field code } page { id slug isPublished publishedAt
  attributes { attribute { slug } values { id name plainText } } }`
const ask = (query: string, variables: object = {}) => shop.by(keeper, query, variables)
const typeCreate = (input: object) =>
  ask(`mutation($i: PageTypeCreateInput!) { pageTypeCreate(input: $i) { ${TYPE} } }`, { i: input })
const pageCreate = (input: object) =>
  ask(`mutation($i: PageCreateInput!) { pageCreate(input: $i) { ${PAGE} } }`, { i: input })
const pageUpdate = (id: string, input: object) =>
  ask(`mutation($id: ID!, $i: PageInput!) { pageUpdate(id: $id, input: $i) { ${PAGE} } }`, { id, i: input })
const slugs = (of: { attributes: { slug: string }[] }) => of.attributes.map((a) => a.slug)

describe('page types', () => {
  it('have attributes of pages, in an order, and lose the values with them', async () => {
    const { pageType } = await typeCreate({ name: 'Blog', addAttributes: [TOPIC, AUTHOR] })
    expect(slugs(pageType)).toEqual(['topic', 'author'])
    const assign =
      'mutation($id: ID!, $a: [ID!]!) { pageAttributeAssign(pageTypeId: $id, attributeIds: $a) { errors { field code } } }'
    expect((await ask(assign, { id: pageType.id, a: [TOPIC] })).errors).toEqual([
      { field: 'attributeIds', code: 'ATTRIBUTE_ALREADY_ASSIGNED' },
    ])
    expect((await typeCreate({ name: 'No', addAttributes: [THC] })).errors).toEqual([
      { field: 'addAttributes', code: 'INVALID', attributes: [THC] },
    ])
    const moved = await ask(
      `mutation($id: ID!, $m: [ReorderInput!]!) { pageTypeReorderAttributes(pageTypeId: $id, moves: $m) { ${TYPE} } }`,
      { id: pageType.id, m: [{ id: AUTHOR, sortOrder: -1 }] },
    )
    expect(slugs(moved.pageType)).toEqual(['author', 'topic'])
    const { page } = await pageCreate({
      title: 'P',
      pageType: pageType.id,
      attributes: [{ id: AUTHOR, plainText: 'Ann' }],
    })
    expect(page.attributes[0]).toMatchObject({ attribute: { slug: 'author' }, values: [{ plainText: 'Ann' }] })
    const left = await ask(
      `mutation($id: ID!, $a: [ID!]!) { pageAttributeUnassign(pageTypeId: $id, attributeIds: $a) { ${TYPE} } }`,
      { id: pageType.id, a: [AUTHOR] },
    )
    expect(left.pageType).toMatchObject({ hasPages: true, attributes: [{ slug: 'topic' }] })
    expect(await shop.sql('select count(*)::int as n from page_attribute_values')).toEqual([{ n: 0 }])
    const free = await ask(
      '{ pageTypes(first: 5) { edges { node { availableAttributes(first: 5) { edges { node { slug } } } } } } }',
    )
    expect(free.edges[0].node.availableAttributes.edges).toEqual([{ node: { slug: 'author' } }])
    const found = await ask(
      'query($w: AttributeWhereInput) { pageTypes(first: 5) { edges { node { availableAttributes(first: 5, where: $w) { totalCount } } } } }',
      { w: { slug: { eq: 'nobody' } } },
    )
    expect(found.edges[0].node.availableAttributes.totalCount).toBe(0)
  })
})

describe('pages', () => {
  it('are published now unless a time is given, keep it when they are taken away, and have values of attributes', async () => {
    const { pageType } = await typeCreate({ name: 'News', addAttributes: [TOPIC] })
    const { page } = await pageCreate({
      title: 'Sowing',
      pageType: pageType.id,
      attributes: [{ id: TOPIC, values: ['Soil', 'Sun'] }],
    })
    expect(page).toMatchObject({ slug: 'sowing', isPublished: false, publishedAt: null })
    expect(page.attributes[0].values.map((v: { name: string }) => v.name)).toEqual(['Soil', 'Sun'])
    const shown = (await pageUpdate(page.id, { isPublished: true })).page
    expect(shown).toMatchObject({ isPublished: true, publishedAt: expect.any(String) })
    const publish = (ids: string[], on: boolean) =>
      ask(
        'mutation($ids: [ID!]!, $on: Boolean!) { pageBulkPublish(ids: $ids, isPublished: $on) { count errors { field code } } }',
        { ids, on },
      )
    expect(await publish([page.id], false)).toEqual({ count: 1, errors: [] })
    expect((await pageUpdate(page.id, { title: 'Sowing again' })).page).toMatchObject({
      isPublished: false,
      publishedAt: shown.publishedAt,
    })
    const turned = await ask(
      `mutation($p: ID!, $a: ID!, $m: [ReorderInput!]!) { pageReorderAttributeValues(pageId: $p, attributeId: $a, moves: $m) { ${PAGE} } }`,
      { p: page.id, a: TOPIC, m: [{ id: page.attributes[0].values[1].id, sortOrder: -1 }] },
    )
    expect(turned.page.attributes[0].values.map((v: { name: string }) => v.name)).toEqual(['Sun', 'Soil'])
    expect((await pageUpdate(page.id, { attributes: [{ id: AUTHOR, plainText: 'x' }] })).errors).toEqual([
      { field: 'attributes', code: 'NOT_FOUND' },
    ])
    expect(
      (await pageUpdate(page.id, { publicationDate: '2026-02-01', publishedAt: '2026-02-01T00:00:00Z' })).errors,
    ).toEqual([{ field: 'publicationDate', code: 'INVALID' }])
  })

  it('go with their type', async () => {
    const { pageType } = await typeCreate({ name: 'Short' })
    const { page } = await pageCreate({ title: 'Gone', pageType: pageType.id })
    await ask('mutation($id: ID!) { pageTypeDelete(id: $id) { errors { code } } }', { id: pageType.id })
    expect(await ask('query($id: ID!) { page(id: $id) { id } }', { id: page.id })).toBeNull()
  })

  it('are translated, and read so by translators', async () => {
    const { pageType } = await typeCreate({ name: 'Told', addAttributes: [AUTHOR] })
    const { page } = await pageCreate({
      title: 'Hello',
      pageType: pageType.id,
      attributes: [{ id: AUTHOR, plainText: 'Ann' }],
    })
    const done = await ask(
      `mutation($id: ID!) { pageTranslate(id: $id, languageCode: RU, input: { title: "Привет" }) {
        errors { code } page { id title translation(languageCode: RU) { title } attributeValues { id plainText attribute { name } } } } }`,
      { id: page.id },
    )
    expect(done.page).toMatchObject({
      title: 'Hello',
      translation: { title: 'Привет' },
      attributeValues: [{ plainText: 'Ann', attribute: { name: 'Author' } }],
    })
    const again = await ask(
      'mutation($id: ID!) { pageTranslate(id: $id, languageCode: RU, input: { title: null }) { page { translation(languageCode: RU) { title } } } }',
      { id: done.page.id },
    )
    expect(again.page.translation).toEqual({ title: null })
    const values = await ask(
      `{ translations(kind: ATTRIBUTE_VALUE, first: 50) { totalCount edges { node { ... on AttributeValueTranslatableContent { plainText } } } } }`,
    )
    expect(values.edges).toContainEqual({ node: { plainText: 'Ann' } })
  })
})

describe('menus', () => {
  const ITEM = 'errors { field code } menuItem { id name level url category { slug } }'
  const item = (input: object) =>
    ask(`mutation($i: MenuItemCreateInput!) { menuItemCreate(input: $i) { ${ITEM} } }`, { i: input })
  const tree = async (id: string) =>
    (await ask('query($id: ID!) { menu(id: $id) { items { name children { name } } } }', { id })).items
  const move = (menu: string, moves: object[]) =>
    ask(
      'mutation($m: ID!, $v: [MenuItemMoveInput!]!) { menuItemMove(menu: $m, moves: $v) { errors { field code } } }',
      { m: menu, v: moves },
    )

  it('lead to one thing at most, and those of a new menu to exactly one', async () => {
    const make = (items: string) =>
      ask(`mutation { menuCreate(input: { name: "M", items: ${items} }) { errors { field code } } }`)
    expect(await make('[{ name: "A" }]')).toEqual({ errors: [{ field: 'items', code: 'NO_MENU_ITEM_PROVIDED' }] })
    const { menu } = await ask('mutation { menuCreate(input: { name: "M" }) { menu { id } } }')
    expect((await item({ name: 'B', menu: menu.id, url: '/b', page: toGlobalId('Page', 1) })).errors).toContainEqual({
      field: null,
      code: 'TOO_MANY_MENU_ITEMS',
    })
  })

  it('have items that are moved within their tree, never under themselves', async () => {
    const { menu } = await ask(
      'mutation { menuCreate(input: { name: "Top", items: [{ name: "A", url: "/a" }, { name: "B", url: "/b" }] }) { menu { id } errors { code } } }',
    )
    const { menuItem: c } = await item({ name: 'C', menu: menu.id, url: '/c' })
    const { menuItem: d } = await item({ name: 'D', menu: menu.id, parent: c.id })
    expect(d.level).toBe(1)
    expect(await move(menu.id, [{ itemId: c.id, sortOrder: -2 }])).toEqual({ errors: [] })
    expect((await tree(menu.id)).map((i: { name: string }) => i.name)).toEqual(['C', 'A', 'B'])
    expect((await move(menu.id, [{ itemId: c.id, parentId: d.id }])).errors).toEqual([
      { field: 'parentId', code: 'CANNOT_ASSIGN_NODE' },
    ])
    expect((await move(menu.id, [{ itemId: d.id, sortOrder: -1 }])).errors).toEqual([])
    expect((await tree(menu.id)).map((i: { name: string }) => i.name)).toEqual(['C', 'A', 'D', 'B'])
  })

  it('take one place in the navigation, each', async () => {
    const assign = async (name: string) => {
      const { menu } = await ask(`mutation { menuCreate(input: { name: "${name}" }) { menu { id } } }`)
      return ask(
        'mutation($m: ID!) { assignNavigation(navigationType: MAIN, menu: $m) { errors { code } menu { name } } }',
        { m: menu.id },
      )
    }
    expect((await assign('One')).menu).toEqual({ name: 'One' })
    expect((await assign('Two')).menu).toEqual({ name: 'Two' })
    expect(await shop.sql('select name, navigation from menus where navigation is not null')).toEqual([
      { name: 'Two', navigation: 'MAIN' },
    ])
  })
})
