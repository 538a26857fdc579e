/** Draws invoices as a PDF of A4 pages (decision 0032). The same content gives the same document. */
import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Services } from '../../context.ts'
import { amount, calendarDay } from '../mail/format.ts'
import type { InvoiceContent, InvoiceParty } from './content.ts'
import { drawGoods } from './draw-goods.ts'
import { drawSums } from './draw-sums.ts'
import { FAINT, LEFT, RIGHT, rule, type Sheet, TOP, WIDTH, write } from './sheet.ts'
import { INVOICE_WORDS } from './words.ts'

const FACES = {
  text: '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
  bold: '@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf',
  'spare text': '@expo-google-fonts/manrope/400Regular/Manrope_400Regular.ttf',
  'spare bold': '@expo-google-fonts/manrope/600SemiBold/Manrope_600SemiBold.ttf',
} as const

let fonts: Promise<[name: string, file: Buffer][]> | undefined

/** The files of the faces, read at the first invoice. */
const readFonts = (): Promise<[string, Buffer][]> =>
  Promise.all(
    Object.entries(FACES).map(async ([name, path]): Promise<[string, Buffer]> => [
      name,
      await readFile(fileURLToPath(import.meta.resolve(path))),
    ]),
  )

/** The room of a logo, in points. */
const LOGO = { width: 180, height: 42 }

/** The logos of invoices by their paths. */
async function logosOf(
  contents: readonly InvoiceContent[],
  media: Pick<Services['media'], 'original'>,
): Promise<ReadonlyMap<string, Buffer>> {
  const paths = new Set(contents.flatMap(({ seller }) => seller.logo ?? []))
  const read = await Promise.all(
    Array.from(paths, async (path) => [path, (await media.original(path).catch(() => null))?.content] as const),
  )
  return new Map(read.flatMap(([path, content]) => (content ? [[path, content] as const] : [])))
}

const titleOf = (content: InvoiceContent): string => {
  const words = INVOICE_WORDS[content.language]
  return `${isTaxed(content) ? words.taxInvoice : words.invoice} ${content.number}`
}

const isTaxed = ({ taxes }: InvoiceContent): boolean => taxes.some((t) => t.gross !== t.net)

/**
 * Draws one invoice, or several one after the other, each with pages of its own. `media` has their logos; one that cannot
 * be had leaves the name.
 */
export async function drawInvoices(
  contents: readonly [InvoiceContent, ...InvoiceContent[]],
  media: Pick<Services['media'], 'original'>,
): Promise<Buffer> {
  const { default: Document } = await import('pdfkit')
  const read = await (fonts ??= readFonts())
  const logos = await logosOf(contents, media)
  const [first] = contents
  const last = contents.at(-1)!
  const issuedAt = new Date(`${first.issuedOn}T00:00:00Z`)
  const doc = new Document({
    size: 'A4',
    margins: { top: TOP, left: LEFT, right: 595 - RIGHT, bottom: 0 },
    bufferPages: true,
    lang: first.language,
    displayTitle: true,
    info: {
      Title: first === last ? titleOf(first) : `${titleOf(first)} – ${last.number}`,
      Author: first.seller.name,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  for (const [name, file] of read) doc.registerFont(name, file)
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  for (const content of contents) {
    if (content !== first) {
      // Others are answered between two invoices.
      // oxlint-disable-next-line no-await-in-loop
      await setImmediate()
      doc.addPage()
    }
    drawOne(doc, content, logos.get(content.seller.logo ?? ''))
  }
  doc.end()
  return done
}

/** Draws an invoice from the page on that the document has just begun. */
function drawOne(doc: Sheet['doc'], content: InvoiceContent, logo: Buffer | undefined): void {
  const { currency, language } = content
  const words = INVOICE_WORDS[language]
  const money = (minor: number): string => amount(minor, currency, language)
  const sheet: Sheet = { doc, words, content, isTaxed: isTaxed(content), money }
  const from = doc.bufferedPageRange().count - 1
  let y = drawHead(sheet, logo)
  y = drawParties(sheet, y)
  y = drawGoods(sheet, y)
  drawSums(sheet, y)
  drawFeet(sheet, from)
}

/** The heading with the number at the left, dates and the order at the right. */
function drawHead(sheet: Sheet, logo: Buffer | undefined): number {
  const { doc, words, content, isTaxed } = sheet
  const language = content.language
  let left = TOP + LOGO.height
  if (logo) doc.image(logo, LEFT, TOP, { fit: [LOGO.width, LOGO.height] })
  else left = write(sheet, content.seller.name, LEFT, TOP, { face: 'bold', size: 11, colour: FAINT, width: 260 })
  left = write(sheet, isTaxed ? words.taxInvoice : words.invoice, LEFT, left + 10, {
    face: 'bold',
    size: 20,
    width: 262,
  })
  left = write(sheet, content.number, LEFT, left + 2, { size: 13, width: 262 })
  let right = TOP
  for (const [label, value] of [
    [words.issuedOn, calendarDay(content.issuedOn, language)],
    [words.suppliedOn, calendarDay(content.suppliedOn, language)],
    [words.order, String(content.orderNumber)],
    [words.orderedOn, calendarDay(content.orderedOn, language)],
  ] as const) {
    const a = write(sheet, label, 318, right, { colour: FAINT, width: 130 })
    const b = write(sheet, value, 448, right, { width: RIGHT - 448, align: 'right' })
    right = Math.max(a, b) + 4
  }
  return Math.max(left, right) + 22
}

/** Seller, buyer, and where the goods go, side by side. */
function drawParties(sheet: Sheet, y: number): number {
  const { words, content } = sheet
  const { seller, buyer, shipTo } = content
  const ids = ({ vatId, registrationId }: InvoiceParty): [string, string][] =>
    (
      [
        [words.registrationId, registrationId],
        [words.vatId, vatId],
      ] satisfies [string, string][]
    ).filter(([, value]) => value)
  const columns = [
    {
      title: words.seller,
      lines: seller.lines,
      facts: [
        ...ids(seller),
        ...(seller.account ? [[words.account, seller.account] as [string, string]] : []),
        ...(seller.email ? [[words.email, seller.email] as [string, string]] : []),
      ],
    },
    { title: words.buyer, lines: buyer.lines, facts: ids(buyer) },
    ...(shipTo ? [{ title: words.shipTo, lines: shipTo, facts: [] }] : []),
  ]
  const gap = 22
  const width = (WIDTH - gap * (columns.length - 1)) / columns.length
  rule(sheet, y - 10)
  const ends = columns.map(({ title, lines, facts }, i) => {
    const x = LEFT + i * (width + gap)
    let at = write(sheet, title, x, y, { face: 'bold', size: 8, colour: FAINT, width }) + 4
    lines.forEach((line, n) => {
      at = write(sheet, line, x, at, { width, face: n === 0 ? 'bold' : 'text' })
    })
    if (facts.length) at += 5
    for (const [label, value] of facts) at = write(sheet, `${label}: ${value}`, x, at, { width, size: 8.5 })
    return at
  })
  return Math.max(...ends) + 22
}

/** The foot of every page of the invoice that begins there: whose it is, and which page. */
function drawFeet(sheet: Sheet, from: number): void {
  const { doc, words, content } = sheet
  const pages = doc.bufferedPageRange().count
  const who = [content.seller.name, content.seller.vatId && `${words.vatId} ${content.seller.vatId}`, content.number]
  for (let page = from; page < pages; page++) {
    doc.switchToPage(page)
    rule(sheet, 792)
    const style = { size: 7.5, colour: FAINT } as const
    write(sheet, who.filter(Boolean).join(' · '), LEFT, 799, { ...style, width: 380 })
    write(sheet, words.page(page - from + 1, pages - from), 430, 799, { ...style, width: RIGHT - 430, align: 'right' })
  }
}
