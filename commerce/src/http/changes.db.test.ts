/** The change log over HTTP: who sees what of it, who may take what back, and what is in the way. */
import { afterAll, describe, expect, it } from 'vitest'
import { toGlobalId } from '../domain/global-id.ts'
import { TEN } from '../testing/buying.ts'
import { openStaffShop, type PersonOptions, type Someone } from '../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

const staffOf = (...permissions: NonNullable<PersonOptions['permissions']>) => shop.person({ permissions })
const owner = await shop.person({ superuser: true })
const keeper = await staffOf('MANAGE_PRODUCTS')
const editor = await staffOf('MANAGE_PAGES', 'MANAGE_MENUS')
const translator = await staffOf('MANAGE_TRANSLATIONS')
const PRODUCT = toGlobalId('Product', 1)

async function send(
  method: 'GET' | 'POST' | 'OPTIONS',
  path: string,
  { who = null, body, headers = {} }: { who?: Someone | null; body?: unknown; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Loose; headers: Record<string, unknown> }> {
  const answer = await shop.app.inject({
    method,
    url: `/api/changes/${path}`,
    headers: { host: 'shop.test', ...(who ? { authorization: `Bearer ${who.token}` } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null, headers: answer.headers }
}
const list = async (who: Someone, query: Record<string, string> = {}): Promise<Loose> =>
  (await send('GET', `?${new URLSearchParams(query).toString()}`, { who })).body
const newest = async (who: Someone = owner): Promise<Loose> => (await list(who, { first: '1' })).changes[0]
const undo = (who: Someone | null, ...changes: unknown[]) => send('POST', 'undo/', { who, body: { changes } })

const rename = (name: string, who = keeper) =>
  shop.by(who, 'mutation($i: ID!, $n: String!) { productUpdate(id: $i, input: { name: $n }) { errors { code } } }', {
    i: PRODUCT,
    n: name,
  })
const nameNow = async (): Promise<string> => (await shop.sql('select name from products where id = 1'))[0].name
const category = async (name: string): Promise<string> =>
  (
    await shop.by(
      keeper,
      'mutation($n: String!) { categoryCreate(input: { name: $n, slug: $n }) { category { id } errors { code } } }',
      { n: name },
    )
  ).category.id

describe('the list', () => {
  it('names what was changed as the domain does, with what was there before', async () => {
    await rename('Renamed')
    expect(await newest()).toMatchObject({
      origin: 'STAFF',
      operation: 'productUpdate',
      actor: { id: keeper.id, name: expect.stringContaining('@') },
      undoes: null,
      undoneBy: null,
      rowCount: 1,
      rows: [
        {
          noun: 'Product',
          id: PRODUCT,
          did: 'UPDATED',
          fields: [{ name: 'name', before: 'Product', after: 'Renamed' }],
        },
      ],
    })
  })

  it('shows what leads elsewhere by its global id', async () => {
    const parent = await category('parent')
    await shop.by(
      keeper,
      'mutation($p: ID!) { categoryCreate(parent: $p, input: { name: "child" }) { errors { code } } }',
      { p: parent },
    )
    const [{ fields }] = (await newest()).rows
    expect(fields).toContainEqual({ name: 'parentId', before: null, after: parent })
  })

  it('is read page by page, newest first', async () => {
    const all: string[] = (await list(owner, { first: '100' })).changes.map((c: Loose) => c.id)
    expect(all.length).toBeGreaterThan(2)
    const pages: string[] = []
    for (let after: string | null = null; ;) {
      const { changes, pageInfo }: Loose = await list(owner, { first: '2', ...(after ? { after } : {}) })
      pages.push(...changes.map((c: Loose) => c.id))
      after = pageInfo.endCursor
      if (!pageInfo.hasNextPage) break
    }
    expect(pages).toEqual(all)
    expect(pages).toEqual(pages.toSorted((a, b) => Number(b) - Number(a)))
  })

  it('chooses by noun, id, actor, origin and time', async () => {
    const program = await shop.program(['MANAGE_PRODUCTS'])
    await rename('By an app', program)
    const operations = async (query: Record<string, string>): Promise<string[]> =>
      (await list(owner, query)).changes.map((c: Loose) => c.operation)
    expect(new Set(await operations({ noun: 'Category' }))).toEqual(new Set(['categoryCreate']))
    expect(new Set(await operations({ id: PRODUCT }))).toEqual(new Set(['productUpdate']))
    expect(await operations({ id: toGlobalId('Product', 2) })).toEqual([])
    expect(await operations({ actor: program.id })).toEqual(['productUpdate'])
    expect(await operations({ origin: 'APP' })).toEqual(['productUpdate'])
    expect(await operations({ actor: editor.id })).toEqual([])
    const { at } = await newest()
    expect(await operations({ since: at })).toEqual(['productUpdate'])
    expect(await operations({ since: '2999-01-01T00:00:00+02:00' })).toEqual([])
  })

  it('keeps what apps keep to themselves, also what was written before it did', async () => {
    const { id: app } = await shop.program([])
    await shop.by(
      owner,
      `mutation { updatePrivateMetadata(id: "${app}", input: [{ key: "bank", value: "key of the bank" }]) { errors { code } } }`,
    )
    const [{ fields }] = (await newest()).rows
    expect(fields).toEqual([{ name: 'privateMetadata', before: {}, after: '(masked)' }])
    const { id } = await newest()
    await shop.sql(
      `update change_rows set after = '{"private_metadata":{"bank":"key of the bank"}}' where change_id = $1`,
      [id],
    )
    expect((await newest()).rows[0].fields).toEqual(fields)
  })

  it('shows to each what their permissions open', async () => {
    await rename('Seen by keepers')
    await shop.by(editor, 'mutation { menuCreate(input: { name: "M" }) { errors { code } } }')
    const nouns = async (who: Someone): Promise<Set<string>> =>
      new Set((await list(who, { first: '100' })).changes.flatMap((c: Loose) => c.rows.map((r: Loose) => r.noun)))
    expect(await nouns(keeper)).toEqual(new Set(['Product', 'Category']))
    expect(await nouns(editor)).toEqual(new Set(['Menu']))
    expect(await nouns(translator)).toEqual(new Set())
    await shop.by(
      translator,
      'mutation($i: ID!) { productTranslate(id: $i, languageCode: CS, input: { name: "Česky" }) { errors { code } } }',
      { i: PRODUCT },
    )
    expect(await nouns(translator)).toEqual(new Set(['Product']))
  })

  it('counts and shows only the beginning of a change of very many rows, and undoes none', async () => {
    await rename('One of very many')
    const { id } = await newest()
    const grow = (table: string, before: string, after: string) =>
      shop.sql(
        `insert into change_rows (change_id, table_name, key, before, after)
          select $1, $2, jsonb_build_object('id', -i), $3, $4 from generate_series(1, 26000) i`,
        [id, table, before, after],
      )
    await grow('products', '{"name": "x"}', '{"name": "y"}')
    expect(await newest(keeper)).toMatchObject({ id, rowCount: 10_000 })
    expect((await newest(keeper)).rows).toHaveLength(50)
    expect((await list(editor)).changes.map((c: Loose) => c.id)).not.toContain(id)
    // What somebody sees is found behind whatever else the change did.
    await grow('stocks', '{"quantity": 1}', '{"quantity": 2}')
    await shop.sql("update change_rows set table_name = 'menus' where change_id = $1 and key = $2", [
      id,
      JSON.stringify({ id: -26_000 }),
    ])
    expect(await newest(editor)).toMatchObject({ id, rowCount: 2, rows: [{ noun: 'Menu' }, { noun: 'Menu' }] })
    expect(await undo(owner, id)).toMatchObject({ status: 409, body: { code: 'TOO_LARGE', change: id, inTheWay: [] } })
    await shop.sql('delete from change_rows where change_id = $1', [id])
  })

  it('shows orders only to those who see every channel', async () => {
    const { order } = await shop.complete(await shop.basket(toGlobalId('ProductVariant', 1)))
    const everywhere = await staffOf('MANAGE_ORDERS')
    const elsewhere = await shop.person({ permissions: ['MANAGE_ORDERS'], channels: ['paid'] })
    await shop.by(everywhere, 'mutation($i: ID!) { orderCancel(id: $i) { errors { code } } }', { i: order.id })
    expect((await list(everywhere)).changes.map((c: Loose) => c.operation)).toContain('orderCancel')
    expect((await list(elsewhere)).changes).toEqual([])
    const { id } = await newest(everywhere)
    expect(await undo(everywhere, id)).toMatchObject({ status: 409, body: { code: 'NOT_UNDOABLE', inTheWay: [] } })
  })
})

describe('an undo', () => {
  it('takes a change back, and can be undone', async () => {
    const before = await nameNow()
    await rename('One')
    const { id } = await newest()
    const done = await undo(keeper, id)
    expect(done).toMatchObject({ status: 200, body: { undone: [{ change: id, rowCount: 1 }] } })
    expect(await nameNow()).toBe(before)
    const back = await newest()
    expect(back).toMatchObject({
      id: done.body.undone[0].undo,
      operation: 'undo',
      undoes: id,
      actor: { id: keeper.id },
    })
    expect((await list(owner, { id: PRODUCT })).changes[1]).toMatchObject({ id, undoneBy: back.id })
    expect(await undo(keeper, id)).toMatchObject({ status: 409, body: { code: 'ALREADY_UNDONE', change: id } })
    expect(await undo(keeper, back.id)).toMatchObject({ status: 200 })
    expect(await nameNow()).toBe('One')
  })

  it('names the later change that is in the way, and takes both back together', async () => {
    const before = await nameNow()
    await rename('First')
    const first = await newest()
    await rename('Second')
    const second = await newest()
    expect(await undo(keeper, first.id)).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_SINCE', field: 'changes', change: first.id, inTheWay: [second.id] },
    })
    expect(await nameNow()).toBe('Second')
    const done = await undo(keeper, first.id, second.id)
    expect(done.body.undone.map((u: Loose) => u.change)).toEqual([second.id, first.id])
    expect(await nameNow()).toBe(before)
  })

  it('takes back all of several or none', async () => {
    const made = await category('lonely')
    const creation = await newest()
    await rename('Stays')
    const renaming = await newest()
    await shop.by(
      keeper,
      'mutation($i: ID!, $c: ID!) { productUpdate(id: $i, input: { category: $c }) { errors { code } } }',
      { i: PRODUCT, c: made },
    )
    const moving = await newest()
    const answer = await undo(keeper, renaming.id, creation.id)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_SINCE', change: creation.id, inTheWay: [moving.id] },
    })
    expect(await nameNow()).toBe('Stays')
    expect(await newest()).toMatchObject({ id: moving.id })
    expect(await undo(keeper, moving.id, renaming.id, creation.id)).toMatchObject({ status: 200 })
  })

  it('names what has taken a slug, and what an earlier row leads to no more', async () => {
    const [first, second] = [await category('taken'), await category('other')]
    const remove = (i: string) =>
      shop.by(keeper, 'mutation($i: ID!) { categoryDelete(id: $i) { errors { code } } }', { i })
    await remove(first)
    const removal = await newest()
    await category('taken')
    const again = await newest()
    expect(await undo(keeper, removal.id)).toMatchObject({ status: 409, body: { inTheWay: [again.id] } })

    await shop.by(
      keeper,
      'mutation($p: ID!) { categoryCreate(parent: $p, input: { name: "leaf", slug: "leaf" }) { errors { code } } }',
      { p: second },
    )
    const [{ id: leaf }] = (await newest()).rows
    await remove(leaf)
    const leafless = await newest()
    await remove(second)
    const parentless = await newest()
    expect(await undo(keeper, leafless.id)).toMatchObject({ status: 409, body: { inTheWay: [parentless.id] } })
    expect(await undo(keeper, leafless.id, parentless.id)).toMatchObject({ status: 200 })
  })

  it('is for those with the permission that the change needed', async () => {
    const denied = { status: 403, body: { code: 'PERMISSION_DENIED' } }
    await rename('Kept')
    const renaming = await newest()
    expect(await undo(editor, renaming.id)).toMatchObject(denied)
    expect(await undo(translator, renaming.id)).toMatchObject(denied)
    await shop.by(
      translator,
      'mutation($i: ID!) { productTranslate(id: $i, languageCode: CS, input: { name: "Znovu" }) { errors { code } } }',
      { i: PRODUCT },
    )
    const translation = await newest()
    expect(await undo(editor, translation.id)).toMatchObject(denied)
    expect(await undo(translator, translation.id)).toMatchObject({ status: 200 })
    expect(await undo(editor, renaming.id, translation.id)).toMatchObject(denied)
    expect(await nameNow()).toBe('Kept')
  })

  it('of who may do what is for superusers', async () => {
    const chief = await staffOf('MANAGE_STAFF', 'MANAGE_USERS', 'MANAGE_APPS')
    const { id: app } = await shop.program([])
    for (const mutation of [
      'permissionGroupCreate(input: { name: "G", addPermissions: [] })',
      'staffCreate(input: { email: "new@example.com" })',
      'appCreate(input: { name: "A", permissions: [] })',
      `webhookCreate(input: { app: "${app}", name: "W", targetUrl: "https://example.com/", asyncEvents: [ORDER_CREATED] })`,
    ]) {
      expect(await shop.by(chief, `mutation { ${mutation} { errors { field code } } }`)).toEqual({ errors: [] })
      const { id } = await newest()
      expect(await undo(chief, id)).toMatchObject({ status: 403, body: { code: 'PERMISSION_DENIED' } })
      expect(await undo(owner, id)).toMatchObject({ status: 200 })
    }
    await shop.by(chief, 'mutation { customerCreate(input: { email: "buyer@example.com" }) { errors { code } } }')
    expect(await undo(chief, (await newest()).id)).toMatchObject({ status: 200 })
  })
})

describe('nobody else', () => {
  it.each([
    ['GET', ''],
    ['POST', 'undo/'],
  ] as const)('is answered by %s /api/changes/%s', async (method, path) => {
    const body = method === 'POST' ? { changes: ['1'] } : undefined
    expect(await send(method, path, { body })).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } })
    expect(await send(method, path, { body, headers: { authorization: 'Bearer nonsense' } })).toMatchObject({
      status: 401,
    })
    expect(await send(method, path, { body, who: await shop.person() })).toMatchObject({
      status: 403,
      body: { code: 'PERMISSION_DENIED' },
    })
    // Apps have webhooks; the log is for people.
    expect(await send(method, path, { body, who: await shop.program(['MANAGE_PRODUCTS']) })).toMatchObject({
      status: 401,
    })
  })
})

describe('bad input is refused by name', () => {
  it.each([
    ['noun', 'Nothing'],
    ['noun', 'constructor'],
    ['id', 'nonsense'],
    ['id', toGlobalId('Nothing', 1)],
    ['id', toGlobalId('Product', '99999999999')],
    ['actor', PRODUCT],
    ['origin', 'staff'],
    ['since', 'yesterday'],
    ['since', '2026-02-31T25:00:00Z'],
    ['since', '2026-01-01T00:00:00'],
    ['first', '0'],
    ['first', '101'],
    ['first', '1e1'],
    ['after', '-1'],
    ['after', '1; drop table changes'],
    ['whatever', '1'],
  ])('%s=%s', async (name, value) => {
    expect(await send('GET', `?${new URLSearchParams({ [name]: value }).toString()}`, { who: owner })).toMatchObject({
      status: 400,
      body: [{ code: 'INVALID', field: name }],
    })
  })

  it('all faults at once, a filter given twice, and an id of another noun', async () => {
    const { body } = await send('GET', '?first=0&origin=x&noun=Menu&noun=Page', { who: owner })
    expect(body.map((e: Loose) => e.field).toSorted()).toEqual(['first', 'noun', 'origin'])
    expect(await list(owner, { noun: 'Menu', id: PRODUCT })).toMatchObject([{ field: 'id' }])
  })

  it.each([
    [{}, 'REQUIRED'],
    [{ changes: [] }, 'REQUIRED'],
    [[], 'REQUIRED'],
    [{ changes: '1' }, 'INVALID'],
    [{ changes: ['x'] }, 'INVALID'],
    [{ changes: [null] }, 'INVALID'],
    [{ changes: [1.5] }, 'INVALID'],
    [{ changes: ['99999999999999999999'] }, 'INVALID'],
    [{ changes: Array.from({ length: 101 }, (_, i) => i + 1) }, 'INVALID'],
  ])('%j', async (body, code) => {
    expect(await send('POST', 'undo/', { who: owner, body })).toMatchObject({
      status: 400,
      body: [{ code, field: 'changes' }],
    })
  })

  it('a change that there is not, and a body that is no JSON', async () => {
    expect(await undo(owner, '987654')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', change: '987654' } })
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` }
    expect(await send('POST', 'undo/', { body: '{', headers })).toMatchObject({ status: 400 })
    expect(await send('POST', 'undo/', { body: `"${'x'.repeat(9000)}"`, headers })).toMatchObject({ status: 413 })
  })
})

describe('pages of other origins', () => {
  const origin = 'https://desk.example.com'
  it('may read answers, refusals too', async () => {
    for (const answer of [
      await send('GET', '', { who: owner, headers: { origin } }),
      await send('GET', '?first=0', { who: owner, headers: { origin } }),
      await send('POST', 'undo/', { headers: { origin }, body: { changes: ['1'] } }),
    ])
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        vary: 'Origin',
        'cache-control': 'no-store',
      })
  })

  it.each([
    ['', 'GET, OPTIONS'],
    ['undo/', 'POST, OPTIONS'],
  ])('may send what they ask for: /api/changes/%s', async (path, methods) => {
    const { status, headers } = await send('OPTIONS', path, { headers: { origin } })
    expect([status, headers['access-control-allow-methods']]).toEqual([204, methods])
    expect(headers['access-control-allow-headers']).toContain('authorization')
  })
})

describe('the answer to a mutation', () => {
  const ask = (query: string, who: Someone, origin?: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/graphql/',
      headers: { host: 'shop.test', authorization: `Bearer ${who.token}`, ...(origin ? { origin } : {}) },
      payload: { query },
    })
  const renaming = (name: string): string =>
    `mutation { productUpdate(id: "${PRODUCT}", input: { name: "${name}" }) { errors { code } } }`

  it('names its changes, for pages of other origins too', async () => {
    const answer = await ask(renaming('Told'), keeper, 'https://desk.example.org')
    expect(answer.headers['semena-changes']).toBe((await newest()).id)
    expect(answer.headers['access-control-expose-headers']).toBe('semena-changes')
    const before = (await newest()).id
    const two = await ask(
      `${renaming('Once').slice(0, -1)} ${renaming('Twice').slice(11)}`.replace('productUpdate', 'a: productUpdate'),
      keeper,
    )
    const ids = String(two.headers['semena-changes']).split(',')
    expect(ids).toHaveLength(2)
    expect(Math.min(...ids.map(Number))).toBeGreaterThan(Number(before))
    expect((await undo(keeper, ...ids)).status).toBe(200)
    expect(await nameNow()).toBe('Told')
  })

  it('names none where nothing was changed, was refused, or cannot be undone', async () => {
    expect((await ask(renaming('Told'), keeper)).headers).not.toHaveProperty('semena-changes')
    expect((await ask(renaming(''), keeper)).headers).not.toHaveProperty('semena-changes')
    expect((await ask('{ shop { name } }', keeper)).headers).not.toHaveProperty('semena-changes')
    const { key } = await shop.group(['MANAGE_PAGES'])
    const group = `mutation { permissionGroupUpdate(id: "${toGlobalId('Group', key)}", input: { name: "Others" }) { errors { code } } }`
    const answer = await ask(group, owner)
    expect(answer.json().data.permissionGroupUpdate.errors).toEqual([])
    expect((await newest()).operation).toBe('permissionGroupUpdate')
    expect(answer.headers).not.toHaveProperty('semena-changes')
  })
})

describe('what things are known by', () => {
  it('names what a thing is known by: its order, its variant and warehouse, its method and channel', async () => {
    const warehouse = (await shop.sql("select id from warehouses where slug = 'a'"))[0].id as string
    await shop.by(
      owner,
      'mutation($v: ID!, $w: ID!) { productVariantStocksUpdate(variantId: $v, stocks: [{ warehouse: $w, quantity: 9 }]) { errors { code } } }',
      { v: TEN, w: toGlobalId('Warehouse', warehouse) },
    )
    const product = (await shop.sql('select name from products where id = 1'))[0].name as string
    expect((await newest()).rows).toMatchObject([
      {
        noun: 'Stock',
        about: [
          { noun: 'ProductVariant', id: TEN, name: `${product} 5 seeds`, sku: 'TEN' },
          { noun: 'Warehouse', id: toGlobalId('Warehouse', warehouse), name: 'A', sku: null },
        ],
        currency: null,
      },
    ])
    const method = toGlobalId('ShippingMethodType', 1)
    const channel = toGlobalId('Channel', 1)
    await shop.by(
      owner,
      'mutation($m: ID!, $c: ID!) { shippingMethodChannelListingUpdate(id: $m, input: { addChannels: [{ channelId: $c, price: 6 }] }) { errors { code } } }',
      { m: method, c: channel },
    )
    expect((await newest()).rows).toMatchObject([
      {
        noun: 'ShippingMethodChannelListing',
        about: [
          { noun: 'ShippingMethodType', id: method, name: 'Standard' },
          { noun: 'ShippingZone', name: 'America' },
          { noun: 'Channel', id: channel, name: 'US' },
        ],
        currency: 'USD',
      },
    ])
    await shop.complete(await shop.basket(TEN))
    const [{ id, number }] = await shop.sql('select id, number from orders order by number desc limit 1')
    const order = toGlobalId('Order', id)
    await shop.by(owner, 'mutation($id: ID!) { orderCancel(id: $id) { errors { code } } }', { id: order })
    const rows: Loose[] = (await newest()).rows
    const known = { noun: 'Order', id: order, name: String(number) }
    expect(rows.find(({ noun }) => noun === 'Order')).toMatchObject({ about: [known], currency: 'USD' })
  })

  it('still names what was deleted since, and what a field leads to', async () => {
    const parent = await category('soon-gone')
    await shop.by(
      keeper,
      'mutation($p: ID!) { categoryCreate(parent: $p, input: { name: "Below" }) { errors { code } } }',
      { p: parent },
    )
    await shop.by(keeper, 'mutation($id: ID!) { categoryDelete(id: $id) { errors { code } } }', { id: parent })
    const { changes, names } = await list(owner, { first: '2' })
    expect(names[parent]).toBe('soon-gone')
    expect(changes[1].rows[0].about).toMatchObject([{ noun: 'Category', name: 'Below' }])
  })

  it('names people only to those who may see them', async () => {
    await shop.by(
      owner,
      'mutation($e: String!) { customerCreate(input: { email: $e }) { user { id } errors { code } } }',
      { e: 'named@example.com' },
    )
    const [row] = (await newest()).rows
    expect(row.about).toMatchObject([{ noun: 'User', name: 'named@example.com' }])
    const cards = await staffOf('MANAGE_GIFT_CARD')
    await shop.by(
      owner,
      'mutation { giftCardCreate(input: { balance: { amount: 5, currency: "USD" }, isActive: true }) { errors { code } } }',
    )
    expect((await newest(owner)).operation).toBe('giftCardCreate')
    const seen = await list(cards, { first: '1' })
    expect(seen.changes[0].operation).toBe('giftCardCreate')
    expect(Object.keys((await list(owner, { first: '1' })).names)).toContain(owner.id)
    expect(JSON.stringify(seen.names)).not.toContain('@')
  })
})
