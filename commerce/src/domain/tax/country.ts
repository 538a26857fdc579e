/** Tax rates of a country: of classes, and of all that has no class. */
import type { TaxCountryConfigurationUpdateErrorCode } from '@semena/contract/enums'
import {
  deleteClassRates,
  deleteCountryRate,
  deleteRatesOfCountry,
  putClassRates,
  putCountryRate,
} from '../../db/queries/tax/tax.ts'
import type { TaxClassRateInput } from './inputs.generated.ts'
import { changing } from '../changes/changing.ts'
import { intKey } from '../global-id.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { relatedKeys } from '../nouns/related.ts'
import { ok, refuse, refuseOrder, type Result } from '../result.ts'
import { rateFaults } from './rate.ts'
import { TAX_CLASS, TAXES_STALE } from './tax-class.ts'

/** Changes rates of a country; a rate of null is removed. */
export const updateCountryRates = (
  ctx: NounCtx,
  country: string,
  rates: readonly TaxClassRateInput[],
): Promise<Result<null, TaxCountryConfigurationUpdateErrorCode>> =>
  changing<null, TaxCountryConfigurationUpdateErrorCode>(ctx, async (change) => {
    const { client } = change
    const own = rates.filter((r) => !r.taxClassId)
    const ofClasses = rates.flatMap(({ taxClassId, rate }) => (taxClassId ? [{ taxClassId, rate }] : []))
    if (own.length > 1)
      return refuse(
        'ONLY_ONE_DEFAULT_COUNTRY_RATE_ALLOWED',
        'updateTaxClassRates',
        'A country has one rate of its own.',
      )
    const named = ofClasses.map((r) => r.taxClassId)
    const { faults } = await relatedKeys(client, TAX_CLASS, named, 'updateTaxClassRates')
    if (faults.length) return { ok: false, errors: faults }
    const keyed = ofClasses.map(({ taxClassId, rate }) => ({
      taxClassId: intKey(taxClassId, 'TaxClass')!,
      country,
      rate,
    }))
    const negative = rates.filter((r) => r.rate != null && r.rate < 0)
    if (negative.length)
      return refuse('CANNOT_CREATE_NEGATIVE_RATE', 'updateTaxClassRates', 'A rate is not below 0.', {
        taxClasses: negative.flatMap((r) => (r.taxClassId ? (intKey(r.taxClassId, 'TaxClass') ?? []) : [])),
      })
    const wrong = rateFaults(rates, 'updateTaxClassRates')
    if (wrong.length) return refuseOrder(...wrong)
    for (const { rate } of own)
      await (rate == null ? deleteCountryRate(client, country) : putCountryRate(client, country, rate))
    const gone = keyed.filter((r) => r.rate == null).map((r) => r.taxClassId)
    await deleteClassRates(client, gone, [country])
    const put = keyed.flatMap(({ rate, ...at }) => (rate == null ? [] : [{ ...at, rate }]))
    await putClassRates(client, [...new Map(put.map((r) => [r.taxClassId, r])).values()])
    change.stale(...TAXES_STALE)
    return ok(null)
  })

/** Removes every rate of a country. */
export const removeCountry = (ctx: NounCtx, country: string): Promise<Result<null, never>> =>
  changing<null, never>(ctx, async (change) => {
    await deleteRatesOfCountry(change.client, country)
    change.stale(...TAXES_STALE)
    return ok(null)
  })
