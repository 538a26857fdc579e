/** The table of what was sold, over as many pages as it takes: rows are never cut, and each page repeats the heading. */
import { BOTTOM, FAINT, heightOf, INK, LEFT, RIGHT, rule, type Sheet, TOP_AGAIN, write } from './sheet.ts'

interface Column {
  title: string
  x: number
  width: number
  align: 'left' | 'right'
  of: (row: Row) => string
}

interface Row {
  name: string
  detail: string
  quantity: string
  unit: number | null
  rate: number
  net: number
  gross: number
}

const percent = (rate: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(rate).replace(/\s/g, '\u00a0')

export const shownRate = (rate: number, { content }: Pick<Sheet, 'content'>): string =>
  percent(Math.round(rate * 1e6) / 1e6, content.language)

function columnsOf(sheet: Sheet): Column[] {
  const { words, money, isTaxed } = sheet
  const right = (title: string, end: number, width: number, of: Column['of']): Column => ({
    title,
    x: end - width,
    width,
    align: 'right',
    of,
  })
  const unit = (row: Row) => (row.unit === null ? '' : money(row.unit))
  const item = (width: number): Column => ({ title: words.item, x: LEFT, width, align: 'left', of: (row) => row.name })
  if (!isTaxed)
    return [
      item(270),
      right(words.quantity, LEFT + 320, 42, (row) => row.quantity),
      right(words.unitPrice, LEFT + 410, 84, unit),
      right(words.amount, RIGHT, 84, (row) => money(row.gross)),
    ]
  return [
    item(158),
    right(words.quantity, LEFT + 199, 38, (row) => row.quantity),
    right(words.unitNet, LEFT + 269, 66, unit),
    right(words.rate, LEFT + 310, 38, (row) => shownRate(row.rate, sheet)),
    right(words.net, LEFT + 374, 62, (row) => money(row.net)),
    right(words.tax, LEFT + 432, 56, (row) => money(row.gross - row.net)),
    right(words.gross, RIGHT, 64, (row) => money(row.gross)),
  ]
}

function rowsOf({ content, words, money, isTaxed }: Sheet): Row[] {
  const rows: Row[] = content.lines.map((l) => ({
    name: l.name,
    detail: [l.detail, l.discount > 0 ? `${money(-l.discount)} ${words.discounted}` : ''].filter(Boolean).join('\n'),
    quantity: String(l.quantity),
    unit: isTaxed ? l.unitNet : l.unitGross,
    rate: l.taxRate,
    net: l.net,
    gross: l.gross,
  }))
  const { shipping } = content
  if (shipping)
    rows.push({
      name: words.shipping,
      detail: shipping.name,
      quantity: '1',
      unit: isTaxed ? shipping.net : shipping.gross,
      rate: shipping.taxRate,
      net: shipping.net,
      gross: shipping.gross,
    })
  return rows
}

function drawHeading(sheet: Sheet, columns: readonly Column[], y: number): number {
  const style = { size: 8, face: 'bold', colour: FAINT } as const
  const height = Math.max(...columns.map((c) => heightOf(sheet, c.title, { ...style, width: c.width })))
  for (const { title, x, width, align } of columns) {
    const own = heightOf(sheet, title, { ...style, width })
    write(sheet, title, x, y + height - own, { ...style, width, align })
  }
  rule(sheet, y + height + 3, LEFT, 0.9, INK)
  return y + height + 9
}

/** Answers where the sums may stand. */
export function drawGoods(sheet: Sheet, from: number): number {
  const columns = columnsOf(sheet)
  const [first] = columns
  let y = drawHeading(sheet, columns, from)
  for (const row of rowsOf(sheet)) {
    const detail = { size: 8, colour: FAINT, width: first!.width } as const
    const height =
      heightOf(sheet, row.name, { width: first!.width }) + (row.detail ? heightOf(sheet, row.detail, detail) + 1 : 0)
    if (y + height > BOTTOM) {
      sheet.doc.addPage()
      y = drawHeading(sheet, columns, TOP_AGAIN)
    }
    const ends = columns.map(({ x, width, align, of }) =>
      write(sheet, of(row), x, y, { width, align, isOneLine: align === 'right' }),
    )
    if (row.detail) ends.push(write(sheet, row.detail, LEFT, ends[0]! + 1, detail))
    y = Math.max(...ends) + 5
    rule(sheet, y)
    y += 6
  }
  return y + 8
}
