/** How a channel taxes, in general and in single countries. */
import type { TaxConfigurationUpdateErrorCode } from '@semena/contract/enums'
import { deleteTaxExceptions } from '../../db/queries/tax/tax.ts'
import { keysWith, rowsByKey } from '../../db/statements/rows.ts'
import { save, saveSet } from '../../db/statements/save.ts'
import { apps, channels, taxCountryExceptions } from '../../db/tables/index.ts'
import type { TaxConfigurationUpdateInput } from './inputs.generated.ts'
import { changing } from '../changes/changing.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { ok, refuse, type Result } from '../result.ts'
import { TAXES_STALE } from './tax-class.ts'

type Done = Result<number, TaxConfigurationUpdateErrorCode>

/** Changes the tax configuration of the channel; answers the channel's key, or null where there is none. */
export const updateTaxConfiguration = (
  ctx: NounCtx,
  channelId: number,
  input: TaxConfigurationUpdateInput,
): Promise<Done> =>
  changing<number, TaxConfigurationUpdateErrorCode>(ctx, async (change) => {
    const { client } = change
    const [row] = await rowsByKey(client, channels, [channelId], { lock: true })
    if (!row) return refuse('NOT_FOUND', 'id', "Couldn't resolve to a TaxConfiguration.")
    const update = input.updateCountriesConfiguration ?? []
    const remove: readonly string[] = input.removeCountriesConfiguration ?? []
    const both = [...new Set(update.map((c) => c.countryCode))].filter((code) => remove.includes(code))
    if (both.length)
      return refuse('DUPLICATED_INPUT_ITEM', null, 'The same country is changed and removed.', { countryCodes: both })
    const weighsAppTaxes =
      (input.useWeightedTaxForShipping ?? row.useWeightedTaxForShipping) &&
      (input.taxCalculationStrategy ?? row.taxCalculationStrategy) === 'TAX_APP'
    const weighing = update.filter((c) => c.useWeightedTaxForShipping && c.taxCalculationStrategy === 'TAX_APP')
    if (weighsAppTaxes || weighing.length)
      return refuse('INVALID', 'useWeightedTaxForShipping', 'Only flat rates can be weighed for shipping.', {
        countryCodes: weighing.map((c) => c.countryCode),
      })
    const named = [input.taxAppId, ...update.map((c) => c.taxAppId)].flatMap((id) => id || [])
    for (const identifier of named)
      if ((await keysWith(client, apps, apps.identifier, identifier)).length === 0)
        return refuse('NOT_FOUND', null, 'There is no app with this identifier.')
    const values = {
      chargeTaxes: input.chargeTaxes ?? undefined,
      displayGrossPrices: input.displayGrossPrices ?? undefined,
      pricesEnteredWithTax: input.pricesEnteredWithTax ?? undefined,
      taxCalculationStrategy: input.taxCalculationStrategy ?? undefined,
      useWeightedTaxForShipping: input.useWeightedTaxForShipping ?? undefined,
      taxAppId: input.taxAppId === '' ? null : input.taxAppId,
    }
    await save(client, channels, [{ id: row.id, values }])
    await deleteTaxExceptions(client, row.id, remove)
    await saveSet(
      client,
      taxCountryExceptions,
      [...new Map(update.map((c) => [c.countryCode, c])).values()].map((c) => ({
        channelId: row.id,
        country: c.countryCode,
        chargeTaxes: c.chargeTaxes,
        displayGrossPrices: c.displayGrossPrices,
        taxCalculationStrategy: c.taxCalculationStrategy ?? null,
        taxAppId: c.taxAppId || null,
        useWeightedTaxForShipping: c.useWeightedTaxForShipping ?? false,
      })),
      { key: ['channelId', 'country'] },
    )
    change.stale(...TAXES_STALE)
    return ok(row.id)
  })
