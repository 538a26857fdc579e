/** Tax classes, rates by country, and how channels tax. */
import { columnsOf } from '../../statements/columns-of.ts'
import { statement } from '../../statements/statement.ts'
import { channels, taxClasses } from '../../tables/shop.ts'
import { foundBy, metadataIn, oneOf } from '../../statements/conditions.ts'
import { integer, listBy, text } from '../../statements/list-by.ts'

export type TaxClassRow = typeof taxClasses.$inferSelect

export const taxClassList = listBy('tax_class_list', {
  select: columnsOf(taxClasses, 't'),
  from: 'tax_classes t',
  conditions: {
    ids: oneOf('t.id', 'int'),
    // With a rate in at least one of them.
    countries: foundBy('t.id', 'select tax_class_id from tax_class_rates where country', 'text'),
    metadata: metadataIn('t.metadata'),
  },
  orders: { NAME: [text('t.name'), integer('t.id')] },
})

/** Channels, of which each has one tax configuration. */
export const taxConfigurationList = listBy('tax_configuration_list', {
  select: columnsOf(channels, 'c'),
  from: 'channels c',
  conditions: { ids: oneOf('c.id', 'int'), metadata: metadataIn('c.tax_metadata') },
  orders: { ID: [integer('c.id')] },
})

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
