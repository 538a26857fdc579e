/** Invoices that are larger than usual: sums that no page holds, and amounts that no column holds. */
import Document from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { InvoiceContent } from './content.ts'
import { drawInvoices } from './draw.ts'
import { write } from './sheet.ts'

const CONTENT: InvoiceContent = {
  version: 1,
  number: '2026-000001',
  language: 'cs',
  currency: 'CZK',
  issuedOn: '2026-11-27',
  suppliedOn: '2026-11-27',
  orderedOn: '2026-11-27',
  orderNumber: 7,
  seller: { name: 'Semena', lines: ['Semena'], vatId: '', registrationId: '', email: '', account: '', note: '' },
  buyer: { lines: ['Jan Novák'], vatId: '', registrationId: '' },
  shipTo: null,
  lines: [],
  shipping: null,
  discount: null,
  taxes: [{ rate: 0.21, net: 10_000, gross: 12_100 }],
  total: { net: 10_000, gross: 12_100 },
  giftCards: [],
  paid: 0,
}
const LINE = { name: 'Rajče', detail: '', quantity: 1, unitNet: 100, unitGross: 121, discount: 0, net: 100, gross: 121 }

const pagesOf = async (more: Partial<InvoiceContent>): Promise<number> => {
  const pdf = await drawInvoices([{ ...CONTENT, ...more }], { original: async () => null })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length
}

describe('An invoice', () => {
  test('of an ordinary sale is one page', async () => {
    expect(await pagesOf({})).toBe(1)
  })

  test('that dozens of gift cards paid goes on over pages', async () => {
    const giftCards = Array.from({ length: 100 }, (_, n) => ({ end: String(1000 + n), amount: 100 }))
    expect(await pagesOf({ giftCards })).toBeLessThan(8)
  })

  test('of a hundred rates of tax goes on over pages', async () => {
    const lines = Array.from({ length: 100 }, (_, n) => ({ ...LINE, taxRate: (n + 1) / 400 }))
    const taxes = lines.map(({ taxRate, net, gross }) => ({ rate: taxRate, net, gross }))
    expect(await pagesOf({ lines, taxes })).toBeLessThan(10)
  })

  test('breaks no amount into two lines', () => {
    const doc = new Document()
    doc.registerFont('text', 'Helvetica')
    const lineOf = (text: string, isOneLine: boolean) => write({ doc }, text, 0, 0, { width: 60, isOneLine })
    const usual = lineOf('1.00', true)
    expect(lineOf('100,000,000,000.00', false)).toBeGreaterThan(usual)
    expect(lineOf('100,000,000,000.00', true)).toBeLessThanOrEqual(usual)
  })

  test('has the logo in place of the name, and the name where the picture is gone', async () => {
    const logo = await sharp({ create: { width: 300, height: 90, channels: 4, background: '#0a07' } })
      .png()
      .toBuffer()
    const content = { ...CONTENT, seller: { ...CONTENT.seller, logo: 'ab/ab.png' } }
    const pictures = async (found: Buffer | null): Promise<number> => {
      const original = async () => found && { content: found, contentType: 'image/png' }
      const pdf = await drawInvoices([content, content], { original })
      return pdf.toString('latin1').match(/\/Subtype \/Image\b/g)?.length ?? 0
    }
    expect(await pictures(logo)).toBeGreaterThan(0)
    expect(await pictures(null)).toBe(0)
  })
})
