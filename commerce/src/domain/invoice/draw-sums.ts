/** The sums at the right, the taxes by rate at the left. Both stay together on one page as long as one can hold them. */
import { BOTTOM, FAINT, heightOf, INK, LEFT, RIGHT, room, RULE, rule, type Sheet, TOP_AGAIN, write } from './sheet.ts'
import { shownRate } from './draw-goods.ts'

interface Sum {
  label: string
  value: string
  isTotal?: boolean
}

const SUMS_LEFT = LEFT + 280
const VALUE_WIDTH = 90
const LINE = 16
const TOTAL_LINE = 24
const TAXES_HEADING = 34
const LABELS = { size: 9, width: RIGHT - SUMS_LEFT - VALUE_WIDTH } as const

function sumsOf({ content, words, money, isTaxed }: Sheet): Sum[] {
  const { total, discount, giftCards, paid } = content
  const given = giftCards.reduce((sum, g) => sum + g.amount, 0)
  const left = total.gross - given - paid
  return [
    ...(discount
      ? [{ label: [words.discount, discount.name].filter(Boolean).join(': '), value: money(-discount.gross) }]
      : []),
    ...(isTaxed
      ? [
          { label: words.subtotal, value: money(total.net) },
          { label: words.includingTax, value: money(total.gross - total.net) },
        ]
      : []),
    { label: words.total, value: money(total.gross), isTotal: true },
    ...giftCards.map((g) => ({ label: `${words.giftCard} ••${g.end}`, value: money(-g.amount) })),
    ...(paid > 0 ? [{ label: words.paid, value: money(-paid) }] : []),
    { label: left < 0 ? words.overpaid : words.toPay, value: money(Math.abs(left)), isTotal: true },
  ]
}

export function drawSums(sheet: Sheet, from: number): void {
  const { content, words, isTaxed } = sheet
  const sums = sumsOf(sheet)
  const taxes = isTaxed ? content.taxes : []
  const isPaid = sums.at(-1)!.value === sheet.money(0)
  const heights = sums.map((s) => (s.isTotal ? TOTAL_LINE : Math.max(LINE, heightOf(sheet, s.label, LABELS) + 4)))
  const notes = [isPaid ? words.paidInFull : '', content.seller.note].filter(Boolean)
  const height = Math.max(
    heights.reduce((a, b) => a + b, 0),
    taxes.length ? TAXES_HEADING + taxes.length * LINE : 0,
  )
  const below = notes.reduce((sum, note) => sum + heightOf(sheet, note, {}) + 6, 14)
  // What no page can hold together, such as dozens of gift cards, goes on over pages, one part after the other.
  const isWhole = height + below <= BOTTOM - TOP_AGAIN
  const y = isWhole ? room(sheet, from, height + below) : from
  const taxesEnd = taxes.length ? drawTaxes(sheet, y) : y
  const sumsEnd = drawLines(sheet, sums, heights, isWhole ? y : taxesEnd)
  let end = (isWhole ? y + height : sumsEnd) + 14
  for (const note of notes)
    end = write(sheet, note, LEFT, room(sheet, end, heightOf(sheet, note, {})), { colour: FAINT }) + 6
}

/** Answers where they end, as `drawTaxes` does. */
function drawLines(sheet: Sheet, sums: readonly Sum[], heights: readonly number[], from: number): number {
  let y = from
  sums.forEach((s, i) => {
    y = room(sheet, y, heights[i]!)
    if (s.isTotal) rule(sheet, y + 2, SUMS_LEFT, 0.9, INK)
    const style = s.isTotal ? ({ face: 'bold', size: 11 } as const) : ({ size: 9 } as const)
    const top = s.isTotal ? y + 7 : y
    const value = { ...style, width: VALUE_WIDTH + 10, align: 'right', isOneLine: true } as const
    write(sheet, s.label, SUMS_LEFT, top, { ...style, width: LABELS.width })
    write(sheet, s.value, RIGHT - VALUE_WIDTH - 10, top, value)
    y += heights[i]!
  })
  return y
}

function drawTaxes(sheet: Sheet, from: number): number {
  const { content, words, money } = sheet
  const ends = [LEFT + 50, LEFT + 120, LEFT + 184, LEFT + 256]
  const cells = (texts: readonly string[], y: number, style: { face?: 'bold'; size: number; colour?: string }): void =>
    texts.forEach((text, i) => {
      const start = i === 0 ? LEFT : ends[i - 1]! + 4
      const place = { width: ends[i]! - start, align: i === 0 ? 'left' : 'right', isOneLine: true } as const
      write(sheet, text, start, y, { ...style, ...place })
    })
  const top = room(sheet, from, TAXES_HEADING + LINE)
  let y = write(sheet, words.taxes, LEFT, top, { face: 'bold', size: 8, colour: FAINT }) + 4
  cells([words.rate, words.net, words.tax, words.gross], y, { size: 8, colour: FAINT })
  y += 13
  sheet.doc.moveTo(LEFT, y).lineTo(ends[3]!, y).lineWidth(0.6).strokeColor(RULE).stroke()
  y += 4
  for (const t of content.taxes) {
    y = room(sheet, y, LINE)
    cells([shownRate(t.rate, sheet), money(t.net), money(t.gross - t.net), money(t.gross)], y, { size: 8.5 })
    y += LINE
  }
  return y
}
