/** What the address of the list of orders holds. */
import type { OrderChargeStatusEnum, OrderSortField, OrderStatusFilter } from '@semena/contract/enums'
import type { OrderFilterInput, OrderWhereInput } from '../../platform/inputs.generated.ts'
import { m } from '../../paraglide/messages.js'
import { PAYABLE } from './payable.ts'

/** Drafts are a list of their own. PAYABLE: those that wait for payment. RETURNED: also those that came back in part. */
type ListedStatus = OrderStatusFilter | 'DRAFT' | 'PAYABLE' | 'RETURNED'

export interface OrderSearch {
  search?: string | undefined
  status?: ListedStatus | undefined
  /** What of it is paid. */
  money?: OrderChargeStatusEnum | undefined
  /** A channel's slug. */
  channel?: string | undefined
  /** By what the list is ordered; a minus before it means the other way round. */
  sort?: string | undefined
}

const SORTS: readonly OrderSortField[] = ['NUMBER', 'CREATED_AT', 'CUSTOMER', 'STATUS']

/** The column and direction of the list's order. The newest come first where nothing is said. */
export function sortOf({ sort = '-NUMBER' }: OrderSearch): { field: OrderSortField; isDescending: boolean } {
  const isDescending = sort.startsWith('-')
  return { field: SORTS.find((one) => one === sort.replace(/^-/, '')) ?? 'NUMBER', isDescending }
}

export const MONEY_OPTIONS: readonly [OrderChargeStatusEnum, () => string][] = [
  ['NONE', m.orders_charge_none],
  ['PARTIAL', m.orders_charge_partial],
  ['FULL', m.orders_charge_full],
  ['OVERCHARGED', m.orders_charge_over],
]

export const STATUS_OPTIONS: readonly [ListedStatus, () => string][] = [
  ['READY_TO_FULFILL', m.orders_view_pack],
  ['UNCONFIRMED', m.orders_state_unconfirmed],
  ['PAYABLE', m.orders_state_unpaid],
  ['UNFULFILLED', m.orders_state_unfulfilled],
  ['PARTIALLY_FULFILLED', m.orders_state_partly],
  ['FULFILLED', m.orders_state_fulfilled],
  ['RETURNED', m.orders_view_returned],
  ['CANCELED', m.orders_state_cancelled],
  ['DRAFT', m.orders_state_draft],
]

/** Reads the address; whatever it does not know is left out. */
export function readOrderSearch(found: Record<string, unknown>): OrderSearch {
  const search = text(found['search'])
  const channel = text(found['channel'])
  const status = STATUS_OPTIONS.find(([value]) => value === found['status'])?.[0]
  const money = MONEY_OPTIONS.find(([value]) => value === found['money'])?.[0]
  const sort = text(found['sort'])
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(money ? { money } : {}),
    ...(channel ? { channel } : {}),
    ...(sort ? { sort } : {}),
  }
}

// A search for a number comes as a number.
const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined

/** What the list is asked with. `filter` knows no order that came back, and the service takes only one of the two. */
export function conditionsOf({ status, money }: OrderSearch): { filter?: OrderFilterInput; where?: OrderWhereInput } {
  if (status === 'RETURNED')
    return {
      where: {
        status: { oneOf: ['PARTIALLY_RETURNED', 'RETURNED'] },
        ...(money ? { chargeStatus: { eq: money } } : {}),
      },
    }
  const filter: OrderFilterInput = {
    ...(status && status !== 'DRAFT' && status !== 'PAYABLE' ? { status: [status] } : {}),
    ...(money ? { chargeStatus: [money] } : {}),
    ...(status === 'PAYABLE' ? PAYABLE : {}),
  }
  return Object.keys(filter).length > 0 ? { filter } : {}
}

/** What stands in the address of one order: the form that is open. */
export interface OneSearch {
  open?: 'send' | 'back'
}

export const readOneSearch = ({ open }: Record<string, unknown>): OneSearch =>
  open === 'send' || open === 'back' ? { open } : {}

export const WHATS = ['pick', 'slips', 'labels', 'invoice'] as const
export type What = (typeof WHATS)[number]
export const PAPERS = ['a6', 'a5', 'a4'] as const
export type Paper = (typeof PAPERS)[number]

/** What the address of the print page holds. */
export interface PrintSearch {
  /** Ids of orders with commas between them. */
  ids: string
  what: What
  /** Of labels and slips. */
  paper?: Paper
}

export function readPrintSearch(found: Record<string, unknown>): PrintSearch {
  const paper = PAPERS.find((one) => one === found['paper'])
  return {
    ids: text(found['ids']) ?? '',
    what: WHATS.find((one) => one === found['what']) ?? 'pick',
    ...(paper ? { paper } : {}),
  }
}
