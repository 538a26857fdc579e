/** Saves changed cells: works out as few mutations as the service takes, sends one after the other, and tells how each went. */
import type { TypedDocument } from '@semena/contract/document'
import { m } from '../../paraglide/messages.js'
import { type Fault, faultText, troubleText } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import type { ProductInput, ProductVariantBulkUpdateInput } from '../../platform/inputs.generated.ts'
import type { Column, Row } from './cells.ts'
import {
  DeskSheetSaveListingsDocument,
  DeskSheetSaveProductDocument,
  DeskSheetSaveStocksDocument,
  DeskSheetSaveVariantsDocument,
} from './sheet.generated.ts'

/** A changed cell: its key, what the server is to have, where it stands. */
export interface Cell {
  key: string
  value: string
  row: Row
  column: Column
}

/** One mutation. The service writes each of its rows whole or not at all; the rows hold the cells that they save. */
export interface Change {
  document: TypedDocument<object, never>
  variables: object
  rows: Cell[][]
}

/** Most variants in one mutation, and most stocks: both stay well below what a request may hold. */
const VARIANTS = 100
const STOCKS = 250

export function plan(cells: readonly Cell[]): Change[] {
  const { stocks = [], others = [] } = Object.groupBy(cells, (cell) =>
    cell.column.kind === 'count' && cell.value !== '' && stockOf(cell) ? 'stocks' : 'others',
  )
  return [
    ...[...Map.groupBy(others, ({ row }) => row.product.id)].flatMap(([id, of]) => changesOf(id, of)),
    ...parts(stocks, STOCKS).map((part) => ({
      document: DeskSheetSaveStocksDocument,
      variables: {
        stocks: part.map(({ row, column, value }) => ({
          variantId: row.id,
          warehouseId: column.place!,
          quantity: Number(value),
        })),
      },
      rows: part.map((cell) => [cell]),
    })),
  ]
}

const parts = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

const stockOf = ({ row, column }: Cell) => row.variant?.stocks?.find(({ warehouse }) => warehouse.id === column.place)
const listingOf = ({ row, column }: Cell) =>
  row.variant?.channelListings?.find(({ channel }) => channel.id === column.place)

/** The changes of one product: it is listed in a channel before its variants get prices there. */
function changesOf(id: string, cells: readonly Cell[]): Change[] {
  const { own, listed, variants } = Object.groupBy(cells, ({ column }) =>
    column.of === 'variant' ? 'variants' : column.kind === 'flag' ? 'listed' : 'own',
  )
  const input: ProductInput = {}
  for (const { column, value } of own ?? []) {
    if (column.id === 'name') input.name = value
    if (column.id === 'category') input.category = value || null
  }
  const updateChannels = [...Map.groupBy(listed ?? [], ({ column }) => column.place!)].map(([channelId, of]) => ({
    channelId,
    ...Object.fromEntries(
      of.map(({ column, value }) => [
        column.id.startsWith('published:') ? 'isPublished' : 'visibleInListings',
        value === '1',
      ]),
    ),
  }))
  return [
    ...(own ? [{ document: DeskSheetSaveProductDocument, variables: { id, input }, rows: [own] }] : []),
    ...(listed
      ? [{ document: DeskSheetSaveListingsDocument, variables: { id, input: { updateChannels } }, rows: [listed] }]
      : []),
    ...parts([...Map.groupBy(variants ?? [], ({ row }) => row.id).values()], VARIANTS).map((rows) => ({
      document: DeskSheetSaveVariantsDocument,
      variables: { product: id, variants: rows.map(variantInput) },
      rows,
    })),
  ]
}

function variantInput(cells: readonly Cell[]): ProductVariantBulkUpdateInput {
  const input: ProductVariantBulkUpdateInput = { id: cells[0]!.row.id }
  for (const cell of cells) {
    const { column, value } = cell
    const isSet = value !== ''
    if (column.id === 'sku') input.sku = value || null
    if (column.id === 'variant') input.name = value
    if (column.id === 'track') input.trackInventory = value === '1'
    if (column.id === 'weight') input.weight = isSet ? Number(value) : null
    if (column.kind === 'money') {
      const { create, update, remove } = (input.channelListings ??= { create: [], update: [], remove: [] })
      const there = listingOf(cell)
      if (!isSet) remove!.push(...(there ? [there.id] : []))
      else if (there) update!.push({ channelListing: there.id, price: Number(value) })
      else create!.push({ channelId: column.place!, price: Number(value) })
    }
    if (column.kind === 'count') {
      const { create, remove } = (input.stocks ??= { create: [], remove: [] })
      const there = stockOf(cell)
      if (isSet) create!.push({ warehouse: column.place!, quantity: Number(value) })
      else if (there) remove!.push(there.id)
    }
  }
  return input
}

export interface Saved {
  /** What the server has now, by the cells' keys. */
  saved: Map<string, string>
  /** Why it has not, in the reader's language. */
  refused: Map<string, string>
}

/**
 * Saves everything, or as much as it may before `isStopped`, and answers how many cells are saved. `tell` hears how each
 * mutation went and how many cells are done by now. Cells that are not at fault, in a row of which another cell is, are
 * sent once more without that one.
 */
export async function saveAll(
  all: readonly Cell[],
  tell: (part: Saved, done: number) => void,
  isStopped: () => boolean,
): Promise<number> {
  let [count, done] = [0, 0]
  const note = (part: Saved): void => {
    count += part.saved.size
    done += part.saved.size + part.refused.size
    tell(part, done)
  }
  const send = async (cells: readonly Cell[]): Promise<Cell[]> => {
    const waiting: Cell[] = []
    for (const change of plan(cells)) {
      if (isStopped()) break
      // One after the other: changes of prices lock what they change.
      // oxlint-disable-next-line no-await-in-loop
      const { wait, ...part } = await outcomeOf(change)
      waiting.push(...wait)
      note(part)
    }
    return waiting
  }
  const left = await send(await send(all))
  note({ saved: new Map(), refused: new Map(left.map(({ key }) => [key, m.sheet_waits()])) })
  return count
}

interface Told extends Fault {
  path?: string | null
  channels?: string[] | null
  warehouses?: string[] | null
}

/** How a mutation went; `wait` are cells that are not at fault, in a row of which another cell is. */
async function outcomeOf({ document, variables, rows }: Change): Promise<Saved & { wait: Cell[] }> {
  const outcome = { saved: new Map<string, string>(), refused: new Map<string, string>(), wait: [] as Cell[] }
  try {
    const { payload, faults } = await mutate(document, variables as never)
    const { results } = payload as { results?: { errors: Told[] | null }[] }
    for (const [at, cells] of rows.entries()) {
      const told: readonly Told[] = results?.length ? (results[at]?.errors ?? []) : faults
      const found = cells.map((cell) => told.find((fault) => isAt(fault, cell)))
      for (const [place, cell] of cells.entries()) {
        const fault = found[place] ?? (found.some(Boolean) ? undefined : told[0])
        if (told.length === 0) outcome.saved.set(cell.key, cell.value)
        else if (fault) outcome.refused.set(cell.key, reasonOf(fault))
        else outcome.wait.push(cell)
      }
    }
  } catch (error) {
    for (const { key } of rows.flat()) outcome.refused.set(key, troubleText(error))
  }
  return outcome
}

const reasonOf = (fault: Told): string =>
  fault.code === 'PRODUCT_NOT_ASSIGNED_TO_CHANNEL' ? m.sheet_fault_channel() : faultText(fault)

function isAt(fault: Told, { column }: Cell): boolean {
  const name = (fault.path ?? fault.field ?? '').split('.')[0]!
  switch (column.kind) {
    case 'money':
      return fault.channels?.length
        ? fault.channels.includes(column.place!)
        : ['channelListings', 'price', 'channelId'].includes(name)
    case 'count':
      return fault.warehouses?.length
        ? fault.warehouses.includes(column.place!)
        : ['stocks', 'quantity', 'warehouse'].includes(name)
    case 'flag':
      return column.of === 'variant' ? name === 'trackInventory' : (fault.channels?.includes(column.place!) ?? true)
    default:
      return name === (column.id === 'variant' ? 'name' : column.id)
  }
}
