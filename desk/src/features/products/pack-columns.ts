/** The columns of the grid of packs: how each reads and writes its cell's text. */
import { m } from '../../paraglide/messages.js'
import { LANGUAGES } from '../../platform/i18n.ts'
import type { Fault } from '../../platform/faults.ts'
import { amountValue, readAmount } from '../../platform/money.ts'
import { type Channel, isMany, type Pack, priceText, type ProductForm } from './form.ts'
import type { DeskFactKindFragment } from './product.generated.ts'
import type { Surroundings } from './queries.ts'

export interface PackColumn {
  key: string
  label: string
  /** Figures stand at the right. */
  isFigure?: boolean
  width: number
  /** Texts to choose from. */
  offered?: readonly string[]
  get(pack: Pack): string
  set(pack: Pack, text: string): Pack
  isWrong?(text: string): boolean
}

/** Kinds whose value is one line of text. Others are kept as they are. */
const IN_CELL = new Set(['DROPDOWN', 'SWATCH', 'MULTISELECT', 'NUMERIC', 'PLAIN_TEXT'])

export const columnsOf = (around: Surroundings, channels: readonly Channel[]): PackColumn[] => [
  ...LANGUAGES.map((one) => ({
    key: `name-${one}`,
    label: `${m.products_name()} ${one.toUpperCase()}`,
    width: 11,
    get: (pack: Pack) => pack.names[one],
    set: (pack: Pack, text: string) => ({ ...pack, names: { ...pack.names, [one]: text } }),
  })),
  {
    key: 'sku',
    label: 'SKU',
    width: 12,
    get: (pack) => pack.sku,
    set: (pack, text) => ({ ...pack, sku: text }),
  },
  ...around.kinds.variant.filter(({ inputType }) => IN_CELL.has(inputType ?? '')).map(factColumn),
  ...channels.map(({ id, name, currencyCode }) => ({
    key: `price-${id}`,
    label: `${name}, ${currencyCode}`,
    isFigure: true,
    width: 8,
    get: (pack: Pack) => priceText(pack.prices[id] ?? '', currencyCode),
    set: (pack: Pack, text: string) => ({ ...pack, prices: put(pack.prices, id, amountValue(text, currencyCode)) }),
    isWrong: (text: string) => !isAmount(text, currencyCode),
  })),
  ...around.warehouses.map(({ id, name }) => ({
    key: `stock-${id}`,
    label: `${m.products_stock()}, ${name}`,
    isFigure: true,
    width: 5,
    get: (pack: Pack) => pack.stocks[id] ?? '',
    set: (pack: Pack, text: string) => ({ ...pack, stocks: put(pack.stocks, id, text) }),
    isWrong: (text: string) => !isCount(text),
  })),
]

function factColumn(kind: DeskFactKindFragment): PackColumn {
  const { id, name } = kind
  return {
    key: `fact-${id}`,
    label: name,
    width: 6,
    ...(kind.choices && kind.inputType !== 'MULTISELECT'
      ? { offered: kind.choices.edges.flatMap(({ node }) => node.name ?? []) }
      : {}),
    get: (pack) => [pack.facts[id] ?? ''].flat().join(', '),
    set: (pack, text) => ({
      ...pack,
      facts: { ...pack.facts, [id]: isMany(kind) ? text.split(',').flatMap((one) => one.trim() || []) : text },
    }),
  }
}

/** An empty cell is one that is not there, so that it is the same as what the service has. */
function put(cells: Record<string, string>, id: string, text: string): Record<string, string> {
  if (text) return { ...cells, [id]: text }
  const { [id]: _gone, ...left } = cells
  return left
}

const isAmount = (text: string, currency: string): boolean => !text.trim() || readAmount(text, currency) !== null
const isCount = (text: string): boolean => !text.trim() || /^\d{1,9}$/.test(text.trim())

/** What is wrong where a price is no amount or a stock no count. */
export function checkCells({ packs }: ProductForm, channels: readonly Channel[]): Fault[] {
  const isGood = Object.values(packs).every(
    ({ prices, stocks }) =>
      channels.every(({ id, currencyCode }) => isAmount(prices[id] ?? '', currencyCode)) &&
      Object.values(stocks).every(isCount),
  )
  return isGood ? [] : [{ code: '', field: 'packs', message: m.products_cells_wrong() }]
}
