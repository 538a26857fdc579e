/** The list of orders as it was last looked at: the way back to it keeps its search, filters and order. */
import { m } from '../../paraglide/messages.js'
import type { OrderSearch } from './search.ts'

let last: OrderSearch = {}

export function rememberList(search: OrderSearch): void {
  last = search
}

export const backToList = () => ({ to: '/orders' as const, search: last, label: m.frame_orders() })
