/** Tax classes, rates by country, and how channels tax. */
import { columnsOf } from '../../statements/columns-of.ts'
import { statement } from '../../statements/statement.ts'
import { channels, taxClasses } from '../../tables/shop.ts'
import { hasMetadata } from '../metadata/metadata-condition.ts'
import { listOf, Params } from '../../statements/sql.ts'

export type TaxClassRow = typeof taxClasses.$inferSelect

export interface TaxClassListInput {
  ids: number[] | null
  /** Classes with a rate in at least one of these countries. */
  countries: readonly string[] | null
  metadata: readonly { key: string; value?: string | null }[]
  desc: boolean
}

export const taxClassList = listOf('tax_class_list', ({ ids, countries, metadata, desc }: TaxClassListInput) => {
  const params = new Params()
  const conditions = ['true']
  if (ids) conditions.push(`t.id = any(${params.param(ids)}::int[])`)
  if (countries)
    conditions.push(
      `t.id in (select tax_class_id from tax_class_rates where country = any(${params.param(countries)}::text[]))`,
    )
  conditions.push(...hasMetadata(params, 't.metadata', metadata))
  return {
    select: columnsOf(taxClasses, 't'),
    from: `from tax_classes t where ${conditions.join(' and ')}`,
    keys: [
      { sql: 't.name', kind: 'text', desc },
      { sql: 't.id', kind: 'integer', desc },
    ],
    params,
  }
}).examples(() => [[{ ids: [1], countries: ['DE'], metadata: [{ key: 'a' }, { key: 'a', value: 'b' }], desc: true }]])

export interface TaxConfigurationListInput {
  ids: number[] | null
  metadata: readonly { key: string; value?: string | null }[]
}

/** Channels, of which each has one tax configuration. */
export const taxConfigurationList = listOf('tax_configuration_list', ({ ids, metadata }: TaxConfigurationListInput) => {
  const params = new Params()
  const conditions = ['true']
  if (ids) conditions.push(`c.id = any(${params.param(ids)}::int[])`)
  conditions.push(...hasMetadata(params, 'c.tax_metadata', metadata))
  return {
    select: columnsOf(channels, 'c'),
    from: `from channels c where ${conditions.join(' and ')}`,
    keys: [{ sql: 'c.id', kind: 'integer', desc: false }],
    params,
  }
}).examples(() => [[{ ids: [1], metadata: [{ key: 'a' }, { key: 'a', value: 'b' }] }]])

export const putClassRates = statement(
  'tax_class_rates_put',
  `insert into tax_class_rates (tax_class_id, country, rate)
    select r."taxClassId", r.country, r.rate from jsonb_to_recordset($1::jsonb) as r ("taxClassId" int, country text, rate numeric)
    on conflict (tax_class_id, country) do update set rate = excluded.rate`,
).run

export const deleteClassRates = statement(
  'tax_class_rates_delete',
  'delete from tax_class_rates where tax_class_id = any($1::int[]) and country = any($2::text[])',
).run

/** Sets the rate of a country for all that has no class. */
export const putCountryRate = statement(
  'tax_rate_put',
  'insert into tax_rates (country, rate) values ($1, $2) on conflict (country) do update set rate = excluded.rate',
).run

export const deleteCountryRate = statement('tax_rate_delete', 'delete from tax_rates where country = $1').run

/** Removes every rate of a country. */
export const deleteRatesOfCountry = statement(
  'tax_rates_of_country_delete',
  'with c as (delete from tax_class_rates where country = $1) delete from tax_rates where country = $1',
).run

export const deleteTaxExceptions = statement(
  'tax_exceptions_delete',
  'delete from tax_country_exceptions where channel_id = $1 and country = any($2::text[])',
).run
