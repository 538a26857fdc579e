/** The rates of shipping as they stand in cells: what a method costs in a channel, and for which orders. */
import { amountText, isAmountValue, readAmount } from '../../platform/money.ts'
import type { DeskMethodRowFragment, DeskZoneFragment } from './shipping.generated.ts'

export const PARTS = ['price', 'from', 'to'] as const
export type Part = (typeof PARTS)[number]

/**
 * What stands in cells, by their keys: an amount with a point, the same in every language; a text that is no amount as it
 * was typed; nothing.
 */
export type Typed = Record<string, string>

export const cellKey = (method: string, channel: string, part: Part): string => `${method}|${channel}|${part}`

/** What stands in a cell as its reader writes it. */
export const textOfValue = (value: string, currency: string): string =>
  isAmountValue(value, currency) ? amountText(Number(value), currency) : value

/** What the server has in a cell. */
export function savedValue(
  method: DeskMethodRowFragment,
  channel: { id: string; currencyCode: string },
  part: Part,
): string {
  const listing = method.channelListings?.find((one) => one.channel.id === channel.id)
  const money = { price: listing?.price, from: listing?.minimumOrderPrice, to: listing?.maximumOrderPrice }[part]
  return money ? String(money.amount) : ''
}

export interface RateChange {
  method: string
  input: {
    addChannels: {
      channelId: string
      price: number
      minimumOrderPrice: number | null
      maximumOrderPrice: number | null
    }[]
    removeChannels: string[]
  }
}

/**
 * The changes that what was typed asks for, one for each method, and the cells that cannot be read. An empty price takes
 * the method out of the channel.
 */
export function changesOf(
  zones: readonly DeskZoneFragment[],
  typed: Typed,
): { changes: RateChange[]; wrong: Set<string> } {
  const wrong = new Set<string>()
  const changes: RateChange[] = []
  for (const zone of zones)
    for (const method of zone.shippingMethods ?? []) {
      const change: RateChange = { method: method.id, input: { addChannels: [], removeChannels: [] } }
      for (const channel of zone.channels) {
        if (!PARTS.some((part) => typed[cellKey(method.id, channel.id, part)] !== undefined)) continue
        const amounts = PARTS.map((part) => {
          const value = typed[cellKey(method.id, channel.id, part)] ?? savedValue(method, channel, part)
          const amount = value === '' ? null : readAmount(value, channel.currencyCode)
          if (value !== '' && amount === null) wrong.add(cellKey(method.id, channel.id, part))
          return amount
        })
        const [price = null, from = null, to = null] = amounts
        if (from !== null && to !== null && to < from) wrong.add(cellKey(method.id, channel.id, 'to'))
        if (price === null && (from !== null || to !== null)) wrong.add(cellKey(method.id, channel.id, 'price'))
        if (price === null) change.input.removeChannels.push(channel.id)
        else
          change.input.addChannels.push({
            channelId: channel.id,
            price,
            minimumOrderPrice: from,
            maximumOrderPrice: to,
          })
      }
      if (change.input.addChannels.length + change.input.removeChannels.length > 0) changes.push(change)
    }
  return { changes, wrong }
}

/** All cells as the service has them, by their keys. */
export const cellsOf = (zones: readonly DeskZoneFragment[]): Typed =>
  Object.fromEntries(
    zones.flatMap((zone) =>
      (zone.shippingMethods ?? []).flatMap((method) =>
        zone.channels.flatMap((channel) =>
          PARTS.map((part) => [cellKey(method.id, channel.id, part), savedValue(method, channel, part)]),
        ),
      ),
    ),
  )

/** The cells that differ. */
export const typedIn = (from: Typed, to: Typed): Typed =>
  Object.fromEntries(Object.entries(to).filter(([key, value]) => value !== (from[key] ?? '')))
