/** shop.json: the shop's name, address and settings. */
import { shops } from '../../db/tables/shop.ts'
import type { ImportFault } from '@semena/contract/import-faults'
import { isCountry } from '../../domain/countries.ts'
import { noWrite, type Part } from '../part.ts'
import { type AddressPart, ADDRESS_PARTS, toAddress } from '../address.ts'
import type { FaultArguments } from '../problems.ts'
import { statement } from '../../db/statements/statement.ts'

const FILE = 'shop.json'
const FLAGS = [
  'trackInventoryByDefault',
  'pricesEnteredWithTax',
  'enableAccountConfirmationByEmail',
  'allowLoginWithoutConfirmation',
  'fulfillmentAllowUnpaid',
] as const
const LIMIT = 'limitQuantityPerCheckout'
const YEARS = 'orderRetentionYears'
const MOST_YEARS = 100

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const IMPORT_SHOP = statement('import_shop', 'select id, metadata from shops order by id limit 1')

export const shop: Part = async (r) => {
  const text = r.folder.text(FILE)
  if (text === null) return noWrite
  /** Reports a fault of a key, which is told by its whole `path`. */
  const wrong = <Code extends ImportFault>(
    code: Code,
    path: string | null,
    ...params: FaultArguments<Code>
  ): undefined =>
    r.problems.add(
      FILE,
      { line: lineOf(text, path?.replace(/^(?:settings|companyAddress)\./, '')), column: path },
      code,
      ...params,
    )
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    wrong('NOT_JSON', null, { reason: (error as Error).message })
    return noWrite
  }
  if (!isObject(json)) {
    wrong('NOT_OBJECT', null)
    return noWrite
  }
  r.rows[FILE] = 1
  const part = (name: string, known: readonly string[] | null): Json => {
    const value = json[name]
    if (value === undefined || value === null) return {}
    if (!isObject(value)) {
      wrong('NOT_OBJECT', name)
      return {}
    }
    for (const key of Object.keys(value)) if (known && !known.includes(key)) wrong('UNKNOWN_SETTING', `${name}.${key}`)
    return value
  }
  for (const key of Object.keys(json))
    if (!['name', 'description', 'companyAddress', 'settings', 'metadata'].includes(key)) wrong('UNKNOWN_SETTING', key)
  const texts = (object: Json): Record<string, string> => {
    for (const [key, value] of Object.entries(object))
      if (typeof value !== 'string') wrong('NOT_TEXT', key)
      else if (!isStorable(key) || !isStorable(value)) wrong('NOT_STORABLE', key)
    return object as Record<string, string>
  }
  const { name, description } = texts({
    ...('name' in json ? { name: json.name } : {}),
    ...(typeof json.description === 'string' ? { description: json.description } : {}),
  })
  const address = texts(part('companyAddress', ADDRESS_PARTS))
  if (address.country && !isCountry(address.country)) wrong('NOT_COUNTRY', 'country', { value: address.country })
  const settings = part('settings', [...FLAGS, LIMIT, YEARS])
  for (const flag of FLAGS)
    if (flag in settings && typeof settings[flag] !== 'boolean') wrong('NOT_TRUE_FALSE', `settings.${flag}`)
  const limit = settings[LIMIT]
  if (
    limit !== undefined &&
    limit !== null &&
    !(Number.isInteger(limit) && (limit as number) > 0 && (limit as number) < 2 ** 31)
  )
    wrong('NOT_ABOVE_0', `settings.${LIMIT}`)
  const years = settings[YEARS]
  if (years !== undefined && !(Number.isInteger(years) && (years as number) >= 0 && (years as number) <= MOST_YEARS))
    wrong('NOT_YEARS', `settings.${YEARS}`, { most: MOST_YEARS })
  const metadata = texts(part('metadata', null))

  return async (w) => {
    const before = await IMPORT_SHOP.first(w.client)
    await w.saveSet(
      shops,
      [
        {
          id: before?.id ?? 1,
          name,
          description,
          companyAddress: json.companyAddress ? toAddress(address as Partial<Record<AddressPart, string>>) : undefined,
          metadata: json.metadata ? { ...before?.metadata, ...metadata } : undefined,
          ...(settings as { [K in (typeof FLAGS)[number]]?: boolean }),
          limitQuantityPerCheckout: limit as number | null | undefined,
          orderRetentionYears: years as number | undefined,
        },
      ],
      { key: ['id'] },
    )
  }
}

/** Whether the database takes a text: it has no NUL and no half of a pair of code units, which JSON can write. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Number of the line on which a name first stands in the file. */
function lineOf(text: string, name?: string): number {
  const at = name ? text.indexOf(`"${name}"`) : -1
  return at < 0 ? 1 : text.slice(0, at).split('\n').length
}
