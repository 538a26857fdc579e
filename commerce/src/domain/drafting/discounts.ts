/** What staff take off a whole order or a line of it by hand. */
import type { OrderErrorCode } from '@semena/contract/enums'
import type { OrderDiscountRow, OrderLineRow, OrderRow } from '../../db/queries/order/order.ts'
import { toMinor } from '../money.ts'
import { type ManualDiscount, manualDiscount } from '../pricing/price.ts'
import { taxRulesOf } from '../pricing/tax.ts'
import { amountOff } from '../pricing/voucher.ts'
import { ok, refuse, type Result } from '../result.ts'
import { type Edit, type EditCtx, editOrder, isEditable } from './edit.ts'
import { eventLine } from './lines.ts'
import { countryOfOrder } from './order-facts.ts'

export interface DiscountInput extends ManualDiscount {
  /** Left out to leave the reason as it is. */
  reason?: string | null | undefined
}

type Edited<T = {}> = Promise<Result<T & { order: OrderRow }, OrderErrorCode> | null>

const cannot = () =>
  refuse(
    'CANNOT_DISCOUNT',
    'orderId',
    'Only drafts and orders that are not confirmed can be discounted, and only once.',
  )

/** Why so much cannot be taken off an amount in minor units; null where it can. */
function valueFault({ valueType, value }: ManualDiscount, most: number, currency: string) {
  const isTooMuch = valueType === 'PERCENTAGE' ? value > 100 : toMinor(value, currency) > most
  return isTooMuch ? refuse('INVALID', 'value', 'The discount is more than the price.') : null
}

/** What the order costs before any discount by hand, in minor units as prices are entered. */
const undiscounted = ({ order }: Edit): number => order.undiscountedTotalGross

const shown = (
  { valueType, value, reason }: Pick<OrderDiscountRow, 'valueType' | 'value' | 'reason'>,
  amount: number,
) => ({
  valueType,
  value,
  reason,
  amount,
})

/** What the discount takes off as the order is now, in minor units. */
const amountNow = ({ order }: Edit, discount: ManualDiscount): number => {
  const { ofGoods, ofShipping } = manualDiscount(
    discount,
    order.undiscountedTotalGross - order.undiscountedShipping,
    order.undiscountedShipping,
    order.currency,
  )
  return ofGoods + ofShipping
}

export function addDiscount(ctx: EditCtx, orderId: string, input: DiscountInput): Edited {
  return editOrder(ctx, orderId, async (edit) => {
    if (!isEditable(edit.order) || edit.discounts.some((d) => d.type === 'MANUAL')) return cannot()
    const fault = valueFault(input, undiscounted(edit), edit.order.currency)
    if (fault) return fault
    const { valueType, value, reason = null } = input
    const discount = {
      id: ctx.uuid(),
      orderId,
      type: 'MANUAL' as const,
      name: null,
      translatedName: null,
      valueType,
      value,
      amount: 0,
      reason,
    }
    edit.discounts = [...edit.discounts, discount]
    await edit.note('ORDER_DISCOUNT_ADDED', { discount: shown(discount, amountNow(edit, discount)) })
    return ok({})
  })
}

export function updateDiscount(ctx: EditCtx, orderId: string, discountId: string, input: DiscountInput): Edited {
  return editOrder(ctx, orderId, async (edit) => {
    if (!isEditable(edit.order)) return cannot()
    const before = edit.discounts.find((d) => d.id === discountId && d.type === 'MANUAL')
    if (!before) return refuse('NOT_FOUND', 'discountId', 'There is no such discount.')
    const fault = valueFault(input, undiscounted(edit), edit.order.currency)
    if (fault) return fault
    const { valueType, value, reason = before.reason } = input
    const after = { ...before, valueType, value, reason }
    edit.discounts = edit.discounts.map((d) => (d.id === discountId ? after : d))
    const old = { oldValueType: before.valueType, oldValue: before.value, oldAmount: before.amount }
    await edit.note('ORDER_DISCOUNT_UPDATED', { discount: { ...shown(after, amountNow(edit, after)), ...old } })
    return ok({})
  })
}

export function deleteDiscount(ctx: EditCtx, orderId: string, discountId: string): Edited {
  return editOrder(ctx, orderId, async (edit) => {
    if (!isEditable(edit.order)) return cannot()
    const before = edit.discounts.find((d) => d.id === discountId && d.type === 'MANUAL')
    if (!before) return refuse('NOT_FOUND', 'discountId', 'There is no such discount.')
    edit.discounts = edit.discounts.filter((d) => d.id !== discountId)
    await edit.note('ORDER_DISCOUNT_DELETED', { discount: shown(before, before.amount) })
    return ok({})
  })
}

/** The entered price of one piece before anything is taken off. */
function fullPrice({ order, rules, channel }: Edit, line: OrderLineRow): number {
  const { withTax, charge } = taxRulesOf(rules.shop, channel, countryOfOrder(order, channel))
  return withTax && charge ? line.undiscountedUnitGross : line.undiscountedUnitNet
}

/** Takes something off each piece of a line, in place of what a promotion took off. */
export function discountLine(
  ctx: EditCtx,
  orderId: string,
  lineId: string,
  input: DiscountInput,
): Edited<{ lineId: string }> {
  return editOrder(ctx, orderId, async (edit) => {
    if (!isEditable(edit.order)) return cannot()
    const line = edit.lines.find((l) => l.id === lineId)
    if (!line) return refuse('NOT_FOUND', 'orderLineId', 'There is no such line.')
    const { currency } = edit.order
    const fault = valueFault(input, fullPrice(edit, line), currency)
    if (fault) return fault
    const { valueType, value, reason = line.manualReason } = input
    edit.lines = edit.lines.map((l) =>
      l.id === lineId ? { ...l, manualType: valueType, manualValue: value, manualReason: reason } : l,
    )
    const discount = {
      ...shown({ valueType, value, reason }, amountOff(input, fullPrice(edit, line), currency)),
      oldValueType: line.unitDiscountType,
      oldValue: line.unitDiscountValue,
      oldAmount: line.unitDiscount,
    }
    await edit.note('ORDER_LINE_DISCOUNT_UPDATED', { lines: [eventLine(line, { discount })] })
    return ok({ lineId })
  })
}

/** Takes nothing off a line any more; no promotion comes back. */
export function undiscountLine(ctx: EditCtx, orderId: string, lineId: string): Edited<{ lineId: string }> {
  return editOrder(ctx, orderId, async (edit) => {
    if (!isEditable(edit.order)) return cannot()
    const line = edit.lines.find((l) => l.id === lineId)
    if (!line) return refuse('NOT_FOUND', 'orderLineId', 'There is no such line.')
    edit.lines = edit.lines.map((l) =>
      l.id === lineId ? { ...l, manualType: line.unitDiscountType, manualValue: 0, manualReason: null } : l,
    )
    const { unitDiscountType, unitDiscountValue: value, unitDiscountReason: reason, unitDiscount } = line
    const discount = shown({ valueType: unitDiscountType ?? 'FIXED', value, reason }, unitDiscount)
    await edit.note('ORDER_LINE_DISCOUNT_REMOVED', { lines: [eventLine(line, { discount })] })
    return ok({ lineId })
  })
}
