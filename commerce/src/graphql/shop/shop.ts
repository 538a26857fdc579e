/** The shop itself. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import type { GraphQLEnumType } from 'graphql'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { hasPermission } from '../../context.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { gatewayList } from '../payment/sources.ts'
import type { Fields } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { COUNTRY_CODES, countryDisplay, sortedCountries, translatedCountries } from '../shared/countries.ts'
import { permissionDenied } from '../shared/errors.ts'
import { languageDisplay } from '../shared/languages.ts'
import { metadataOf } from '../shared/metadata.ts'
import { offeredMethods } from '../shipping/sources.ts'
import { forStaff } from './channel.ts'
import type { ShopSource } from './sources.ts'

/** The version of Saleor that this service follows. */
const SCHEMA_VERSION = '3.23'

const settings =
  <Value>(read: (source: ShopSource) => Value) =>
  (source: ShopSource, _: unknown, ctx: GraphqlContext): Value => {
    if (!hasPermission(ctx, 'MANAGE_SETTINGS')) throw permissionDenied()
    return read(source)
  }

export const shopQueries = {
  shop: async (_, __, ctx): Promise<ShopSource> => ({
    row: (await shopData(ctx)).settings,
  }),
} satisfies Partial<Fields<'Query'>>

export const shopTypes = {
  Shop: {
    ...metadataOf<ShopSource>('MANAGE_SETTINGS', ({ row }) => row),
    id: ({ row }) => toGlobalId('Shop', row.id),
    defaultCountry: ({ row }) => countryDisplay(row.companyAddress?.country || 'US'),
    domain: (_, __, ctx) => {
      const url = new URL(ctx.origin)
      return { host: url.host, sslEnabled: url.protocol === 'https:', url: `${url.origin}/` }
    },
    countries: async (_, { languageCode, filter }, ctx) => {
      const wanted = filter?.attachedToShippingZones
      const attached = wanted == null ? null : new Set((await shopData(ctx)).zones.flatMap((z) => z.countries))
      const codes = attached ? COUNTRY_CODES.filter((c) => attached.has(c) === wanted) : COUNTRY_CODES
      return languageCode ? translatedCountries(codes, languageCode) : sortedCountries(codes)
    },
    languages: (_, __, ___, info) =>
      // The list is that of the schema's enum, so that every code in it is valid.
      (info.schema.getType('LanguageCodeEnum') as GraphQLEnumType)
        .getValues()
        .map(({ name }) => languageDisplay(name as LanguageCodeEnum)),
    phonePrefixes: () =>
      [...new Set(getCountries().map((c) => Number(getCountryCallingCode(c))))].toSorted((a, b) => a - b).map(String),
    availableShippingMethods: async (_, { channel, address }, ctx) => {
      const row = (await shopData(ctx)).channelBySlug.get(channel)
      return row ? offeredMethods(ctx, row, address?.country ?? null) : []
    },
    availablePaymentGateways: async (_, { channel, currency }, ctx) => {
      if (channel == null)
        return gatewayList(
          ctx.gateways,
          currency ? [currency] : [...new Set((await shopData(ctx)).channels.map((c) => c.currency))],
        )
      const row = (await shopData(ctx)).channelBySlug.get(channel)
      return row && (!currency || currency === row.currency) ? gatewayList(ctx.gateways, [row.currency]) : []
    },
    channelCurrencies: async (source, args, ctx) => {
      forStaff(() => null)(source, args, ctx)
      return [...new Set((await shopData(ctx)).channels.map((c) => c.currency))].toSorted()
    },
    version: forStaff(() => `${SCHEMA_VERSION}.0`),
    schemaVersion: () => SCHEMA_VERSION,
    displayGrossPrices: () => true,
    trackInventoryByDefault: settings(({ row }) => row.trackInventoryByDefault),
    limitQuantityPerCheckout: settings(({ row }) => row.limitQuantityPerCheckout),
  },
} satisfies { Shop: Partial<Fields<'Shop'>> }
