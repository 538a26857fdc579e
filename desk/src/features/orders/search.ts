/** What the address of the list of orders holds. */
import type { OrderStatusFilter } from '@semena/contract/enums'
import type { OrderFilterInput } from '../../platform/inputs.generated.ts'
import { m } from '../../paraglide/messages.js'

export interface OrderSearch {
  search?: string | undefined
  /** Drafts are a list of their own. */
  status?: OrderStatusFilter | 'DRAFT' | undefined
  /** A channel's slug. */
  channel?: string | undefined
}

export const STATUS_OPTIONS: readonly [OrderStatusFilter | 'DRAFT', () => string][] = [
  ['READY_TO_FULFILL', m.orders_view_pack],
  ['UNCONFIRMED', m.orders_state_unconfirmed],
  ['UNFULFILLED', m.orders_state_unfulfilled],
  ['PARTIALLY_FULFILLED', m.orders_state_partly],
  ['FULFILLED', m.orders_state_fulfilled],
  ['CANCELED', m.orders_state_cancelled],
  ['DRAFT', m.orders_state_draft],
]

/** Reads the address; whatever it does not know is left out. */
export function readOrderSearch(found: Record<string, unknown>): OrderSearch {
  const search = text(found['search'])
  const channel = text(found['channel'])
  const status = STATUS_OPTIONS.find(([value]) => value === found['status'])?.[0]
  return { ...(search ? { search } : {}), ...(status ? { status } : {}), ...(channel ? { channel } : {}) }
}

// A search for a number comes as a number.
const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined

export const filterOf = ({ status }: OrderSearch): OrderFilterInput | null =>
  status && status !== 'DRAFT' ? { status: [status] } : null

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
