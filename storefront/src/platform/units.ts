/** Amounts with their unit, declined as each language does (docs/rules.md#units). */
import { m } from '../paraglide/messages.js'
import { currentLanguage } from './i18n.ts'

export const UNITS = [
  'pcs',
  'kg',
  'g',
  'l',
  'ml',
  'm',
  'cm',
  'mm',
  'box',
  'pack',
  'bottle',
  'pieces',
  'seeds',
  'products',
] as const
export type Unit = (typeof UNITS)[number]

export interface Amount {
  count: number
  unit: Unit
}

/** An amount as text. Its numbers are small and need no separators, which saves a costly formatter. */
export const amountText = ({ count, unit }: Amount): string =>
  m.platform_amount({ unit, count, figure: Number.isInteger(count) ? count : count.toLocaleString(currentLanguage()) })

const SAID = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*([a-z]+)\.?$/i

/** Reads the amount from a name such as `5 seeds` or `0.5 kg`; null where it names none. */
export function readAmount(name: string): Amount | null {
  const [, figure = '', word = ''] = SAID.exec(name.trim()) ?? []
  const count = Number(figure.replace(',', '.'))
  const unit = unitOf(word.toLowerCase())
  return count > 0 && unit ? { count, unit } : null
}

const unitOf = (word: string): Unit | undefined =>
  UNITS.find((unit) => word === unit || `${word}s` === unit || word === `${unit}s` || word === `${unit}es`)

/** Matches the name that Saleor gives a variant without name and SKU: its id, which begins with these letters. */
const ID_AS_NAME = /^UHJvZHVjdFZhcmlhbnQ6/

/**
 * A pack's name: translated, or made from the amount in its own name. Without a name it is the SKU; without both it is
 * empty, because the product's name is enough.
 */
export function packName(
  { name, sku, translation }: { name: string; sku?: string | null; translation?: { name: string | null } | null },
  /** How many seeds are in the pack, where the shop says so; then a name that is only a number counts seeds. */
  seeds: number | null = null,
): string {
  if (translation?.name && !ID_AS_NAME.test(translation.name)) return translation.name
  if (!name || ID_AS_NAME.test(name)) return sku ?? ''
  const amount =
    seeds !== null && name === String(seeds) ? ({ count: seeds, unit: 'seeds' } as const) : readAmount(name)
  return amount ? amountText(amount) : name
}

/** `Northern Lights, 3 seeds`; the first name alone where there is no second. */
export const joinNames = (product: string, pack: string): string => (pack ? `${product}, ${pack}` : product)
