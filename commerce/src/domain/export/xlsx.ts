/** Tables as a workbook of one sheet (Office Open XML): a ZIP archive of a few XML files, stored without compression. */
import { crc32 } from 'node:zlib'
import type { Cell } from './kinds.ts'

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
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')

const cell = (value: Cell): string => {
  if (value === null) return '<c/>'
  return typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

const parts = (rows: readonly (readonly Cell[])[]): [string, string][] => [
  [
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Export" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
  [
    'xl/worksheets/sheet1.xml',
    `${HEAD}<worksheet xmlns="${SHEET}"><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
  ],
]

/** The first day that a ZIP archive can name. */
const DATE = 0x21

/** The fields that a file's own header and its entry in the archive's directory share. */
function header(name: Buffer, content: Buffer): Buffer {
  const b = Buffer.alloc(26)
  b.writeUInt16LE(20, 0)
  b.writeUInt16LE(DATE, 8)
  b.writeUInt32LE(crc32(content), 10)
  b.writeUInt32LE(content.length, 14)
  b.writeUInt32LE(content.length, 18)
  b.writeUInt16LE(name.length, 22)
  return b
}

const signed = (signature: number): Buffer => {
  const b = Buffer.alloc(4)
  b.writeUInt32LE(signature)
  return b
}

export function toXlsx(rows: readonly (readonly Cell[])[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of parts(rows)) {
    const name = Buffer.from(path)
    const content = Buffer.from(text)
    const shared = header(name, content)
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(offset, 10)
    directory.push(signed(0x02014b50), Buffer.from([20, 0]), shared, entry, name)
    const file = Buffer.concat([signed(0x04034b50), shared, name, content])
    files.push(file)
    offset += file.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts([]).length, 4)
  end.writeUInt16LE(parts([]).length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, entries, signed(0x06054b50), end])
}
