import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { csvOf } from '../domain/export/csv.ts'
import { readCsv } from './csv.ts'
import { Problems } from './problems.ts'
import { Row } from './row.ts'
import { type Separator, separatorIn } from './separator.ts'

/** A file as spreadsheets write it, in pieces of some bytes. */
function* inPieces(text: string, size: number): Generator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(text: string, { key = ['sku'], size = 64_000 }: { key?: string[]; size?: number } = {}) {
  const problems = new Problems()
  const csv = await readCsv('a.csv', Readable.from(inPieces(text, size), { objectMode: false }), { key, problems })
  const rows: Record<string, string>[] = []
  for await (const { cells } of csv?.rows ?? []) rows.push(Object.fromEntries(cells))
  return { header: csv?.header, rows, problems: problems.list.map(({ line, code }) => `${line} ${code}`) }
}

describe('what parts the cells', () => {
  test.each<[string, string, Separator]>([
    ['sku,name', 'commas', ','],
    ['sku;name', 'semicolons', ';'],
    ['sku\tname', 'tabs', '\t'],
    ['\uFEFFsku;name', 'semicolons behind a mark of byte order', ';'],
    ['\r\n\r\n"sku";name', 'semicolons behind empty lines', ';'],
    ['sku', 'one column alone', ','],
    ['sku,meta:a;b;c;d', 'a column that holds semicolons', ','],
    ['"meta:a;b;c";sku;"meta:d,e,f,g"', 'quoted columns that hold both', ';'],
    ['"meta:a\nsku,b";name;sku', 'a quoted column with a line break', ';'],
    ['"meta:""sku,x""";sku', 'a quoted column with quotes', ';'],
    ['code;name;value', 'no key, and semicolons', ';'],
    ['code,name;value,more', 'no key, and more commas', ','],
    ['sku;name\n"a;b","c,d,e,f,g,h,i"', 'only the first line counts', ';'],
    ['', 'nothing', ','],
    ['sep=;\r\nsku;price:eu', 'a line that says it', ';'],
    ['\uFEFF"sep=,"\nname,a;b;c', 'a quoted line that says it', ','],
  ])('%j: %s', (text, _, separator) => {
    expect(separatorIn(text, ['sku'])).toBe(separator)
  })
})

/** A cell as any spreadsheet quotes it. */
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
const text = fc
  .string({ unit: fc.constantFrom('a', 'ě', 'Я', ' ', ',', ';', '\t', '"', '\n', '0') })
  .map((cell) => `x${cell}x`)

it('is read the same whatever parts the cells, and wherever its pieces end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(text, { minLength: 0, maxLength: 3 }),
      fc.array(fc.array(text, { minLength: 4, maxLength: 4 }), { maxLength: 4 }),
      fc.constantFrom<Separator>(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      fc.integer({ min: 1, max: 20 }),
      async (names, lines, separator, end, hasMark, size) => {
        const header = [...names, 'sku']
        const cells = lines.map((line) => line.slice(0, header.length))
        const file = [header, ...cells].map((line) => line.map(quoted).join(separator) + end).join('')
        expect(await read((hasMark ? '\uFEFF' : '') + file, { size })).toEqual({
          header,
          rows: cells.map((line) => Object.fromEntries(header.map((name, i) => [name, line[i]]))),
          problems: [],
        })
      },
    ),
  )
})

it('passes over rows that a spreadsheet leaves empty, and still tells the lines of others', async () => {
  expect(await read('sku;name\r\nA;1\r\n;\r\n;\r\nB\r\n')).toMatchObject({
    rows: [{ sku: 'A', name: '1' }],
    problems: ['5 CELL_COUNT'],
  })
})

it('of another encoding is refused by its header once', async () => {
  const utf16 = new TextDecoder().decode(Buffer.from('\uFEFFsku\tname\r\nA\t1\r\n', 'utf16le'))
  expect(await read(utf16)).toEqual({ header: undefined, rows: [], problems: ['1 NOT_UTF_8'] })
})

it('takes back the apostrophes that exports lead formulas with', async () => {
  const cells = ['=A1', "'=A1", "''-x", '-x', '-5.5', "'tis", '+x', '@x', '-', '-5,5', "it's"]
  const lines = async function* () {
    yield ['sku']
    for (const cell of cells) yield [cell]
  }
  const pieces: Buffer[] = []
  for await (const piece of csvOf(lines())) pieces.push(piece)
  expect((await read(Buffer.concat(pieces).toString())).rows.map(({ sku }) => sku)).toEqual(cells)
})

describe('a number', () => {
  const row = (cell: string, hasDecimalCommas: boolean) => {
    const problems = new Problems()
    const one = new Row({ file: 'a.csv', line: 2, cells: new Map([['n', cell]]), hasDecimalCommas }, problems)
    return { one, told: () => problems.list.map(({ code, column }) => `${column} ${code}`) }
  }
  test.each([
    // Cell, the amount in cents where semicolons part cells, and where others do; null for none.
    ['12.50', 1250, 1250],
    ['12,50', 1250, 1250],
    ['12,5', 1250, 1250],
    ['1,234', null, null],
    ['1 234,50', 123_450, 123_450],
    ['1\u00A0234\u00A0567,5', 123_456_750, 123_456_750],
    ['1\u202F234.5', 123_450, 123_450],
    ['1 234', 123_400, 123_400],
    ['1 23', null, null],
    ['1.234,50', null, null],
    ['1,234.50', null, null],
    ['1,2,3', null, null],
    [',5', null, null],
    ['5,', null, null],
    ['12,50 Kč', null, null],
  ])('%s', (cell, withCommas, withPoints) => {
    for (const [hasDecimalCommas, cents] of [
      [true, withCommas],
      [false, withPoints],
    ] as const) {
      const { one, told } = row(cell, hasDecimalCommas)
      expect(one.money('n', 'CZK') ?? null).toBe(cents)
      expect(told()).toHaveLength(cents === null ? 1 : 0)
    }
  })

  it('is whole with spaces between thousands, and not with a comma', () => {
    expect(row('1 500', true).one.integer('n')).toBe(1500)
    const wrong = row('1,5', true)
    expect(wrong.one.integer('n')).toBeUndefined()
    expect(wrong.told()).toEqual(['n NOT_WHOLE'])
  })
})

describe('what spreadsheets and web pages leave', () => {
  it('a line that names the separator is no header, and lines keep their numbers', async () => {
    expect(await read('sep=;\r\nsku;price:eu\r\nA;12,50\r\nB\r\n')).toEqual({
      header: ['sku', 'price:eu'],
      rows: [{ sku: 'A', 'price:eu': '12,50' }],
      problems: ['4 CELL_COUNT'],
    })
  })

  it('columns without a name and without a value are passed over, one with a value is not', async () => {
    expect(await read('sku;;price:eu;;\r\nA;;12,50;;\r\nB;;13,50\r\nC;;1;;;;\r\nD;x;1;;\r\nE;;1;;;y\r\n')).toEqual({
      header: ['sku', 'price:eu'],
      rows: [
        { sku: 'A', 'price:eu': '12,50' },
        { sku: 'B', 'price:eu': '13,50' },
        { sku: 'C', 'price:eu': '1' },
      ],
      problems: ['5 NAMELESS_COLUMN', '6 CELL_COUNT'],
    })
  })

  it('what nobody sees is no part of a key', async () => {
    expect(await read('\u200Bsku,name\nA-1\u200B,x\nB\u00AD-2,y\n')).toMatchObject({
      header: ['sku', 'name'],
      rows: [{ sku: 'A-1' }, { sku: 'B-2' }],
      problems: [],
    })
  })
})

test.each([
  ['12,50', ',', 1250],
  ['12,50', '\t', 1250],
  ['1 234,50', ',', 123_450],
  ['1,500', ',', undefined],
  ['1,234.50', ',', undefined],
  ['1.500', ',', 150],
])('the amount %j where %j parts cells', (value, separator, minor) => {
  const cells = new Map([['price', value]])
  const row = new Row({ file: 'a.csv', line: 2, cells, hasDecimalCommas: separator === ';' }, new Problems())
  expect(row.money('price', 'EUR')).toBe(minor)
})
