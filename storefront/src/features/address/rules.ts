/**
 * What an address needs in each country. The data beside this file (`rules.json`, `areas.json`) is taken from
 * Google's address data (libaddressinput, CC BY 4.0), which Saleor checks addresses with too.
 */
import { type Language, LANGUAGE_FACTS } from '@semena/contract/languages'
import { patternOf } from '@semena/contract/pattern'
import rules from './rules.json'

/** Kinds of a country's first-level divisions that have labels of their own. */
export type AreaKind = 'state' | 'province' | 'prefecture' | 'oblast' | 'other'

export interface AddressRules {
  /** Fields that must be filled besides the names and the country. */
  required: ReadonlySet<AddressField>
  /** Fields that are shown. */
  shown: ReadonlySet<AddressField>
  postal: RegExp | null
  postalExample: string
  area: AreaKind
}

export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'companyName',
  'country',
  'streetAddress1',
  'streetAddress2',
  'city',
  'cityArea',
  'countryArea',
  'postalCode',
  'phone',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

interface Row {
  required: string
  optional?: string
  postal?: string
  example?: string
  area?: string
}

const FIELDS: Record<string, AddressField | undefined> = {
  A: 'streetAddress1',
  C: 'city',
  D: 'cityArea',
  S: 'countryArea',
  Z: 'postalCode',
}
const ALWAYS: readonly AddressField[] = ['firstName', 'lastName', 'country', 'streetAddress1']
const OPTIONAL: readonly AddressField[] = ['companyName', 'streetAddress2', 'phone']
const KNOWN_AREAS: readonly AreaKind[] = ['state', 'province', 'prefecture', 'oblast']

const fieldsOf = (letters: string): AddressField[] => Array.from(letters).flatMap((letter) => FIELDS[letter] ?? [])

/** The rules of a country; one without an entry needs a street and a city. */
export function rulesOf(country: string): AddressRules {
  const row: Row = (rules as Record<string, Row>)[country] ?? { required: 'AC' }
  const required = new Set([...ALWAYS, ...fieldsOf(row.required)])
  return {
    required,
    shown: new Set([...required, ...OPTIONAL, ...fieldsOf(row.optional ?? '')]),
    postal: row.postal ? patternOf(`^(?:${row.postal})$`) : null,
    postalExample: row.example ?? '',
    area: KNOWN_AREAS.find((kind) => kind === row.area) ?? 'other',
  }
}

/** One division of a country: the code that the service accepts, and its name in Latin letters where that differs. */
export interface Area {
  code: string
  latin: string
  /** The Russian name where the code is in another language. */
  russian?: string | undefined
}

/** A division's name in the reader's script: the Russian name, where known, for readers of Cyrillic letters, else Latin ones. */
export const areaName = ({ code, latin, russian }: Area, language: Language): string =>
  LANGUAGE_FACTS[language].script === 'Cyrillic'
    ? (russian ?? (/\p{Script=Cyrillic}/u.test(code) ? code : latin))
    : latin

/** The divisions of a country to choose from; empty where there is no list. The data is loaded when first needed. */
export async function areasOf(country: string): Promise<Area[]> {
  if (!rulesOf(country).required.has('countryArea')) return []
  const all = (await import('./areas.json')).default as Record<string, string[][]>
  return (all[country] ?? []).map(([code = '', latin, russian]) => ({ code, latin: latin ?? code, russian }))
}
