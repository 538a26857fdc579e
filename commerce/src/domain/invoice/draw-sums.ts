/** The sums at the right, the taxes by rate at the left. Both stay together on one page. */
import { BOTTOM, FAINT, heightOf, INK, LEFT, RIGHT, rule, type Sheet, write } from './sheet.ts'
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
  const labels = { size: 9, width: RIGHT - SUMS_LEFT - VALUE_WIDTH } as const
  const heights = sums.map((s) => (s.isTotal ? TOTAL_LINE : Math.max(LINE, heightOf(sheet, s.label, labels) + 4)))
  const notes = [isPaid ? words.paidInFull : '', content.seller.note].filter(Boolean)
  const height = Math.max(
    heights.reduce((a, b) => a + b, 0),
    taxes.length ? 34 + taxes.length * LINE : 0,
  )
  const below = notes.reduce((sum, note) => sum + heightOf(sheet, note, {}) + 6, 14)
  let y = from
  if (y + height + below > BOTTOM) {
    sheet.doc.addPage()
    y = 48
  }
  let at = y
  sums.forEach((s, i) => {
    if (s.isTotal) rule(sheet, at + 2, SUMS_LEFT, 0.9, INK)
    const style = s.isTotal ? ({ face: 'bold', size: 11 } as const) : ({ size: 9 } as const)
    const top = s.isTotal ? at + 7 : at
    write(sheet, s.label, SUMS_LEFT, top, { ...style, width: labels.width })
    write(sheet, s.value, RIGHT - VALUE_WIDTH - 10, top, { ...style, width: VALUE_WIDTH + 10, align: 'right' })
    at += heights[i]!
  })
  if (taxes.length) drawTaxes(sheet, y)
  let end = y + height + 14
  for (const note of notes) end = write(sheet, note, LEFT, end, { colour: FAINT }) + 6
}

function drawTaxes(sheet: Sheet, from: number): void {
  const { content, words, money } = sheet
  const ends = [LEFT + 50, LEFT + 120, LEFT + 184, LEFT + 256]
  const cells = (texts: readonly string[], y: number, style: { face?: 'bold'; size: number; colour?: string }): void =>
    texts.forEach((text, i) => {
      const start = i === 0 ? LEFT : ends[i - 1]! + 4
      write(sheet, text, start, y, { ...style, width: ends[i]! - start, align: i === 0 ? 'left' : 'right' })
    })
  let y = write(sheet, words.taxes, LEFT, from, { face: 'bold', size: 8, colour: FAINT }) + 4
  cells([words.rate, words.net, words.tax, words.gross], y, { size: 8, colour: FAINT })
  y += 13
  sheet.doc.moveTo(LEFT, y).lineTo(ends[3]!, y).lineWidth(0.6).strokeColor('#c9d0ca').stroke()
  y += 4
  for (const t of content.taxes) {
    cells([shownRate(t.rate, sheet), money(t.net), money(t.gross - t.net), money(t.gross)], y, { size: 8.5 })
    y += LINE
  }
}
