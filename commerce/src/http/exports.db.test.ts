/** Files of many rows: how far they are, how they are stopped, and that each is there whole or not at all. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { makeNextExport } from '../domain/export/files.ts'
import { csvOf } from '../domain/export/csv.ts'
import { xlsxOf } from '../domain/export/xlsx.ts'
import { openStaffShop, type Someone } from '../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const keeper = await shop.person({ permissions: ['MANAGE_PRODUCTS'] })
const clerk = await shop.person({ permissions: ['MANAGE_DISCOUNTS'] })
const PRODUCTS = 3000
await shop.sql(
  `insert into products (name, slug, product_type_id)
    select 'Many ' || n, 'many-' || n, (select id from product_types order by id limit 1) from generate_series(1, ${PRODUCTS}) n`,
)
/** Products without variants have a row, too. */
const rows = await shop.count('select count(*) from products p left join variants v on v.product_id = p.id')

const begin = async (fileType: 'CSV' | 'XLSX'): Promise<string> => {
  const input = { scope: 'ALL', fileType, exportInfo: { fields: ['NAME', 'VARIANT_SKU'] } }
  const { exportFile } = await shop.by(
    keeper,
    'mutation($i: ExportProductsInput!) { exportProducts(input: $i) { exportFile { id status } errors { code } } }',
    { i: input },
  )
  expect(exportFile.status).toBe('PENDING')
  return exportFile.id
}
async function ask(method: 'GET' | 'POST', path: string, who: Someone | null = keeper) {
  const answer = await shop.app.inject({
    method,
    url: `/api/exports/${path}/`,
    headers: { host: 'shop.test', ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
    ...(method === 'POST' ? { payload: {} } : {}),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const urlOf = async (id: string): Promise<string> =>
  new URL((await shop.by(keeper, 'query($id: ID!) { exportFile(id: $id) { url } }', { id })).url).pathname
const files = (): string[] => {
  const folder = join(shop.services.settings.mediaFolder, 'originals')
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /csv|xlsx|tmp/.test(name))
    : []
}

it('a file that is made tells how far it is, is ended by who may, and leaves nothing', async () => {
  const id = await begin('CSV')
  expect(await ask('GET', id)).toEqual({ status: 200, body: { id, status: 'PENDING', rowsDone: 0, rowsAll: null } })
  expect((await ask('GET', id, null)).status).toBe(401)
  for (const refused of [await ask('GET', id, clerk), await ask('GET', 'x'), await ask('POST', `${id}/stop`, clerk)])
    expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  // The process ends in the middle: the next one begins anew.
  let asked = 0
  expect(await makeNextExport(shop.services, () => ++asked > 100)).toBe(false)
  expect(files()).toEqual([])
  // Another process makes it, somebody sees how far it is and stops it.
  const [real, seen] = [performance.now.bind(performance), [] as { body: { rowsDone: number; rowsAll: number } }[]]
  let turned = 0
  performance.now = () => real() + turned
  try {
    const making = makeNextExport(shop.services, () => {
      turned += 10
      return false
    })
    await expect
      .poll(
        async () => {
          const now = await ask('GET', id)
          if (now.body.rowsDone > 0) seen.push(now)
          return seen.length
        },
        { interval: 1 },
      )
      .toBeGreaterThan(0)
    expect(seen[0]!.body.rowsAll).toBe(rows)
    expect(seen[0]!.body.rowsDone).toBeLessThanOrEqual(rows)
    expect(await ask('POST', `${id}/stop`)).toMatchObject({ status: 202, body: { status: 'DELETED' } })
    await making
  } finally {
    performance.now = real
  }
  expect(await ask('POST', `${id}/stop`)).toMatchObject({ status: 409, body: { code: 'NOT_RUNNING' } })
  expect(await ask('GET', id)).toMatchObject({ body: { status: 'DELETED' } })
  expect(files()).toEqual([])
  expect(await makeNextExport(shop.services)).toBe(false)
})

it('whole files are served in pieces: every row once, as text and as a workbook', async () => {
  const [csv, sheet] = [await begin('CSV'), await begin('XLSX')]
  while (await makeNextExport(shop.services));
  expect(await ask('GET', csv)).toMatchObject({ body: { status: 'SUCCESS', rowsDone: rows, rowsAll: rows } })
  const [text, book] = await Promise.all(
    [csv, sheet].map(async (id) => shop.app.inject({ method: 'GET', url: await urlOf(id) })),
  )
  const lines = text!.payload.trim().split('\r\n')
  expect(lines[0]).toBe('id,name,variant sku')
  expect(new Set(lines).size).toBe(rows + 1)
  expect(text!.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-length': String(text!.rawPayload.length),
  })
  const [content] = unzip(book!.rawPayload)
    .get('xl/worksheets/sheet1.xml')!
    .match(/<sheetData>.*<\/sheetData>/s)!
  expect(content.match(/<row>/g)).toHaveLength(rows + 1)
  expect(content).toContain('Many 2999')
})

it('a sheet that is full goes on in the next, and a fault of the rows ends the file', async () => {
  const table = async function* () {
    yield ['n', 'text']
    for (let n = 1; n <= 5; n++) yield [n, `${n} < & "`]
  }
  const pieces: Buffer[] = []
  for await (const piece of xlsxOf(table(), 3)) pieces.push(piece)
  const parts = unzip(Buffer.concat(pieces))
  expect([...parts.keys()].filter((name) => name.includes('sheets/'))).toHaveLength(3)
  expect(parts.get('xl/worksheets/sheet2.xml')).toContain('<c><v>3</v></c>')
  expect(parts.get('xl/worksheets/sheet2.xml')!.match(/<row>/g)).toHaveLength(3)
  expect(parts.get('xl/workbook.xml')!.match(/<sheet /g)).toHaveLength(3)
  const broken = async function* () {
    yield ['n']
    throw new Error('gone')
  }
  for (const made of [xlsxOf(broken()), csvOf(broken())])
    await expect(shop.services.media.putStream(made, { extension: 'csv' })).rejects.toThrow('gone')
  expect(files().filter((name) => name.endsWith('.tmp'))).toEqual([])
})

it('a text that begins like a number and is a formula is none in a spreadsheet', async () => {
  const table = async function* () {
    yield ['-2+3+cmd|!A0', '-5', '-5.50', '-', '=1', 'a-1', -3]
  }
  const pieces: Buffer[] = []
  for await (const piece of csvOf(table())) pieces.push(piece)
  expect(Buffer.concat(pieces).toString()).toBe("'-2+3+cmd|!A0,-5,-5.50,'-,'=1,a-1,-3\r\n")
})

it('a workbook holds no text that programs take for damage', async () => {
  const table = async function* () {
    yield ['a\uFFFE\uFFFF\u0001b', `${'x'.repeat(32_765)}🌱${'y'.repeat(10)}`]
  }
  const pieces: Buffer[] = []
  for await (const piece of xlsxOf(table())) pieces.push(piece)
  const sheet = unzip(Buffer.concat(pieces)).get('xl/worksheets/sheet1.xml')!
  expect([...sheet.matchAll(/<t xml:space="preserve">([^<]*)</g)].map(([, text]) => text)).toEqual([
    'ab',
    `${'x'.repeat(32_765)}…`,
  ])
})

/** The files of a ZIP archive, by its directory at the end. */
function unzip(archive: Buffer): Map<string, string> {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  const found = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, size, name] = [at + 20, at + 24, at + 28].map((place, i) =>
      i < 2 ? archive.readUInt32LE(place) : archive.readUInt16LE(place),
    ) as [number, number, number]
    const head = archive.readUInt32LE(at + 42)
    const begin = head + 30 + archive.readUInt16LE(head + 26)
    const content = inflateRawSync(archive.subarray(begin, begin + packed))
    expect(content.length).toBe(size)
    found.set(archive.toString('utf8', at + 46, at + 46 + name), content.toString('utf8'))
    at += 46 + name
  }
  return found
}
