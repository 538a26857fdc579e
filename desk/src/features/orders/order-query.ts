/** One order as the desk reads it, and how its screen does things to it. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { type Act, useAct } from '../../parts/act.ts'
import { paymentMethodName, paymentNameText } from '../../parts/payment-methods.ts'
import type { Fault } from '../../platform/faults.ts'
import { request } from '../../platform/graphql.ts'
import {
  DeskOrderDocument,
  DeskOrderGoodsDocument,
  type DeskOrderGoodsQuery,
  type DeskOrderLineFragment,
  type DeskOrderWholeFragment,
} from './order.generated.ts'

export type Order = DeskOrderWholeFragment
export type OrderLine = DeskOrderLineFragment
export type Parcel = Order['fulfillments'][number]
export type Goods = NonNullable<DeskOrderGoodsQuery['order']>['lines'][number]

/**
 * What an event tells of a parcel's goods is gone from a Saleor once they came back: it then answers an error in their
 * place, and the rest of the order.
 */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: async ({ signal }) => (await request(DeskOrderDocument, { id }, signal, 'fulfilledItems')).order,
  })

/** Where the goods of an order lie, asked for when somebody sends them. */
export const goodsQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'goods', id],
    staleTime: 0,
    queryFn: async ({ signal }) => (await request(DeskOrderGoodsDocument, { id }, signal)).order?.lines ?? [],
  })

/** What is being done to orders. */
const underWay = new Set<Promise<boolean>>()
/** Whatever was refused before it has been told. */
const NOT_DONE: Fault = { code: 'INVALID', field: 'before', message: null }

/**
 * As `useAct`; whatever was done, orders are read again, because a part of it may have been. `isLast`: it waits for what is
 * being done, such as a quantity that was typed just before, and is not done where that is refused.
 */
export function useOrderAct<Args extends unknown[]>(
  work: (...args: Args) => Promise<readonly Fault[] | void>,
  { isLast = false, fields = [], ...options }: { fields?: readonly string[]; done?: string; isLast?: boolean } = {},
): Act<Args> {
  const client = useQueryClient()
  const act = useAct(
    async (...args: Args) => {
      if (isLast && !(await Promise.all(underWay)).every(Boolean)) return [NOT_DONE]
      try {
        return await work(...args)
      } finally {
        await client.invalidateQueries({ queryKey: ['orders'] })
      }
    },
    { ...options, fields: [...fields, NOT_DONE.field!], isFinal: true },
  )
  return {
    ...act,
    run(...args) {
      const done = act.run(...args)
      underWay.add(done)
      void done.finally(() => underWay.delete(done))
      return done
    },
  }
}

/** Whether lines, discounts and delivery may still be changed. */
export const isEditable = ({ status }: Pick<Order, 'status'>): boolean => status === 'DRAFT' || status === 'UNCONFIRMED'

/** A parcel that was sent, or is about to be: not one of goods that came back. */
export const isParcel = ({ status }: Pick<Parcel, 'status'>): boolean =>
  status === 'FULFILLED' || status === 'WAITING_FOR_APPROVAL' || status === 'CANCELED'

/** In which states goods are sent: also where others of the order came back. */
const SENDING: ReadonlySet<Order['status']> = new Set(['UNFULFILLED', 'PARTIALLY_FULFILLED', 'PARTIALLY_RETURNED'])
interface ToSend {
  status: Order['status']
  lines: readonly { quantityToFulfill: number }[]
}

/** Whether an order is confirmed and some of its goods are still to be sent. */
export const isToSend = ({ status, lines }: ToSend): boolean =>
  SENDING.has(status) && lines.some(({ quantityToFulfill }) => quantityToFulfill > 0)

/** Refusals in which those of the stock name the goods that are short, where the service says which they are. */
export const namingShort = (order: Pick<Order, 'lines'>, faults: readonly (Fault & ShortOf)[]): Fault[] =>
  faults.map((fault) => {
    const short = order.lines.filter(({ id }) => fault.code === 'INSUFFICIENT_STOCK' && fault.orderLines?.includes(id))
    if (short.length === 0) return fault
    return { ...fault, code: '', message: m.orders_short({ names: short.map(nameOfLine).join('; ') }) }
  })
interface ShortOf {
  /** The ids of the lines that a refusal is about. */
  orderLines?: readonly string[] | null
}

/** How many pieces of a line are with the customer, and how many came back or are lost on the way. */
export function whereabouts(order: Order, lineId: string): { sent: number; back: number } {
  const count = (statuses: readonly Parcel['status'][]): number =>
    order.fulfillments
      .filter(({ status }) => statuses.includes(status))
      .flatMap(({ lines }) => lines ?? [])
      .reduce((sum, { orderLine, quantity }) => sum + (orderLine?.id === lineId ? quantity : 0), 0)
  return { sent: count(['FULFILLED', 'REFUNDED']), back: count(['RETURNED', 'REPLACED', 'REFUNDED_AND_RETURNED']) }
}

/** What the customer still owes; below zero, what is to be given back. Money that went back is not owed again. */
export function owedOf(order: Order): number {
  const owed = -order.totalBalance.amount
  const granted = order.grantedRefunds.reduce((sum, { amount }) => sum + amount.amount, 0)
  return owed > 0 ? Math.max(0, owed - Math.max(0, order.totalRefunded.amount - granted)) : owed
}

/** What payments of the older kind by hand are called by Saleor. */
const BY_HAND = 'manual'
export const isByHand = ({ gateway }: { gateway: string }): boolean => gateway === BY_HAND

/** What a payment of the older kind is called: by its method. */
export const nameOfPayment = (payment: { gateway: string }): string =>
  isByHand(payment) ? m.orders_by_hand() : paymentMethodName(payment.gateway)

/** What a transaction is called: as its maker says, else by the app that wrote it down, by its method, or by who did. */
export function nameOfTransaction(transaction: Order['transactions'][number]): string {
  const app = transaction.events.map(({ createdBy }) => createdBy).find((maker) => maker && 'name' in maker)
  return (
    paymentNameText(transaction.name) ||
    (app && 'name' in app && app.name) ||
    paymentMethodName(transaction.gateway ?? '') ||
    (isWrittenDown(transaction) ? m.orders_by_hand() : m.orders_payment())
  )
}

/**
 * Whether somebody of the staff wrote the money down, as by marking the order as paid. Nobody can be asked to return it,
 * although Saleor names the refund among its actions.
 */
export const isWrittenDown = ({ events }: Pick<Order['transactions'][number], 'events'>): boolean =>
  events.some(({ type, createdBy }) => type === 'CHARGE_SUCCESS' && createdBy && 'email' in createdBy)

/**
 * The payment of the older kind that is the same money as a transaction: some services tell of it twice, by one key.
 * What can be done with it is done through the payment.
 */
export const twinOf = (order: Order, transaction: { id: string }): Order['payments'][number] | undefined =>
  order.payments.find(({ id }) => keyOf(id) === keyOf(transaction.id))

function keyOf(id: string): string {
  try {
    return atob(id).split(':')[1] ?? id
  } catch {
    return id
  }
}

/** What the product and its pack are called together. */
export const nameOfLine = ({ productName, variantName }: { productName: string; variantName: string }): string =>
  variantName ? `${productName}, ${variantName}` : productName
