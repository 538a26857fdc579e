/** The columns of a sheet: of every channel its prices, of every warehouse its stock; which are shown, and how wide. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { m } from '../../paraglide/messages.js'
import { request } from '../../platform/graphql.ts'
import { useChannels } from '../../platform/rights.ts'
import { stored } from '../../platform/stored.ts'
import { weightUnitText } from '../../platform/weights.ts'
import type { Column } from './cells.ts'
import { ordered } from './ordered.ts'
import { DeskSheetPlacesDocument } from './sheet.generated.ts'

export const placesQuery = queryOptions({
  queryKey: ['settings', 'sheet'],
  staleTime: 60_000,
  queryFn: ({ signal }) => request(DeskSheetPlacesDocument, {}, signal),
})

/** What the device keeps: columns that are shown or not against the usual, widths, and how many stay at the left. */
interface Kept {
  shown: Record<string, boolean>
  widths: Record<string, number>
  frozen: number
  /** Ids of columns in the order in which somebody has put them; empty where nobody has. */
  order: readonly string[]
}
const NOTHING: Kept = { shown: {}, widths: {}, frozen: 1, order: [] }
const kept = stored<Kept>('semena.desk.sheet', (found) =>
  found && typeof found === 'object' ? { ...NOTHING, ...(found as Partial<Kept>) } : NOTHING,
)

export interface Columns {
  /** Those that are shown, in their order. Undefined until warehouses are known. */
  shown: readonly Column[] | undefined
  /** All that the rows can have. */
  all: readonly Column[]
  /** All columns of the shop, by id. */
  byId: ReadonlyMap<string, Column>
  frozen: number
  show(id: string, isShown: boolean): void
  widen(id: string, width: number | undefined): void
  freeze(count: number): void
  /** Puts a column where another one stands, which makes way. The name stays the first. */
  move(id: string, to: string): void
}

const NARROWEST = 56

export function useColumns(rows: 'variants' | 'products'): Columns {
  const { data } = useQuery(placesQuery)
  const channels = useChannels()
  const { shown, widths, frozen, order } = kept.use()
  return useMemo(() => {
    const warehouses = (data?.warehouses?.edges ?? []).map(({ node }) => node)
    const whole: Column[] = [
      { id: 'name', kind: 'text', title: m.sheet_name(), of: 'product', width: 200, required: true, usual: true },
      { id: 'variant', kind: 'text', title: m.sheet_variant(), of: 'variant', width: 110, usual: true },
      { id: 'sku', kind: 'text', title: m.sheet_sku(), of: 'variant', width: 130, usual: true },
      ...channels.map(({ id, name, currencyCode }): Column => ({
        id: `price:${id}`,
        kind: 'money',
        title: `${name}, ${currencyCode}`,
        head: { of: currencyCode, at: name },
        of: 'variant',
        width: 112,
        usual: true,
        place: id,
        currency: currencyCode,
      })),
      ...warehouses.map(({ id, name }): Column => ({
        id: `stock:${id}`,
        kind: 'count',
        title: m.sheet_stock_of({ warehouse: name }),
        head: { of: m.sheet_stock(), at: name },
        of: 'variant',
        width: 96,
        usual: true,
        place: id,
      })),
      { id: 'track', kind: 'flag', title: m.sheet_track(), of: 'variant', width: 96 },
      {
        id: 'weight',
        kind: 'weight',
        title: m.sheet_weight({ unit: weightUnitText(data?.shop.defaultWeightUnit) }),
        of: 'variant',
        width: 96,
      },
      {
        id: 'category',
        kind: 'category',
        title: m.sheet_category(),
        of: 'product',
        width: 160,
        usual: true,
        options: (data?.categories?.edges ?? []).map(({ node }) => node),
      },
      { id: 'type', kind: 'fixed', title: m.sheet_type(), of: 'product', width: 120 },
      ...channels.map(({ id, name }): Column => ({
        id: `published:${id}`,
        kind: 'flag',
        title: m.sheet_published_in({ channel: name }),
        head: { of: m.sheet_published(), at: name },
        of: 'product',
        width: 128,
        usual: true,
        place: id,
      })),
      ...channels.map(({ id, name }): Column => ({
        id: `visible:${id}`,
        kind: 'flag',
        title: m.sheet_visible_in({ channel: name }),
        head: { of: m.sheet_visible(), at: name },
        of: 'product',
        width: 128,
        usual: rows === 'products',
        place: id,
      })),
    ]
    const sized = ordered(whole, order).map((column) => ({ ...column, width: widths[column.id] ?? column.width }))
    const all = sized.filter(({ of }) => rows === 'variants' || of === 'product')
    const change = (part: Partial<Kept>): void => kept.set({ ...kept.get(), ...part })
    return {
      all,
      byId: new Map(sized.map((column) => [column.id, column])),
      shown: data && all.filter(({ id, usual }) => id === 'name' || (shown[id] ?? usual ?? false)),
      frozen: Math.max(1, frozen),
      show: (id, isShown) => change({ shown: { ...kept.get().shown, [id]: isShown } }),
      widen(id, width) {
        const { [id]: _before, ...others } = kept.get().widths
        change({ widths: width === undefined ? others : { ...others, [id]: Math.max(NARROWEST, Math.round(width)) } })
      },
      move(id, to) {
        const now = sized.map((column) => column.id)
        const [from, at] = [now.indexOf(id), now.indexOf(to)]
        if (from < 1 || at < 1 || from === at) return
        now.splice(from, 1)
        now.splice(at, 0, id)
        change({ order: now })
      },
      freeze: (count) => change({ frozen: Math.max(1, count) }),
    }
  }, [data, channels, shown, widths, frozen, order, rows])
}
