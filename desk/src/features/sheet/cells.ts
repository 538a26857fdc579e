/**
 * What the cells of each column hold. A value is a plain text that is the same in every language: an amount with a point,
 * a count, `1` or `0`, an id, or words; empty where there is nothing.
 */
import { m } from '../../paraglide/messages.js'
import { decimalMark } from '../../platform/i18n.ts'
import { amountText, countText, digitsOf, readAmount } from '../../platform/money.ts'
import type { DeskSheetProductFragment, DeskSheetVariantFragment } from './sheet.generated.ts'

/** A row: a variant with its product, or a product alone. */
export interface Row {
  id: string
  product: DeskSheetProductFragment
  variant: DeskSheetVariantFragment | null
}

export type Kind = 'text' | 'money' | 'count' | 'weight' | 'flag' | 'category' | 'fixed'

export interface Column {
  /** Such as `sku` or `price:Q2hhbm5lbDox`. */
  id: string
  kind: Kind
  title: string
  /** The head's two lines, where there are two: of what, and where. */
  head?: { of: string; at: string }
  /** What a change of it changes. */
  of: 'product' | 'variant'
  width: number
  required?: boolean
  /** Whether it can only be read, because whoever looks at it may not change it. */
  isClosed?: boolean
  /** Shown unless it is chosen otherwise. */
  usual?: boolean
  /** A channel's or a warehouse's id. */
  place?: string
  currency?: string
  options?: readonly { id: string; name: string }[]
}

/** The name of a cell for all sheets: a product's cells are the same in all of its variants' rows. */
export const keyOf = (row: Row, column: Column): string =>
  `${column.of === 'product' ? row.product.id : row.id} ${column.id}`

export const rowLabel = ({ product, variant }: Row): string => [product.name, variant?.name].filter(Boolean).join(' · ')

const flag = (is: boolean | null | undefined): string => (is === null || is === undefined ? '' : is ? '1' : '0')

/** What the server has in a cell. */
export function valueOf({ product, variant }: Row, { id, place }: Pick<Column, 'id' | 'place'>): string {
  const [name] = id.split(':') as [string]
  switch (name) {
    case 'name':
      return product.name
    case 'type':
      return product.productType.name
    case 'category':
      return product.category?.id ?? ''
    case 'published':
      return flag(product.channelListings?.find(({ channel }) => channel.id === place)?.isPublished)
    case 'visible':
      return flag(product.channelListings?.find(({ channel }) => channel.id === place)?.visibleInListings)
    case 'variant':
      return variant?.name ?? ''
    case 'sku':
      return variant?.sku ?? ''
    case 'track':
      return flag(variant?.trackInventory)
    case 'weight':
      return variant?.weight ? String(variant.weight.value) : ''
    case 'price': {
      const amount = variant?.channelListings?.find(({ channel }) => channel.id === place)?.price?.amount
      return amount === undefined ? '' : String(amount)
    }
    case 'stock': {
      const stock = variant?.stocks?.find(({ warehouse }) => warehouse.id === place)
      return stock ? String(stock.quantity) : ''
    }
    default:
      return ''
  }
}

const YES = new Set(['1', 'yes', 'y', 'true', 'да', 'ano', '✓', 'x', '+'])
const NO = new Set(['0', 'no', 'n', 'false', 'нет', 'ne', '–', '-', ''])

export type Read = { value: string } | { value: string; fault: string }

/** The value of what somebody typed or pasted. With `fault`, it stays as it was typed and cannot be saved. */
export function readCell({ kind, currency, options, required }: Column, typed: string): Read {
  const text = typed.replaceAll(/[\u00a0\u202f]/g, ' ').trim()
  if (text === '' && kind !== 'flag') return required ? { value: '', fault: m.sheet_fault_required() } : { value: '' }
  switch (kind) {
    case 'money': {
      const amount = readAmount(text, currency!)
      return amount === null ? { value: text, fault: m.sheet_fault_amount() } : { value: String(amount) }
    }
    case 'count': {
      const bare = text.replaceAll(' ', '')
      // One sign before three digits stands between thousands, as where a currency has no decimals.
      const found = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)$/.test(bare)
        ? bare.replaceAll(/\D/g, '')
        : /^(\d{1,9})(?:[.,]0+)?$/.exec(bare)?.[1]
      return found && found.length < 10
        ? { value: String(Number(found)) }
        : { value: text, fault: m.sheet_fault_count() }
    }
    case 'weight': {
      const found = /^\d{1,7}(?:[.,]\d{1,4})?$/.exec(text.replaceAll(' ', ''))
      return found
        ? { value: String(Number(found[0].replace(',', '.'))) }
        : { value: text, fault: m.sheet_fault_weight() }
    }
    case 'flag': {
      const word = text.toLowerCase()
      if (YES.has(word)) return { value: '1' }
      return NO.has(word) ? { value: '0' } : { value: text, fault: m.sheet_fault_flag() }
    }
    case 'category': {
      const wanted = text.toLowerCase()
      const found = options?.find(({ id, name }) => id === text || name.toLowerCase() === wanted)
      return found ? { value: found.id } : { value: text, fault: m.sheet_fault_category() }
    }
    default:
      return { value: text }
  }
}

/** A value as it is shown; what cannot be read is shown as it was typed. */
export function shownCell(column: Column, value: string): string {
  const { kind, currency, options } = column
  if (value === '' || isUnread(column, value)) return value
  const number = Number(value)
  switch (kind) {
    case 'money':
      return Number.isNaN(number) ? value : amountText(number, currency!)
    case 'count':
      return Number.isNaN(number) ? value : countText(number)
    case 'flag':
      return value === '1' ? '✓' : value === '0' ? '–' : value
    case 'category':
      return options?.find(({ id }) => id === value)?.name ?? value
    case 'weight':
      return withDecimalSign(value)
    default:
      return value
  }
}

/** A value as it is typed and as spreadsheets take it: without spaces between thousands. */
export function typedCell(column: Column, value: string): string {
  if (isUnread(column, value)) return value
  const number = Number(value)
  switch (column.kind) {
    case 'money':
      return value === '' || Number.isNaN(number) ? value : withDecimalSign(number.toFixed(digitsOf(column.currency!)))
    case 'weight':
      return withDecimalSign(value)
    case 'category':
      return shownCell(column, value)
    default:
      return value
  }
}

/** Whether a figure is a text that cannot be read: it would be rounded or grouped, such as `1e3` and `1.239`. */
const isUnread = (column: Column, value: string): boolean => isFigure(column) && 'fault' in readCell(column, value)

const withDecimalSign = (value: string): string => value.replace('.', decimalMark())

/** The value of an emptied cell. */
export const emptied = ({ kind }: Column): string => (kind === 'flag' ? '0' : '')

export const isFigure = ({ kind }: Column): boolean => kind === 'money' || kind === 'count' || kind === 'weight'
