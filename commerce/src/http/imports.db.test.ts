/** Imports over HTTP: looked at first, brought in by a second word, undone by the change log. */
import { existsSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findImport, importsFolder, stopImport } from '../import/by-staff.ts'
import { openStaffShop, type Someone } from '../testing/staff.ts'

const shop = await openStaffShop()
afterAll(async () => {
  await rm(importsFolder(shop.services), { recursive: true, force: true })
  await shop.close()
})

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
const filesOf = (id: string): string => join(importsFolder(shop.services), id, 'files')

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
    expect(existsSync(filesOf(id))).toBe(true)

    expect(await send('POST', `${id}/apply/`, keeper)).toMatchObject({ status: 202, body: { state: 'APPLYING' } })
    const done = await ended(keeper, id)
    expect(done).toMatchObject({ state: 'APPLIED', nouns: [{ noun: 'Category', created: 2 }] })
    expect(await categories()).toBe(2)
    expect(existsSync(filesOf(id))).toBe(false)
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
    expect(existsSync(filesOf(body.id))).toBe(false)
    expect(await send('POST', `${body.id}/apply/`, keeper)).toMatchObject({ status: 409 })
    expect(await shop.count("select count(*) from categories where slug = 'imported-good'")).toBe(0)
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
    await stopImport(shop.services, (await findImport(shop.services, keeper.key, id))!)
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

describe('a folder of imports that somebody else on the machine may write', () => {
  it('is neither read nor written', async () => {
    const folder = importsFolder(shop.services)
    const { body: mine } = await begin(keeper, CATEGORIES)
    expect(await ended(keeper, mine.id)).toMatchObject({ state: 'LOOKED' })
    await chmod(folder, 0o777)
    expect(await send('GET', '', keeper)).toMatchObject({ status: 200, body: { imports: [] } })
    expect(await send('POST', `${mine.id}/apply/`, keeper)).toMatchObject({ status: 404 })
    expect(await begin(keeper, CATEGORIES)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    await chmod(folder, 0o700)
    expect(await send('POST', `${mine.id}/apply/`, keeper)).toMatchObject({ status: 202 })
    await ended(keeper, mine.id)
  })
})
