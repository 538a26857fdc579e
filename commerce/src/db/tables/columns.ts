/** Kinds of columns that many tables share, so that money, texts and times are stored in one way. */
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, customType, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { readMoment } from '../driver/moment.ts'

/** Translated fields by upper-case language code: `{ RU: { name: '…' } }`. */
export type Translations = Record<string, Record<string, unknown>>
/** Public or private metadata: text keys and text values. */
export type MetadataMap = Record<string, string>
/** A postal address as it is stored; missing parts are empty texts. */
export interface StoredAddress {
  firstName: string
  lastName: string
  companyName: string
  streetAddress1: string
  streetAddress2: string
  city: string
  cityArea: string
  postalCode: string
  /** ISO 3166-1 alpha-2. */
  country: string
  countryArea: string
  /** E.164, or empty. */
  phone: string
  metadata?: MetadataMap
}
/** An address of which nothing is known. */
export const NO_ADDRESS: StoredAddress = {
  firstName: '',
  lastName: '',
  companyName: '',
  streetAddress1: '',
  streetAddress2: '',
  city: '',
  cityArea: '',
  postalCode: '',
  country: '',
  countryArea: '',
  phone: '',
}

/** A shipping method that an app offers for one checkout, with its price in minor units. */
export interface AppMethod {
  /** The global id, which names the app and its own id of the method. */
  id: string
  name: string
  description: string | null
  price: number
  minDays: number | null
  maxDays: number | null
  metadata: MetadataMap
  privateMetadata: MetadataMap
}

export const serialId = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
/** The row of another table to which a row belongs, and with which it goes. */
export const partOf = <N extends string>(name: N, whole: () => AnyPgColumn) =>
  integer(name).notNull().references(whole, { onDelete: 'cascade' })
/** The same, of a table whose keys are UUIDs. */
export const partOfUuid = <N extends string>(name: N, whole: () => AnyPgColumn) =>
  uuid(name).notNull().references(whole, { onDelete: 'cascade' })
/** Integer minor units of the row's currency. */
export const minor = <N extends string>(name: N) => bigint(name, { mode: 'number' })
export const instant = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: readMoment,
  toDriver: (moment) => moment.toISOString(),
})
/** The default of a column: when the transaction began. */
export const now = sql`now()`
export const createdAt = () => instant('created_at').notNull().default(now)
export const updatedAt = () => instant('updated_at').notNull().default(now)
export const translations = () =>
  jsonb('translations')
    .$type<Translations>()
    .notNull()
    .default(sql`'{}'::jsonb`)
export const metadata = () =>
  jsonb('metadata')
    .$type<MetadataMap>()
    .notNull()
    .default(sql`'{}'::jsonb`)
export const privateMetadata = () =>
  jsonb('private_metadata')
    .$type<MetadataMap>()
    .notNull()
    .default(sql`'{}'::jsonb`)
export const bothMetadata = () => ({ metadata: metadata(), privateMetadata: privateMetadata() })
export const textArray = <N extends string>(name: N) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`)
/** Editor.js document. */
export const richText = <N extends string>(name: N) => jsonb(name).$type<Record<string, unknown>>()
