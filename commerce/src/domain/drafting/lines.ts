/** Adds lines to an order that staff may still change, and changes and removes them. */
import type { OrderErrorCode } from '@semena/contract/enums'
import { variantsForSale } from '../../db/queries/catalog/for-sale.ts'
import type { OrderLineRow, OrderRow } from '../../db/queries/order/order.ts'
import { toMinor } from '../money.ts'
import { ok, refuse, type Result } from '../result.ts'
import { type Edit, type EditCtx, editOrder, isEditable, notEditable } from './edit.ts'
import { emptyLine } from './line-base.ts'
import { warehousesOfOrder } from './order-facts.ts'

export interface NewLine {
  variantId: number
  quantity: number
  forceNewLine: boolean
  /** A decimal price of one piece in place of the catalogue's; null for the catalogue's. */
  price: number | null
}

/** A line in an event: how many of what. */
export const eventLine = (
  { id, quantity }: Pick<OrderLineRow, 'id' | 'quantity'>,
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({ lineId: id, quantity, ...more })

/**
 * Puts lines into an order in memory, and answers them. `field` is the input that holds them. A variant that is sold
 * out may be added; whether there is enough is asked when a draft is completed.
 */
export async function putInLines(
  ctx: EditCtx,
  edit: Edit,
  wishes: readonly NewLine[],
  field: 'lines' | 'input',
): Promise<Result<OrderLineRow[], OrderErrorCode>> {
  const { client, order, channel, rules, now } = edit
  const none = wishes.filter((w) => w.quantity < 1).map((w) => w.variantId)
  if (none.length)
    return refuse('ZERO_QUANTITY', 'quantity', 'Ensure this value is greater than 0.', { variants: [...new Set(none)] })
  const ids = [...new Set(wishes.map((w) => w.variantId))]
  const warehouses = warehousesOfOrder(rules.shop, order, channel)
  const found = await variantsForSale(client, ids, channel.id, warehouses, now)
  const strange = ids.filter((id) => !found.has(id))
  if (strange.length) return refuse('NOT_FOUND', 'variantId', 'There is no such variant.', { variants: strange })
  const hidden = ids.filter((id) => !found.get(id)!.isPublished)
  if (hidden.length)
    return refuse('PRODUCT_NOT_PUBLISHED', field, "Can't add product that is not published in the channel.", {
      variants: hidden,
    })
  const unpriced = ids.filter((id) => found.get(id)!.price === null)
  if (unpriced.length)
    return refuse('NOT_AVAILABLE_IN_CHANNEL', field, "Can't add product that is not available in the channel.", {
      variants: unpriced,
    })
  const known = edit.lines.filter((l) => !l.isGift)
  const linesOf = (variantId: number) => known.filter((l) => l.variantId === variantId)
  const standsAlone = (w: NewLine): boolean => w.forceNewLine || linesOf(w.variantId).length > 1
  const put: OrderLineRow[] = []
  const merged = new Map<number, string>()
  // As in Saleor, lines of their own come before those that may be merged with others.
  for (const wish of [...wishes.filter(standsAlone), ...wishes.filter((w) => !standsAlone(w))]) {
    const { variantId, quantity } = wish
    const id = standsAlone(wish) ? undefined : (linesOf(variantId)[0]?.id ?? merged.get(variantId))
    const at = id === undefined ? -1 : edit.lines.findIndex((l) => l.id === id)
    const priceOverride = wish.price === null ? null : toMinor(wish.price, channel.currency)
    const there = edit.lines[at]
    const line = there
      ? { ...there, quantity: there.quantity + quantity, priceOverride: priceOverride ?? there.priceOverride }
      : emptyLine(ctx.uuid(), order.id, { variantId, quantity, priceOverride })
    if (there) edit.lines[at] = line
    else {
      edit.lines.push(line)
      edit.newLines.add(line.id)
      if (!standsAlone(wish)) merged.set(variantId, line.id)
    }
    const before = put.findIndex((l) => l.id === line.id)
    if (before < 0) put.push(line)
    else put[before] = line
  }
  return ok(put)
}

type Edited = Promise<Result<{ order: OrderRow; lineIds: string[] }, OrderErrorCode> | null>

/** Adds lines; null where there is no such order. */
export function addLines(ctx: EditCtx, id: string, wishes: readonly NewLine[]): Edited {
  return editOrder(ctx, id, async (edit) => {
    if (!isEditable(edit.order)) return notEditable()
    const put = await putInLines(ctx, edit, wishes, 'input')
    if (!put.ok) return put
    if (put.value.length) await edit.note('ADDED_PRODUCTS', { lines: put.value.map((l) => eventLine(l)) })
    return ok({ lineIds: put.value.map((l) => l.id) })
  })
}

/** Sets how many a line has; null where its order is gone. */
export function setQuantity(ctx: EditCtx, orderId: string, lineId: string, quantity: number): Edited {
  return editOrder(ctx, orderId, async (edit) => {
    if (!isEditable(edit.order)) return notEditable()
    const line = edit.lines.find((l) => l.id === lineId)
    if (!line) return refuse('NOT_FOUND', 'id', 'There is no such line.')
    if (line.isGift) return refuse('NON_EDITABLE_GIFT_LINE', 'id', 'A gift cannot be changed.')
    if (quantity < 1) return refuse('ZERO_QUANTITY', 'quantity', 'Ensure this value is greater than 0.')
    if (quantity < line.quantityFulfilled)
      return refuse('INVALID_QUANTITY', 'quantity', `${line.quantityFulfilled} of this line are in parcels.`)
    const more = quantity - line.quantity
    edit.lines = edit.lines.map((l) => (l.id === lineId ? { ...l, quantity } : l))
    if (more !== 0)
      await edit.note(more > 0 ? 'ADDED_PRODUCTS' : 'REMOVED_PRODUCTS', {
        lines: [eventLine({ id: lineId, quantity: Math.abs(more) })],
      })
    return ok({ lineIds: [lineId] })
  })
}

/** Removes a line and answers it; null where its order is gone. */
export function removeLine(
  ctx: EditCtx,
  orderId: string,
  lineId: string,
): Promise<Result<{ order: OrderRow; line: OrderLineRow }, OrderErrorCode> | null> {
  return editOrder(ctx, orderId, async (edit) => {
    if (!isEditable(edit.order)) return notEditable()
    const line = edit.lines.find((l) => l.id === lineId)
    if (!line) return refuse('NOT_FOUND', 'id', 'There is no such line.')
    if (line.isGift) return refuse('NON_REMOVABLE_GIFT_LINE', 'id', 'A gift cannot be removed.')
    // Its money may have gone back before it was sent: what the books say of that stays.
    if (line.quantityFulfilled > 0) return refuse('INVALID', 'id', 'Some of this line are in parcels.')
    edit.lines = edit.lines.filter((l) => l.id !== lineId)
    const item = `${line.productName} (${line.variantName})`
    await edit.note('REMOVED_PRODUCTS', { lines: [eventLine(line, { item })] })
    return ok({ line })
  })
}
