/**
 * Tables as a workbook (Office Open XML), row by row: a ZIP archive of a few XML files. A sheet holds at most 1,048,576
 * rows; what is more goes on in the next, under the same names of columns.
 */
import type { Cell } from './kinds.ts'
import { inPieces } from './pieces.ts'
import { createZip } from './zip.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // Characters that XML does not allow.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')

/** The most code units of a cell's text; a workbook with a longer one counts as damaged. */
const MOST_TEXT = 32_767

const clipped = (text: string): string =>
  text.length > MOST_TEXT
    ? `${text
        .slice(0, MOST_TEXT - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
    : text

const cell = (value: Cell): string => {
  if (value === null) return '<c/>'
  return typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(clipped(value))}</t></is></c>`
}

const rowText = (row: readonly Cell[]): string => `<row>${row.map(cell).join('')}</row>`

export const MOST_ROWS = 1_048_576

/** The bytes of the file, in pieces. `mostRows` is for tests. */
export async function* xlsxOf(
  rows: AsyncIterable<readonly Cell[]>,
  mostRows: number = MOST_ROWS,
): AsyncGenerator<Buffer> {
  const zip = createZip()
  const left = rows[Symbol.asyncIterator]()
  let next = await left.next()
  const names = next.done ? [] : next.value
  const sheet = async function* (begin: readonly Cell[] | null): AsyncGenerator<string> {
    yield `${HEAD}<worksheet xmlns="${SHEET}"><sheetData>`
    if (begin) yield rowText(begin)
    for (let count = begin ? 1 : 0; count < mostRows && !next.done; count++) {
      yield rowText(next.value)
      next = await left.next()
    }
    yield '</sheetData></worksheet>'
  }
  let sheets = 0
  try {
    do {
      const content = inPieces(sheet(sheets === 0 ? null : names), (text) => text)
      yield* zip.file(`xl/worksheets/sheet${++sheets}.xml`, content)
    } while (!next.done)
  } finally {
    await left.return?.()
  }
  for (const [path, text] of about(sheets))
    yield* zip.file(
      path,
      inPieces(once(text), (t) => t),
    )
  yield zip.end()
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

/** The files that say what the sheets are. */
function about(count: number): [string, string][] {
  const sheets = Array.from({ length: count }, (_, i) => i + 1)
  const all = (write: (n: number) => string): string => sheets.map(write).join('')
  return [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>${all((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${KIND}.worksheet+xml"/>`)}</Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>${all((n) => `<sheet name="Export${n === 1 ? '' : ` ${n}`}" sheetId="${n}" r:id="r${n}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all((n) => `<Relationship Id="r${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
    ],
  ]
}
