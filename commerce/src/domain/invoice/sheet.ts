/** The sheet on which an invoice is drawn: its measures, its faces, and how texts and rules are set. */
import { ink, ink3, rule as hairline } from '@semena/contract/palette'
import type PDFDocument from 'pdfkit'
import type { InvoiceContent } from './content.ts'
import { lettered } from './letters.ts'
import type { InvoiceWords } from './words.ts'

/** Points; an A4 page is 595 × 842. */
export const LEFT = 48
export const RIGHT = 547
export const WIDTH = RIGHT - LEFT
export const TOP = 48
/** The upper edge of the text on every page but the first. */
export const TOP_AGAIN = 48
/** Where the text of a page ends; below stands its foot. */
export const BOTTOM = 772
export const INK = ink.light
export const FAINT = ink3.light
export const RULE = hairline.light

export interface Sheet {
  doc: typeof PDFDocument.prototype
  words: InvoiceWords
  content: InvoiceContent
  money: (minor: number) => string
  /** Whether any tax stands on it. */
  isTaxed: boolean
}

export type Face = 'text' | 'bold'

export interface Style {
  size?: number
  face?: Face
  colour?: string
  width?: number
  align?: 'left' | 'right'
  /** Whether it must not be broken, like an amount; then it stands in smaller letters where it has to. */
  isOneLine?: boolean
}

/** Writes a text whose upper edge is at `y`; answers where the next one may stand. */
export function write(
  { doc }: Pick<Sheet, 'doc'>,
  text: string,
  x: number,
  y: number,
  { size = 9, face = 'text', colour = INK, width = WIDTH, align = 'left', isOneLine = false }: Style = {},
): number {
  const options = { width, align, lineGap: 1.5 }
  const { text: shown, font } = set(text, face)
  doc.font(font).fontSize(size).fillColor(colour)
  const needed = isOneLine ? doc.widthOfString(shown) : 0
  if (needed > width) doc.fontSize(Math.floor((size * width * 10) / needed) / 10)
  const height = doc.heightOfString(shown, options)
  doc.text(shown, x, y, options)
  return y + height
}

/** How high a text becomes. */
export function heightOf(
  { doc }: Pick<Sheet, 'doc'>,
  text: string,
  { size = 9, face = 'text', width = WIDTH }: Style,
): number {
  const { text: shown, font } = set(text, face)
  return doc.font(font).fontSize(size).heightOfString(shown, { width, lineGap: 1.5 })
}

/** The text as it is drawn, and the name of the font that has its letters. */
function set(entered: string, face: Face): { text: string; font: string } {
  const { text, isSpare } = lettered(entered)
  return { text, font: isSpare ? `spare ${face}` : face }
}

export function rule({ doc }: Pick<Sheet, 'doc'>, y: number, from = LEFT, weight = 0.6, colour: string = RULE): void {
  doc.moveTo(from, y).lineTo(RIGHT, y).lineWidth(weight).strokeColor(colour).stroke()
}

/** Where something of that height may stand: at `y`, or on a new page. */
export function room({ doc }: Pick<Sheet, 'doc'>, y: number, height: number): number {
  if (y + height <= BOTTOM) return y
  doc.addPage()
  return TOP_AGAIN
}
