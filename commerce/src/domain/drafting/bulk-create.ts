/** Makes orders that were placed elsewhere. What they cost is what they are told to cost; nothing is priced anew. */
import type { LanguageCodeEnum, OrderBulkCreateErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { insertFulfillment, writeStock } from '../../db/queries/fulfillment.ts'
import { addToldGiftCards, tellOrder } from '../../db/queries/order-bulk.ts'
import { findOrder, type OrderRow } from '../../db/queries/order.ts'
import { changeAllocations } from '../../db/queries/stock.ts'
import type { MetadataMap, StoredAddress } from '../../db/tables/columns.ts'
import { changing } from '../changes/changing.ts'
import { readRules } from '../checkout/change.ts'
import { ok } from '../result.ts'
import { judgeOrder, type Prepared } from './bulk-judge.ts'
import type { EditCtx } from './edit.ts'
import { sum } from '../order/fulfillment-faults.ts'

export interface BulkFault {
  path: string | null
  message: string
  code: OrderBulkCreateErrorCode
}

export interface Taxed {
  gross: number
  net: number
}

/** How a user or a variant is named; exactly one name should be given. */
export interface VariantNames {
  id: number | null
  sku: string | null
  externalReference: string | null
}

export interface BulkLine {
  variant: VariantNames
  productName: string | null
  variantName: string | null
  productSku: string | null
  translatedProductName: string
  translatedVariantName: string
  isShippingRequired: boolean
  quantity: number
  total: Taxed
  undiscountedTotal: Taxed
  discount: { reason: string | null; type: 'FIXED' | 'PERCENTAGE' | null; value: number }
  warehouseId: string | null
  taxRate: number | null
  taxClassId: number | null
  taxClassName: string | null
  metadata: MetadataMap
  privateMetadata: MetadataMap
}

export interface BulkOrder {
  /** What the resolver found wrong with the input. */
  faults: BulkFault[]
  externalReference: string | null
  channel: string
  createdAt: Date
  status: OrderRow['status']
  user: { id: number | null; email: string | null; externalReference: string | null }
  billingAddress: StoredAddress | null
  shippingAddress: StoredAddress | null
  currency: string
  metadata: MetadataMap
  privateMetadata: MetadataMap
  customerNote: string
  notes: { message: string; date: Date | null; userId: number | null; appId: number | null }[]
  languageCode: LanguageCodeEnum
  /** Kilograms. */
  weight: number
  redirectUrl: string | null
  lines: BulkLine[]
  delivery: {
    methodId: number | null
    name: string | null
    price: Taxed | null
    taxRate: number | null
    taxClassId: number | null
    taxClassName: string | null
  } | null
  giftCards: string[]
  voucherCode: string | null
  discounts: { valueType: 'FIXED' | 'PERCENTAGE'; value: number; reason: string | null }[]
  fulfillments: {
    trackingNumber: string
    lines: { variant: VariantNames; quantity: number; warehouseId: string | null; index: number }[]
  }[]
}

export interface BulkOptions {
  /** REJECT_EVERYTHING makes none where one is at fault; otherwise those that are not are made. */
  errorPolicy: 'REJECT_EVERYTHING' | 'REJECT_FAILED_ROWS' | 'IGNORE_FAILED'
  /** SKIP leaves the stock alone, UPDATE takes what there is, FORCE takes more than there is. */
  stockPolicy: 'SKIP' | 'UPDATE' | 'FORCE'
  /** Throws where the viewer may not work in the channel. */
  mayUse: (channelId: number) => void
}

export interface BulkResult {
  order: OrderRow | null
  errors: BulkFault[]
}

const MOST = 50

/** Makes the orders, and answers for each of them in their order. */
export async function bulkCreateOrders(
  ctx: EditCtx,
  told: readonly BulkOrder[],
  options: BulkOptions,
): Promise<BulkResult[]> {
  if (told.length > MOST)
    return [{ order: null, errors: [{ path: null, message: `At most ${MOST} orders at once.`, code: 'BULK_LIMIT' }] }]
  const rules = await readRules(ctx)
  const done = await changing<{ id: string | null; errors: BulkFault[] }[], never>(ctx, async ({ client, event }) => {
    const judged = []
    const references = new Set<string>()
    for (const order of told) {
      const channel = rules.shop.channelBySlug.get(order.channel) ?? null
      if (channel) options.mayUse(channel.id)
      judged.push(
        await judgeOrder(client, order, {
          channel,
          rules,
          references,
          stockPolicy: options.stockPolicy,
          now: ctx.clock.now(),
        }),
      )
    }
    const isRefused = options.errorPolicy === 'REJECT_EVERYTHING' && judged.some((j) => j.errors.length > 0)
    const results: { id: string | null; errors: BulkFault[] }[] = []
    for (const { prepared, errors } of judged) {
      const id = isRefused || !prepared ? null : await write(ctx, client, prepared, options.stockPolicy)
      if (id) event('ORDER_BULK_CREATED', 'Order', id)
      results.push({ id, errors })
    }
    return ok(results)
  })
  if (!done.ok) throw new Error('making orders is never refused as a whole')
  return Promise.all(
    done.value.map(async ({ id, errors }) => ({
      order: id === null ? null : await findOrder(ctx.database.pool, id),
      errors,
    })),
  )
}

/** Writes one order, its parcels and its stock; answers its key. */
async function write(
  ctx: EditCtx,
  client: PoolClient,
  { order, lines, discounts, notes, giftCardIds, parcels, stocks }: Prepared,
  stockPolicy: BulkOptions['stockPolicy'],
): Promise<string> {
  const id = ctx.uuid()
  const lineIds = lines.map(() => ctx.uuid())
  await tellOrder(
    client,
    { ...order, id },
    lines.map((line, i) => ({ ...line.row, id: lineIds[i]!, ordinal: i })),
    discounts.map((d) => ({ ...d, id: ctx.uuid() })),
    notes,
  )
  await addToldGiftCards(client, id, giftCardIds)
  for (const parcel of parcels)
    await insertFulfillment(
      client,
      { orderId: id, status: 'FULFILLED', trackingNumber: parcel.trackingNumber, at: ctx.clock.now() },
      parcel.lines.map((l) => ({ orderLineId: lineIds[l.index]!, stockId: l.stockId, quantity: l.quantity })),
    )
  if (stockPolicy === 'SKIP') return id
  const sent = new Map<number, number>()
  for (const l of parcels.flatMap((p) => p.lines))
    if (l.stockId !== null) sent.set(l.stockId, (sent.get(l.stockId) ?? 0) + l.quantity)
  await writeStock(
    client,
    stocks.filter((s) => sent.has(s.id)).map((s) => ({ ...s, quantity: s.quantity - sent.get(s.id)! })),
    [],
  )
  const waiting = lines.flatMap(({ row, stockId, isTracked }, i) => {
    const gone = sum(parcels.flatMap((p) => p.lines.filter((l) => l.index === i).map((l) => l.quantity)))
    return isTracked && stockId !== null && row.quantity > gone
      ? [{ lineId: lineIds[i]!, stockId, delta: row.quantity - gone }]
      : []
  })
  if (!['FULFILLED', 'CANCELED', 'EXPIRED', 'RETURNED', 'DRAFT'].includes(order.status))
    await changeAllocations(client, waiting)
  return id
}
