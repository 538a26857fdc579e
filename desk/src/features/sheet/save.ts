/** Sends what the plan says, ten changes to a request, and tells of each cell whether it is saved or why it is not. */
import type { TypedDocument } from '@semena/contract/document'
import { m } from '../../paraglide/messages.js'
import { type Fault, faultText, troubleText } from '../../platform/faults.ts'
import { request } from '../../platform/graphql.ts'
import { type Cell, type Operation, plan } from './plan.ts'
import {
  DeskSheetSaveListingsDocument,
  DeskSheetSaveProductDocument,
  DeskSheetSaveStocksDocument,
  DeskSheetSaveVariantsDocument,
} from './sheet.generated.ts'

/** So many changes are sent in one request. */
export const TOGETHER = 10
/** Variants and stocks in one request. */
const ROWS = 300

export interface Saved {
  /** What the server has now, by the cells' keys. */
  saved: Map<string, string>
  /** Why it has not, in the reader's language. */
  refused: Map<string, string>
}
interface Outcome extends Saved {
  /** Not at fault, but in a row of which another cell is. */
  waiting: Cell[]
}

interface Sent {
  document: TypedDocument<object, never>
  variables: object
}

function sent(operation: Operation): Sent {
  switch (operation.is) {
    case 'VARIANTS':
      return {
        document: DeskSheetSaveVariantsDocument,
        variables: { product: operation.product, variants: operation.variants.map(({ input }) => input) },
      }
    case 'STOCKS':
      return {
        document: DeskSheetSaveStocksDocument,
        variables: { stocks: operation.stocks.map(({ input }) => input) },
      }
    case 'PRODUCT':
      return {
        document: DeskSheetSaveProductDocument,
        variables: { id: operation.id, input: operation.input },
      }
    case 'LISTINGS':
      return {
        document: DeskSheetSaveListingsDocument,
        variables: { id: operation.id, input: { updateChannels: operation.updates } },
      }
  }
}

/** One document out of several of one field each: every variable and field gets its number. */
export function together(given: readonly Sent[]): { document: TypedDocument<object, object>; variables: object } {
  const heads: string[] = []
  const bodies: string[] = []
  const variables: Record<string, unknown> = {}
  for (const [at, one] of given.entries()) {
    const numbered = one.document.source.replaceAll(/\$(\w+)/g, `$$$1_${at}`)
    const [, head, body] = /^mutation \w+\(([^)]*)\)\{(.*)\}$/s.exec(numbered)!
    heads.push(head!)
    bodies.push(`a${at}:${body}`)
    for (const [name, value] of Object.entries(one.variables)) variables[`${name}_${at}`] = value
  }
  const source = `mutation DeskSheetSave(${heads.join(' ')}){${bodies.join(' ')}}`
  return { document: { name: 'DeskSheetSave', kind: 'mutation', source }, variables }
}

const sizeOf = (operation: Operation): number =>
  operation.is === 'VARIANTS' ? operation.variants.length : operation.is === 'STOCKS' ? operation.stocks.length : 1

/** Operations in the groups in which they are sent. */
export function groupsOf(operations: readonly Operation[]): Operation[][] {
  const groups: Operation[][] = []
  let size = 0
  for (const operation of operations) {
    const group = groups.at(-1)
    size += sizeOf(operation)
    if (group && group.length < TOGETHER && size <= ROWS) group.push(operation)
    else {
      groups.push([operation])
      size = sizeOf(operation)
    }
  }
  return groups
}

interface Told extends Fault {
  path?: string | null
  channels?: string[] | null
  warehouses?: string[] | null
}
interface Payload {
  errors: Told[]
  results?: { errors: Told[] | null }[]
}

export interface Watch {
  /** Hears what each request has saved and refused, and how many cells are done by now. */
  told(part: Saved, done: number): void
  /** Looked at before each request. */
  isStopped(): boolean
}

/**
 * Saves everything, or as much as it may before it is stopped. What was not answered is refused with the reason. The service
 * writes a row whole or not at all, so cells that are not at fault are sent once more without those that are.
 */
export async function saveAll(all: readonly Cell[], watch: Watch): Promise<Saved> {
  const outcome: Outcome = { saved: new Map(), refused: new Map(), waiting: [] }
  await send(plan(all), outcome, watch)
  const again = outcome.waiting
  outcome.waiting = []
  if (again.length) await send(plan(again), outcome, watch)
  const waits = new Map(outcome.waiting.map(({ key }) => [key, m.sheet_waits()]))
  for (const [key, reason] of waits) outcome.refused.set(key, reason)
  watch.told({ saved: new Map(), refused: waits }, outcome.saved.size + outcome.refused.size)
  return outcome
}

async function send(operations: readonly Operation[], outcome: Outcome, watch: Watch): Promise<void> {
  for (const group of groupsOf(operations)) {
    if (watch.isStopped()) return
    const part: Outcome = { saved: new Map(), refused: new Map(), waiting: [] }
    try {
      const { document, variables } = together(group.map(sent))
      // One after the other: changes of prices lock what they change.
      // oxlint-disable-next-line no-await-in-loop
      const answer = (await request(document, variables)) as Record<string, Payload | null>
      for (const [at, operation] of group.entries()) judge(operation, answer[`a${at}`] ?? null, part)
    } catch (error) {
      for (const cell of group.flatMap(cellsIn)) part.refused.set(cell.key, troubleText(error))
    }
    for (const [key, value] of part.saved) outcome.saved.set(key, value)
    for (const [key, reason] of part.refused) outcome.refused.set(key, reason)
    outcome.waiting.push(...part.waiting)
    watch.told(part, outcome.saved.size + outcome.refused.size)
  }
}

export const cellsIn = (operation: Operation): Cell[] =>
  operation.is === 'VARIANTS'
    ? operation.variants.flatMap(({ cells }) => cells)
    : operation.is === 'STOCKS'
      ? operation.stocks.map(({ cell }) => cell)
      : operation.cells

function judge(operation: Operation, payload: Payload | null, outcome: Outcome): void {
  const whole = payload?.errors ?? []
  const results = payload?.results
  if (operation.is === 'PRODUCT' || operation.is === 'LISTINGS' || !results?.length)
    mark(cellsIn(operation), payload ? whole : [UNKNOWN], outcome)
  else if (operation.is === 'STOCKS')
    for (const [at, { cell }] of operation.stocks.entries()) mark([cell], results[at]?.errors ?? [], outcome)
  else for (const [at, { cells }] of operation.variants.entries()) mark(cells, results[at]?.errors ?? [], outcome)
}

const UNKNOWN: Told = { code: 'UNKNOWN', field: null, message: null }

/** A row is saved whole or not at all: cells at fault say why, the others wait for those. */
function mark(cells: readonly Cell[], faults: readonly Told[], { saved, refused, waiting }: Outcome): void {
  if (faults.length === 0) {
    for (const { key, value } of cells) saved.set(key, value)
    return
  }
  const found = cells.map((cell) => faults.find((fault) => isAt(fault, cell)))
  const isKnown = found.some(Boolean)
  for (const [at, cell] of cells.entries())
    if (!found[at] && isKnown) waiting.push(cell)
    else refused.set(cell.key, reasonOf(found[at] ?? faults[0]!))
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
