/** Imports over HTTP: looked at first, brought in by a second word, undone by the change log. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FILES } from '../import/import-folder.ts'
import { cleanUp } from '../jobs/list.ts'
import { openStaffShop, type Someone } from '../testing/staff.ts'

const shop = await openStaffShop()
afterAll(shop.close)

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

const owner = await shop.person({ superuser: true })
const keeper = await shop.person({ permissions: ['MANAGE_PRODUCTS'] })
const other = await shop.person({ permissions: ['MANAGE_PRODUCTS'] })

async function send(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  who: Someone | null,
  body?: unknown,
): Promise<{ status: number; body: Loose }> {
  const answer = await shop.app.inject({
    method,
    url: path.startsWith('/') ? path : `/api/imports/${path}`,
    headers: { host: 'shop.test', ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}
const CATEGORIES = { name: 'categories.csv', text: 'slug,name\nimported-one,One\nimported-two,Two\n' }
const begin = (who: Someone | null, ...files: unknown[]) => send('POST', '', who, { files })
/** Asks until an import runs no more. */
async function ended(who: Someone, id: string): Promise<Loose> {
  for (;;) {
    const { body } = await send('GET', `${id}/`, who)
    if (!['LOOKING', 'APPLYING'].includes(body.state)) return body
    await new Promise(setImmediate)
  }
}
const categories = () => shop.count("select count(*) from categories where slug like 'imported-%'")
const hasTexts = async (id: string): Promise<boolean> =>
  (await shop.count(`select count(*) from staff_imports where id = '${id}' and texts is not null`)) === 1

it('answers others at once while it reads Markdown that is made to be slow', { retry: 2 }, async () => {
  const page = { name: 'pages/slow.md', text: `---\ntitle: Slow\n---\n${'_a'.repeat(60_000)}` }
  const { body } = await begin(owner, page)
  let [longest, answers, state] = [0, 0, '']
  do {
    const began = performance.now()
    state = (await send('GET', `${body.id}/`, owner)).body.state
    longest = Math.max(longest, performance.now() - began)
    answers++
  } while (state === 'LOOKING')
  const { problems } = (await send('GET', `${body.id}/`, owner)).body
  expect(problems).toContainEqual(expect.objectContaining({ file: 'pages/slow.md', code: 'TOO_DEEP' }))
  expect(longest).toBeLessThan(300)
  expect(answers).toBeGreaterThan(20)
})

describe('prices and stock', () => {
  /** The text of an export as CSV. */
  async function exported(of: 'PRICES' | 'STOCK'): Promise<string> {
    const asked = await send('POST', '/api/exports/', keeper, { fileType: 'CSV', of })
    expect(asked).toMatchObject({ status: 202, body: { status: 'SUCCESS' } })
    const { id } = asked.body
    const { url } = await shop.by(keeper, 'query($id: ID!) { exportFile(id: $id) { url } }', { id })
    return (await shop.app.inject({ method: 'GET', url: new URL(url).pathname })).payload
  }
  const looked = async (name: string, text: string): Promise<Loose> =>
    ended(keeper, (await begin(keeper, { name, text })).body.id)

  it('are exported so that importing them changes nothing, and a change in Excel changes what it says', async () => {
    await shop.sql(
      `insert into variants (product_id, sku, name) select id, 'EXP-' || n, '=5 seeds' from products, generate_series(1, 2) n
        where id = (select min(id) from products)`,
    )
    const cells = (text: string): string[][] =>
      text
        .trim()
        .split('\r\n')
        .map((line) => line.split(','))
    const imported = async (name: string, text: string): Promise<Loose> => {
      const one = await looked(name, text)
      expect(one).toMatchObject({ state: 'LOOKED', files: [{ name: 'variants.csv' }] })
      await send('POST', `${one.id}/apply/`, keeper)
      const done = await ended(keeper, one.id)
      expect(done.state).toBe('APPLIED')
      return done
    }
    const asExcelSaves = (rows: readonly string[][]): string =>
      `\uFEFF${rows.map((row) => row.join(';')).join('\r\n')}\r\n`
    // Rows that SQL made lack what follows from others, which an import adds.
    await imported('prices.csv', await exported('PRICES'))

    const [prices, stocks] = [await exported('PRICES'), await exported('STOCK')]
    const rows = await shop.count('select count(*) from variants where sku is not null')
    for (const text of [prices, stocks]) {
      expect(cells(text)).toHaveLength(rows + 1)
      expect(await looked('variants.csv', text)).toMatchObject({ state: 'LOOKED', files: [{ rows }], nouns: [] })
    }
    const [ofPrices, ofStocks] = [cells(prices), cells(stocks)]
    const column = ([header]: string[][], kind: string): number => header!.findIndex((name) => name.startsWith(kind))
    // Whoever changes prices leaves the stock alone, and the other way round.
    expect([column(ofPrices, 'stock:'), column(ofStocks, 'price:')]).toEqual([-1, -1])
    const [price, stock] = [column(ofPrices, 'price:'), column(ofStocks, 'stock:')]
    const { sku, channel, warehouse } = {
      sku: ofPrices[1]![0],
      channel: ofPrices[0]![price]!.slice(6),
      warehouse: ofStocks[0]![stock]!.slice(6),
    }
    // A point or a comma before three digits may part thousands.
    for (const unclear of ['1.500', '1,500', '12.000']) {
      ofPrices[1]![price] = unclear
      expect(await looked('prices.csv', asExcelSaves(ofPrices))).toMatchObject({ state: 'WRONG' })
    }
    ofPrices[1]![price] = '1 234,5'
    ofStocks.find((row) => row[0] === sku)![stock] = '1 077'
    const priced = await imported('variants (2).csv', asExcelSaves(ofPrices))
    const filled = await imported('stock.csv', asExcelSaves(ofStocks))
    expect(
      await shop.count(
        `select l.price from variant_listings l join variants v on v.id = l.variant_id join channels c on c.id = l.channel_id where v.sku = '${sku}' and c.slug = '${channel}'`,
      ),
    ).toBe(123_450)
    expect(
      await shop.count(
        `select s.quantity from stocks s join variants v on v.id = s.variant_id join warehouses w on w.id = s.warehouse_id where v.sku = '${sku}' and w.slug = '${warehouse}'`,
      ),
    ).toBe(1077)
    const undone = await send('POST', '/api/changes/undo/', keeper, { changes: [filled.change, priced.change] })
    expect(undone).toMatchObject({ status: 200 })
    expect([await exported('PRICES'), await exported('STOCK')]).toEqual([prices, stocks])
    await shop.sql(`delete from variants where sku like 'EXP-%'`)
  })

  it('are asked for by who may see every channel, as a file of a known kind', async () => {
    const clerk = await shop.person({ permissions: ['MANAGE_ORDERS'] })
    const local = await shop.person({ permissions: ['MANAGE_PRODUCTS'], channels: ['eu'] })
    for (const who of [clerk, local])
      expect(await send('POST', '/api/exports/', who, { fileType: 'CSV', of: 'PRICES' })).toMatchObject({ status: 403 })
    for (const wrong of [{ fileType: 'PDF', of: 'PRICES' }, { fileType: 'CSV' }])
      expect(await send('POST', '/api/exports/', keeper, wrong)).toMatchObject({ status: 400 })
    // Nor does who sees one channel get the file that somebody else had made.
    const { id } = (await send('POST', '/api/exports/', keeper, { fileType: 'CSV', of: 'PRICES' })).body
    expect((await send('GET', `/api/exports/${id}/`, keeper)).status).toBe(200)
    expect((await send('GET', `/api/exports/${id}/`, local)).status).toBe(404)
    expect((await send('POST', `/api/exports/${id}/stop/`, local)).status).toBe(404)
    const read = (who: Someone): Promise<Loose> =>
      shop.by(who, 'query($id: ID!) { exportFile(id: $id) { url } }', { id })
    expect((await read(keeper)).url).toContain('/media/')
    expect(await read(local)).toBeNull()
    expect(await shop.by(local, '{ exportFiles(first: 5) { totalCount } }')).toEqual({ totalCount: 0 })
  })

  it('are known by their column of SKUs, and the export of all facts is refused whatever its name is', async () => {
    expect(await looked('workbook.csv', 'sku;name\r\n')).toMatchObject({ files: [{ name: 'variants.csv' }] })
    const facts = 'id,name,variant sku,us (channel price amount)\r\nUHJvZHVjdDox,Haze,A-1,9.50\r\n'
    expect(await begin(keeper, { name: 'facts.csv', text: facts })).toMatchObject({
      status: 400,
      body: [{ code: 'EXPORTED_FILE' }],
    })
    expect(await looked('products.csv', facts)).toMatchObject({
      state: 'WRONG',
      problems: [{ file: 'products.csv', line: 1, code: 'EXPORTED_FILE' }],
    })
  })
})

describe('samples', () => {
  // What every shop has from its first start on.
  beforeAll(async () => {
    await shop.sql(
      `insert into attributes (slug, name, type, input_type) values ('sampled', 'Sampled', 'PRODUCT_TYPE', 'DROPDOWN')`,
    )
    await shop.sql(`insert into page_types (slug, name) values ('sampled', 'Sampled')`)
  })
  it.each(['', '?decimals=comma'])('can be imported one by one and together: %s', async (query) => {
    const { body } = await send('GET', `samples/${query}`, owner)
    const samples = body.samples as { name: string; text: string }[]
    expect(new Set(samples.map(({ name }) => name))).toEqual(new Set([...FILES, 'pages/sample-page.md']))
    for (const sample of [...samples.map((one) => [one]), samples]) {
      const begun = await begin(owner, ...sample)
      expect(begun.status).toBe(202)
      const one = await ended(owner, begun.body.id)
      expect([sample.map(({ name }) => name), one.state, one.problems]).toEqual([
        sample.map(({ name }) => name),
        'LOOKED',
        [],
      ])
      const changesNothing = sample.every(({ name }) => ['variants.csv', 'shop.json'].includes(name))
      expect(one.nouns.length > 0).toBe(!changesNothing)
    }
  })

  it('are those of files that one may import', async () => {
    const { body } = await send('GET', 'samples/', keeper)
    const names = body.samples.map(({ name }: { name: string }) => name)
    expect(names).toContain('variants.csv')
    expect(names).not.toContain('channels.csv')
  })
})

describe('an import', () => {
  it('is looked at, brought in, and undone', async () => {
    const begun = await begin(keeper, CATEGORIES)
    expect(begun).toMatchObject({ status: 202, body: { state: 'LOOKING' } })
    const { id } = begun.body
    expect(await ended(keeper, id)).toMatchObject({
      state: 'LOOKED',
      files: [{ name: 'categories.csv', rows: 2 }],
      nouns: [{ noun: 'Category', created: 2, updated: 0, deleted: 0 }],
      problems: [],
      change: null,
    })
    expect(await categories()).toBe(0)
    expect(await hasTexts(id)).toBe(true)

    expect(await send('POST', `${id}/apply/`, keeper)).toMatchObject({ status: 202, body: { state: 'APPLYING' } })
    const done = await ended(keeper, id)
    expect(done).toMatchObject({ state: 'APPLIED', nouns: [{ noun: 'Category', created: 2 }] })
    expect(await categories()).toBe(2)
    expect(await hasTexts(id)).toBe(false)
    expect(await send('POST', `${id}/apply/`, keeper)).toMatchObject({ status: 409, body: { code: 'NOT_READY' } })

    const { body } = await send('GET', '/api/changes/?noun=Category&first=1', keeper)
    expect(body.changes[0]).toMatchObject({ id: done.change, origin: 'IMPORT', actor: { id: keeper.id } })
    expect(await send('POST', '/api/changes/undo/', keeper, { changes: [done.change] })).toMatchObject({ status: 200 })
    expect(await categories()).toBe(0)
  })

  it('of what is there already changes nothing, and says what it would change', async () => {
    for (const [text, nouns] of [
      ['slug,name\nimported-same,Same\n', [{ noun: 'Category', created: 1, updated: 0, deleted: 0 }]],
      ['slug,name\nimported-same,Same\n', []],
      ['slug,name\nimported-same,Other\n', [{ noun: 'Category', created: 0, updated: 1, deleted: 0 }]],
    ] as const) {
      const { body } = await begin(keeper, { name: 'categories.csv', text })
      expect(await ended(keeper, body.id)).toMatchObject({ state: 'LOOKED', nouns })
      await send('POST', `${body.id}/apply/`, keeper)
      expect(await ended(keeper, body.id)).toMatchObject({ state: 'APPLIED' })
    }
  })

  it('with a wrong row names it and brings in nothing', async () => {
    const text = 'slug,name\nimported-good,Good\n"no good!",Bad\n'
    const { body } = await begin(keeper, { name: 'categories.csv', text })
    expect(await ended(keeper, body.id)).toMatchObject({
      state: 'WRONG',
      problemCount: 1,
      problems: [{ file: 'categories.csv', line: 3 }],
    })
    expect(await hasTexts(body.id)).toBe(false)
    expect(await send('POST', `${body.id}/apply/`, keeper)).toMatchObject({ status: 409 })
    expect(await shop.count("select count(*) from categories where slug = 'imported-good'")).toBe(0)
  })

  it('with a wrong row is gone when its owner begins another, and what was brought in is not', async () => {
    const ids = async () => (await send('GET', '', keeper)).body.imports.map(({ id }: { id: string }) => id)
    const done = (await begin(keeper, CATEGORIES)).body.id
    await ended(keeper, done)
    await send('POST', `${done}/apply/`, keeper)
    await ended(keeper, done)
    const wrong = (await begin(keeper, { name: 'categories.csv', text: 'slug,name\n"no good!",Bad\n' })).body.id
    await ended(keeper, wrong)
    expect(await ids()).toContain(wrong)
    const next = (await begin(keeper, CATEGORIES)).body.id
    await ended(keeper, next)
    expect((await ids()).slice(0, 2)).toEqual([next, done])
    await shop.sql("delete from categories where slug like 'imported-%'")
  })

  it('names the row, the column and the fault of each problem by codes', async () => {
    const { body } = await begin(
      keeper,
      { name: 'categories.csv', text: 'slug,name,colour\nimported-a,A,red\n' },
      { name: 'variants.csv', text: 'sku,product\nNONE-1,nowhere\n' },
    )
    expect((await ended(keeper, body.id)).problems).toEqual([
      {
        file: 'categories.csv',
        line: 1,
        column: 'colour',
        code: 'UNKNOWN_COLUMN',
        params: {},
        message: 'the column "colour" is not known',
      },
      {
        file: 'variants.csv',
        line: 2,
        column: 'product',
        code: 'UNKNOWN_REFERENCE',
        params: { noun: 'product', value: 'nowhere' },
        message: 'product: there is no product "nowhere"',
      },
    ])
  })

  it('takes a file as Excel writes it in Czech and Russian', async () => {
    const text = '\uFEFFslug;name;description\r\nimported-excel;Osivo, ježek;"Pěkné; a ""levné"""\r\n;;\r\n'
    const { body } = await begin(keeper, { name: 'categories.csv', text })
    expect(await ended(keeper, body.id)).toMatchObject({
      state: 'LOOKED',
      files: [{ name: 'categories.csv', rows: 1 }],
      nouns: [{ noun: 'Category', created: 1 }],
    })
  })

  it('that is stopped while it looks or writes brings in nothing', async () => {
    const files = { name: 'categories.csv', text: 'slug,name\nimported-stopped,Stopped\n' }
    /** Does something while nobody else can write categories, so that an import waits in its midst. */
    const held = async (work: () => Promise<void>): Promise<void> => {
      const client = await shop.services.database.pool.connect()
      try {
        await client.query('begin; lock table categories in share mode')
        await work()
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
    let id = ''
    await held(async () => {
      id = (await begin(keeper, files)).body.id
      expect(await send('POST', `${id}/stop/`, other)).toMatchObject({ status: 404 })
      expect(await send('POST', `${id}/stop/`, keeper)).toMatchObject({ status: 202, body: { state: 'LOOKING' } })
    })
    expect(await ended(keeper, id)).toMatchObject({ state: 'STOPPED', nouns: [], change: null })
    expect(await send('POST', `${id}/stop/`, keeper)).toMatchObject({ status: 409, body: { code: 'NOT_RUNNING' } })
    expect(await send('POST', `${id}/apply/`, keeper)).toMatchObject({ status: 409, body: { code: 'NOT_READY' } })

    id = (await begin(keeper, files)).body.id
    expect(await ended(keeper, id)).toMatchObject({ state: 'LOOKED' })
    await held(async () => {
      await send('POST', `${id}/apply/`, keeper)
      expect(await send('POST', `${id}/stop/`, keeper)).toMatchObject({ status: 202, body: { state: 'APPLYING' } })
    })
    expect(await ended(keeper, id)).toMatchObject({ state: 'STOPPED', nouns: [], change: null })
    expect(await shop.count("select count(*) from categories where slug = 'imported-stopped'")).toBe(0)
  })

  it('is brought in although a stop came when it had been looked at already', async () => {
    const { id } = (await begin(keeper, { name: 'categories.csv', text: 'slug,name\nimported-late,Late\n' })).body
    await ended(keeper, id)
    // As by somebody who has read its state a moment before.
    await shop.sql('update staff_imports set is_stopping = true where id = $1', [id])
    await send('POST', `${id}/apply/`, keeper)
    expect(await ended(keeper, id)).toMatchObject({ state: 'APPLIED', nouns: [{ noun: 'Category', created: 1 }] })
    expect(await shop.count("select count(*) from categories where slug = 'imported-late'")).toBe(1)
  })

  it('is brought in once, however often that is asked for at the same moment', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const text = `slug,name\nimported-once-${turn},Once\n`
      const { id } = (await begin(keeper, { name: 'categories.csv', text })).body
      await ended(keeper, id)
      const changes = await shop.count("select count(*) from changes where origin = 'IMPORT'")
      const answers = await Promise.all(Array.from({ length: 4 }, () => send('POST', `${id}/apply/`, keeper)))
      const refused = answers.filter(({ status }) => status !== 202)
      expect(refused).toHaveLength(3)
      for (const answer of refused) {
        expect(answer.status).toBe(409)
        expect(['NOT_READY', 'BUSY']).toContain(answer.body.code)
      }
      const done = await ended(keeper, id)
      expect(done).toMatchObject({ state: 'APPLIED', change: expect.any(String), problems: [] })
      await new Promise(setImmediate)
      expect(await ended(keeper, id)).toEqual(done)
      expect(await shop.count("select count(*) from changes where origin = 'IMPORT'")).toBe(changes + 1)
    }
  })

  it('belongs to who began it, and is forgotten on request', async () => {
    const { body } = await begin(keeper, CATEGORIES)
    await ended(keeper, body.id)
    for (const [method, path] of [
      ['GET', `${body.id}/`],
      ['POST', `${body.id}/apply/`],
      ['DELETE', `${body.id}/`],
    ] as const)
      expect(await send(method, path, other)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    const mine = async (who: Someone): Promise<string[]> =>
      (await send('GET', '', who)).body.imports.map((i: Loose) => i.id)
    expect(await mine(keeper)).toContain(body.id)
    expect(await mine(other)).not.toContain(body.id)
    expect(await send('DELETE', `${body.id}/`, keeper)).toMatchObject({ status: 200 })
    expect(await mine(keeper)).not.toContain(body.id)
    expect(await send('GET', `${body.id}/`, keeper)).toMatchObject({ status: 404 })
  })
})

describe('who may', () => {
  it('is asked for each file', async () => {
    const denied = { status: 403, body: { code: 'PERMISSION_DENIED' } }
    const shopFile = { name: 'shop.json', text: '{}' }
    expect(await begin(keeper, CATEGORIES, shopFile)).toMatchObject(denied)
    expect(await begin(keeper, { name: 'pages/x.md', text: '' })).toMatchObject(denied)
    expect(await begin(keeper, { name: 'gift-cards.csv', text: '' })).toMatchObject(denied)
    const { status, body } = await begin(owner, CATEGORIES, shopFile)
    expect(status).toBe(202)
    await ended(owner, body.id)
  })

  it('must see every channel, and be staff', async () => {
    const narrow = await shop.person({ permissions: ['MANAGE_PRODUCTS'], channels: ['us'] })
    expect(await begin(narrow, CATEGORIES)).toMatchObject({ status: 403 })
    expect(await begin(await shop.person(), CATEGORIES)).toMatchObject({ status: 403 })
    expect(await begin(await shop.program(['MANAGE_PRODUCTS']), CATEGORIES)).toMatchObject({ status: 401 })
    expect(await begin(null, CATEGORIES)).toMatchObject({ status: 401 })
    expect(await send('GET', '', null)).toMatchObject({ status: 401 })
  })
})

describe('bad input', () => {
  it.each([
    [undefined, 'REQUIRED'],
    [[], 'REQUIRED'],
    ['categories.csv', 'REQUIRED'],
    [[{ name: 'categories.csv' }], 'INVALID'],
    [[{ name: 5, text: '' }], 'INVALID'],
    [[null], 'INVALID'],
    [[{ name: 'nothing.csv', text: '' }], 'UNKNOWN_FILE'],
    [[{ name: '../categories.csv', text: '' }], 'UNKNOWN_FILE'],
    [[{ name: 'pages/../../x.md', text: '' }], 'UNKNOWN_FILE'],
    [[{ name: 'state.json', text: '' }], 'UNKNOWN_FILE'],
    [[CATEGORIES, CATEGORIES], 'DUPLICATED_INPUT_ITEM'],
    [Array.from({ length: 201 }, () => CATEGORIES), 'INVALID'],
  ])('%j', async (files, code) => {
    const answer = await send('POST', '', owner, { files })
    expect([answer.status, answer.body[0].code, answer.body[0].field]).toEqual([400, code, 'files'])
  })

  it('files that are too large, and ids that are none', async () => {
    const huge = { name: 'categories.csv', text: 'x'.repeat(17 * 1024 * 1024) }
    expect(await begin(owner, huge)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
    expect(await send('GET', '..%2f..%2fetc/', owner)).toMatchObject({ status: 404 })
    expect(await send('GET', '00000000-0000-4000-8000-000000000000/', owner)).toMatchObject({ status: 404 })
  })
})

describe('the state of an import', () => {
  const age = (id: string, by: string) =>
    shop.sql('update staff_imports set told_at = told_at - $2::interval where id = $1', [id, by])
  it('is failed once nothing was heard of it for half a minute, and another can begin', async () => {
    const { id } = (await begin(keeper, CATEGORIES)).body
    await ended(keeper, id)
    await shop.sql(`update staff_imports set state = 'APPLYING' where id = $1`, [id])
    expect(await begin(keeper, CATEGORIES)).toMatchObject({ status: 409, body: { code: 'BUSY' } })
    await age(id, '31 seconds')
    expect((await send('GET', `${id}/`, keeper)).body.state).toBe('FAILED')
    const next = (await begin(keeper, CATEGORIES)).body.id
    await ended(keeper, next)
    expect((await send('GET', `${id}/`, keeper)).status).toBe(404)
  })
  it('is forgotten after a day, with the texts of its files', async () => {
    const { id } = (await begin(keeper, CATEGORIES)).body
    await ended(keeper, id)
    await age(id, '25 hours')
    expect((await send('GET', `${id}/`, keeper)).status).toBe(404)
    await cleanUp.run(shop.services, new AbortController().signal)
    expect(await hasTexts(id)).toBe(false)
  })
  it('holds what the database cannot store as text', async () => {
    const text = 'slug,name\n"a\0b \ud800",Odd\n'
    const { body } = await begin(keeper, { name: 'categories.csv', text })
    expect(await ended(keeper, body.id)).toMatchObject({ state: 'WRONG', problemCount: 1 })
  })
})

it('warns of SKUs that look like others, of the shop and of the file, and brings them in', async () => {
  const product = (await shop.sql('select slug from products order by id limit 1'))[0]!['slug'] as string
  const [latin, cyrillic] = ['LOOK-KAC-10', 'LOOK-КАС-10']
  // Only one of these is of the shop: 0 and O, 1 and l, a Cyrillic letter.
  const rows = [latin, cyrillic, 'LOOK-KAC-1O', 'look-kac-l0', 'LOOK-KAD-10'].map((sku) => `${sku},${product},Pack\n`)
  const looked = async (...lines: string[]): Promise<Loose> => {
    const { body } = await begin(keeper, { name: 'variants.csv', text: `sku,product,name\n${lines.join('')}` })
    return ended(keeper, body.id)
  }
  const first = await looked(rows[0]!)
  expect(first).toMatchObject({ state: 'LOOKED', warnings: [] })
  await send('POST', `${first.id}/apply/`, keeper)
  expect(await ended(keeper, first.id)).toMatchObject({ state: 'APPLIED' })
  const all = await looked(...rows)
  expect(all).toMatchObject({ state: 'LOOKED', problems: [] })
  expect(all.warnings.map(({ line, code }: Loose) => [line, code])).toEqual(
    [3, 4, 5].map((line) => [line, 'LOOK_ALIKE']),
  )
  const one = await looked(rows[1]!)
  expect(one.warnings).toMatchObject([
    { file: 'variants.csv', line: 2, column: 'sku', params: { value: cyrillic, other: latin } },
  ])
  await send('POST', `${one.id}/apply/`, keeper)
  expect(await ended(keeper, one.id)).toMatchObject({ state: 'APPLIED' })
  expect(await shop.count(`select count(*) from variants where sku like 'LOOK-%'`)).toBe(2)
})
