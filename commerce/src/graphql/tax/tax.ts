/** Tax classes, how channels tax, and rates by country, for staff and apps. */
import { isStaffOrApp } from '../../context.ts'
import { taxClassList, taxConfigurationList } from '../../db/queries/tax/tax.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { areEnteredWithTax } from '../../domain/pricing/tax.ts'
import type { GraphqlContext } from '../context.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { countryDisplay } from '../shared/countries.ts'
import { permissionDenied } from '../shared/errors.ts'
import { keyOf, someKeys } from '../shared/ids.ts'
import { listedBy } from '../shared/listed.ts'
import { some } from '../shared/one-filter.ts'
import { metadataOf } from '../shared/metadata.ts'
import { channelSource } from '../shop/sources.ts'
import {
  taxClassOf,
  type TaxClassSource,
  taxConfigurationOf,
  type TaxConfigurationSource,
  type TaxCountrySource,
  type TaxRateSource,
} from './sources.ts'

const needStaff = (ctx: GraphqlContext): void => {
  if (!isStaffOrApp(ctx)) throw permissionDenied()
}

/** Rates of a country: its own first, then those of classes in the order of their ids. */
async function ratesOf(ctx: GraphqlContext, country: string): Promise<TaxRateSource[]> {
  const { taxRates, taxClassRates } = await shopData(ctx)
  const own = taxRates.get(country)
  const ids = [...taxClassRates].flatMap(([id, rates]) => (rates.has(country) ? [id] : []))
  const classes = await Promise.all(ids.toSorted((a, b) => a - b).map((id) => taxClassOf(ctx, id)))
  return [
    ...(own === undefined ? [] : [{ country, rate: own, taxClass: null }]),
    ...classes.flatMap((taxClass) => {
      const rate = taxClass && taxClassRates.get(taxClass.id)?.get(country)
      return rate == null ? [] : [{ country, rate, taxClass }]
    }),
  ]
}

export const taxQueries = {
  taxClass: async (_, { id }, ctx): Promise<TaxClassSource | null> => {
    needStaff(ctx)
    const key = keyOf(id, 'TaxClass')
    return key === null ? null : taxClassOf(ctx, key)
  },

  taxClasses: (_, { filter, sortBy, ...page }, ctx) => {
    needStaff(ctx)
    const list = taxClassList({
      ...filter,
      ids: someKeys(filter?.ids, 'TaxClass'),
      countries: some(filter?.countries),
      sortBy: sortBy && { ...sortBy, field: 'NAME' },
    })
    return listedBy(ctx, page, list, (row): TaxClassSource => row)
  },

  taxConfiguration: async (_, { id }, ctx): Promise<TaxConfigurationSource | null> => {
    needStaff(ctx)
    const key = keyOf(id, 'TaxConfiguration')
    return key === null ? null : taxConfigurationOf(ctx, key)
  },

  taxConfigurations: (_, { filter, ...page }, ctx) => {
    needStaff(ctx)
    const list = taxConfigurationList({ ...filter, ids: someKeys(filter?.ids, 'TaxConfiguration') })
    return listedBy(ctx, page, list, (row): TaxConfigurationSource => ({ row }))
  },

  taxCountryConfiguration: (_, { countryCode }, ctx): TaxCountrySource => {
    needStaff(ctx)
    return { country: countryCode }
  },

  taxCountryConfigurations: async (_, __, ctx): Promise<TaxCountrySource[]> => {
    needStaff(ctx)
    const { taxRates, taxClassRates } = await shopData(ctx)
    const countries = new Set([
      ...taxRates.keys(),
      ...[...taxClassRates.values()].flatMap((rates) => [...rates.keys()]),
    ])
    return [...countries].toSorted().map((country) => ({ country }))
  },
} satisfies Partial<Fields<'Query'>>

export const taxTypes = resolversOf({
  TaxClass: {
    ...metadataOf<TaxClassSource>('MANAGE_TAXES', (row) => row),
    id: (row) => toGlobalId('TaxClass', row.id),
    countries: async (row, _, ctx): Promise<TaxRateSource[]> =>
      [...((await shopData(ctx)).taxClassRates.get(row.id) ?? [])]
        .map(([country, rate]) => ({ country, rate, taxClass: row }))
        .toSorted((a, b) => (a.country < b.country ? -1 : 1)),
  },
  TaxClassCountryRate: { country: ({ country }) => countryDisplay(country) },
  TaxCountryConfiguration: {
    country: ({ country }) => countryDisplay(country),
    taxClassCountryRates: ({ country }, _, ctx) => ratesOf(ctx, country),
  },
  TaxConfiguration: {
    ...metadataOf<TaxConfigurationSource>('MANAGE_TAXES', ({ row }) => ({
      metadata: row.taxMetadata,
      privateMetadata: row.taxPrivateMetadata,
    })),
    id: ({ row }) => toGlobalId('TaxConfiguration', row.id),
    channel: ({ row }) => channelSource(row),
    pricesEnteredWithTax: async ({ row }, _, ctx) => areEnteredWithTax(await shopData(ctx), row),
    countries: async ({ row }, _, ctx) => [...((await shopData(ctx)).taxExceptions.get(row.id)?.values() ?? [])],
  },
  TaxConfigurationPerCountry: { country: ({ country }) => countryDisplay(country) },
})
