/** The values from which the types of taxes are resolved. */
import type { ChannelRow, TaxCountryExceptionRow } from '../../db/queries/reference/reference.ts'
import type { TaxClassRow } from '../../db/queries/tax/tax.ts'
import type { GraphqlContext } from '../context.ts'
import { shopData } from '../shared/channel.ts'

export type TaxClassSource = TaxClassRow

/** The rate of a class in a country; without a class the country's own. */
export interface TaxRateSource {
  country: string
  /** Percent. */
  rate: number
  taxClass: TaxClassSource | null
}

/** A channel's tax configuration, which stands in the channel's row. */
export interface TaxConfigurationSource {
  row: ChannelRow
}

export type TaxCountryExceptionSource = TaxCountryExceptionRow

export interface TaxCountrySource {
  country: string
}

/** A tax class; null for what has none. */
export const taxClassOf = async (ctx: GraphqlContext, key: number | string | null): Promise<TaxClassSource | null> =>
  key === null ? null : ctx.loaders.taxClassById.load(Number(key))

export async function taxConfigurationOf(
  ctx: GraphqlContext,
  key: number | string,
): Promise<TaxConfigurationSource | null> {
  const row = (await shopData(ctx)).channelById.get(Number(key))
  return row ? { row } : null
}
