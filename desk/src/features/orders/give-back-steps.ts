/**
 * Does what the form of returns and refunds says, step by step. What was done is remembered, so that another try after a
 * refusal does not do it twice, also where the order is another one by then.
 */
import { isOwnService } from '../../platform/endpoint.ts'
import { type Fault, ServiceUnreachable } from '../../platform/faults.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { ownApi } from '../../platform/own-api.ts'
import {
  DeskNoteAddDocument,
  DeskOrderReturnDocument,
  DeskPaymentRefundDocument,
  DeskRefundGrantDocument,
  DeskRefundPayDocument,
  DeskRestockDocument,
  DeskStockOfDocument,
} from './acts.generated.ts'
import type { Row, Source } from './give-back-plan.ts'
import { DeskOrderDocument } from './order.generated.ts'
import type { Order } from './order-query.ts'

export interface GivenBack {
  order: Order
  /** Pieces to be booked as returned; none where the customer keeps them. */
  rows: readonly Row[]
  quantities: Readonly<Record<string, number>>
  /** Whether the same goods are sent again, by a draft. */
  replace: boolean
  restock: readonly Row[]
  warehouse: string
  amount: number
  lines: readonly { id: string; quantity: number }[]
  shipping: boolean
  source: Source | null
  /** Whether whoever asks may move money; otherwise the refund is granted only. */
  payOut: boolean
  reason: string
  reasonPage: string | null
  /** The page that names why goods came back. */
  returnReasonPage: string | null
}

/** Pieces that go back into stock. */
export interface Restock {
  /** The key of their row. */
  key: string
  variant: string
  quantity: number
  warehouse: string
  /** By which our own service knows a request that it has heard before. */
  idempotencyKey: string
}

export interface Done {
  /** The money that goes back, and the id of its source, as they were when the first step was done. */
  begun?: { amount: number; source: string | null }
  /** The refund that was granted. */
  granted?: string
  isReturned?: boolean
  /** What is to be put back into stock, as it was when the goods were returned: their rows are others since. */
  restock?: readonly Restock[]
  /** Keys of the rows that are back in stock. */
  restocked?: readonly string[]
  /** What a Saleor was told to set a stock to without an answer, by the key of the row. */
  setTo?: Readonly<Record<string, number>>
  isRefunded?: boolean
  replacement?: { id: string; number: string }
  /** How things stood when a request got no answer, by which it is told whether it was heard. */
  unheard?: Unheard
}

interface Unheard {
  /** The refunds that were granted by then. */
  grants: readonly string[]
  /** What the source held, in the currency's main unit. */
  held: number
  /** How many pieces had come back. */
  back: number
  /** What is to be put back into stock once the goods are returned. */
  restock: readonly Restock[]
}

export async function giveBack(what: GivenBack, before: Done, remember: (done: Done) => void): Promise<Fault[]> {
  let done = before
  const keep = (part: Done): void => {
    done = { begun: { amount, source: source?.id ?? null }, ...done, ...part }
    remember(done)
  }
  const { source, amount } = what
  const { unheard } = before
  // What was done although nobody heard of it is not done again.
  const order = unheard ? ((await request(DeskOrderDocument, { id: what.order.id })).order ?? what.order) : what.order
  /** Sends what must not be done twice. */
  const once = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work()
    } catch (error) {
      const grants = order.grantedRefunds.map(({ id }) => id)
      if (error instanceof ServiceUnreachable)
        keep({ unheard: { grants, held: heldBy(order, source), back: piecesBack(order), restock: restockOf(what) } })
      throw error
    }
  }
  // First what can be refused for its amount, last what cannot be taken back.
  const isGranted = amount > 0 && source?.kind === 'transaction'
  if (isGranted && unheard && !done.granted) {
    const found = order.grantedRefunds.find(
      ({ id, amount: granted }) => !unheard.grants.includes(id) && isSameAmount(granted.amount, amount),
    )
    if (found) keep({ granted: found.id })
  }
  if (isGranted && !done.granted) {
    const { payload, faults } = await once(() =>
      mutate(DeskRefundGrantDocument, {
        id: order.id,
        input: {
          amount,
          reason: what.reason || null,
          ...(what.reasonPage ? { reasonReference: what.reasonPage } : {}),
          lines: [...what.lines],
          grantRefundForShipping: what.shipping,
          transactionId: source.id,
        },
      }),
    )
    if (faults.length > 0) return faults
    keep({ granted: payload.grantedRefund!.id })
  }
  if (unheard && !done.isReturned && piecesBack(order) > unheard.back)
    keep({ isReturned: true, restock: unheard.restock })
  if (what.rows.length > 0 && !done.isReturned) {
    const { payload, faults } = await once(() =>
      mutate(DeskOrderReturnDocument, { order: order.id, input: returnInput(what) }),
    )
    if (faults.length > 0) return faults
    keep({
      isReturned: true,
      restock: restockOf(what),
      ...(payload.replaceOrder ? { replacement: payload.replaceOrder } : {}),
    })
  }
  if (what.restock.length > 0 && !done.restock) keep({ restock: restockOf(what) })
  for (const one of done.restock ?? []) {
    if (done.restocked?.includes(one.key)) continue
    const { key } = one
    const faults = await putBack(one, done.setTo?.[key], (quantity) =>
      keep({ setTo: { ...done.setTo, [key]: quantity } }),
    )
    if (faults.length > 0) return faults
    keep({ restocked: [...(done.restocked ?? []), one.key] })
  }
  if (amount > 0 && source?.isAsked && !done.isRefunded && !isPaid(order, done)) {
    if (isGranted && !what.payOut) return []
    const isDone = !isGranted && unheard && isSameAmount(unheard.held - heldBy(order, source), amount)
    const { faults } = isDone
      ? { faults: [] }
      : await once<{ faults: Fault[] }>(() =>
          isGranted
            ? mutate(DeskRefundPayDocument, { id: source.id, granted: done.granted! })
            : mutate(DeskPaymentRefundDocument, { id: order.id, amount }),
        )
    if (faults.length > 0) return faults
    keep({ isRefunded: true })
    // A payment of the older kind keeps no reason, so it is noted.
    if (!isGranted && what.reason) await mutate(DeskNoteAddDocument, { order: order.id, message: what.reason })
  }
  return []
}

const isSameAmount = (a: number, b: number): boolean => Math.abs(a - b) < 0.000001

/** What a payment of the older kind holds; of a transaction the refund that was granted says more. */
const heldBy = ({ payments }: Order, source: Source | null): number =>
  payments.find(({ id }) => id === source?.id)?.availableRefundAmount?.amount ?? 0

/** How many pieces came back, or are sent again. */
const piecesBack = ({ fulfillments }: Order): number =>
  fulfillments
    .filter(({ status }) => status === 'RETURNED' || status === 'REPLACED' || status === 'REFUNDED_AND_RETURNED')
    .flatMap(({ lines }) => lines ?? [])
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether somebody else has paid out what was granted here. */
const isPaid = ({ grantedRefunds }: Order, { granted }: Done): boolean =>
  grantedRefunds.some(({ id, status }) => id === granted && (status === 'PENDING' || status === 'SUCCESS'))

/** What is no longer sold has no stock. */
const restockOf = ({ restock, quantities, warehouse }: GivenBack): Restock[] =>
  restock.flatMap(({ key, line }) => {
    const quantity = quantities[key] ?? 0
    return line.variant && quantity > 0
      ? [{ key, variant: line.variant.id, quantity, warehouse, idempotencyKey: crypto.randomUUID() }]
      : []
  })

function returnInput({ rows, quantities, replace, reason, returnReasonPage }: GivenBack) {
  const part = (row: Row) => ({ quantity: quantities[row.key]!, replace })
  return {
    orderLines: rows
      .filter((row) => row.parcelLineId === null)
      .map((row) => ({ orderLineId: row.line.id, ...part(row) })),
    fulfillmentLines: rows
      .filter((row) => row.parcelLineId !== null)
      .map((row) => ({ fulfillmentLineId: row.parcelLineId!, ...part(row) })),
    reason: reason || null,
    ...(returnReasonPage ? { reasonReference: returnReasonPage } : {}),
  }
}

/**
 * Adds pieces to the stock of a warehouse. Saleor can only set a stock, so there it is read just before: a sale in the same
 * instant could be missed, which a count of the shelf mends. Our own service adds. `lost` is told what a stock was to be
 * where no answer came; `before` is that of an earlier try.
 */
async function putBack(
  { variant, quantity, warehouse, idempotencyKey }: Restock,
  before: number | undefined,
  lost: (quantity: number) => void,
): Promise<Fault[]> {
  if (isOwnService()) {
    await ownApi('POST', '/api/stock/add/', { variant, warehouse, quantity, idempotencyKey })
    return []
  }
  const { productVariant } = await request(DeskStockOfDocument, { id: variant })
  const now = productVariant?.stocks?.find((one) => one.warehouse.id === warehouse)?.quantity ?? 0
  if (now === before) return []
  const wanted = now + quantity
  try {
    return (await mutate(DeskRestockDocument, { variant, stocks: [{ warehouse, quantity: wanted }] })).faults
  } catch (error) {
    if (error instanceof ServiceUnreachable) lost(wanted)
    throw error
  }
}
