/** Tax classes, with their rates by country. */
import type { TaxClassUpdateErrorCode } from '@semena/contract/enums'
import { deleteClassRates, putClassRates } from '../../db/queries/tax/tax.ts'
import { deleteRows } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { taxClasses } from '../../db/tables/shop.ts'
import type { CountryRateUpdateInput } from './inputs.generated.ts'
import { changing } from '../changes/changing.ts'
import { findRow } from '../nouns/find.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { rateFaults } from './rate.ts'
import { ok, refuse, refuseOrder, type Result } from '../result.ts'
import type { StaleTag } from '../changes/changing.ts'

export const TAX_CLASS = { table: taxClasses, type: 'TaxClass' } as const

/** What taxes change: prices wherever they are shown. */
export const TAXES_STALE: readonly StaleTag[] = ['site', 'products', 'collections']

export interface TaxClassWritten {
  /** Left out when the name stays. */
  name?: string
  /** A rate of null is removed. */
  rates: readonly CountryRateUpdateInput[]
  removeRates?: readonly string[]
}

/** Makes a tax class; answers its key. */
export const createTaxClass = (
  ctx: NounCtx,
  { name, rates }: TaxClassWritten & { name: string },
): Promise<Result<number, 'INVALID'>> =>
  changing<number, 'INVALID'>(ctx, async (change) => {
    const faults = rateFaults(rates, 'createCountryRates')
    if (faults.length) return refuseOrder(...faults)
    const [id] = await save(change.client, taxClasses, [{ id: undefined, values: { name } }])
    const key = Number(id)
    await putClassRates(change.client, ofClass(key, rates))
    change.stale(...TAXES_STALE)
    return ok(key)
  })

/** Changes a tax class and its rates; answers its key. */
export const updateTaxClass = (
  ctx: NounCtx,
  id: string,
  { name, rates, removeRates = [] }: TaxClassWritten,
): Promise<Result<number, TaxClassUpdateErrorCode>> =>
  changing<number, TaxClassUpdateErrorCode>(ctx, async (change) => {
    const { client } = change
    const found = await findRow(client, TAX_CLASS, { id })
    if (!found.ok) return found
    const key = found.value.id
    const faults = rateFaults(rates, 'updateCountryRates')
    if (faults.length) return refuseOrder(...faults)
    const both = [...new Set(rates.map((r) => r.countryCode))].filter((code) => removeRates.includes(code))
    if (both.length)
      return refuse('DUPLICATED_INPUT_ITEM', null, 'The same country is changed and removed.', { countryCodes: both })
    await save(client, taxClasses, [{ id: key, values: { name } }])
    const gone = rates.filter((r) => r.rate == null).map((r) => r.countryCode)
    await deleteClassRates(client, [key], [...gone, ...removeRates])
    await putClassRates(client, ofClass(key, rates))
    change.stale(...TAXES_STALE)
    return ok(key)
  })

/** The rates that are there, each country once: the last one counts. */
const ofClass = (taxClassId: number, rates: readonly CountryRateUpdateInput[]) => [
  ...new Map(
    rates.flatMap(({ countryCode: country, rate }) =>
      rate == null ? [] : [[country, { taxClassId, country, rate }] as const],
    ),
  ).values(),
]

/** Deletes a tax class. What belonged to it is taxed by the country's own rate. */
export const deleteTaxClass = (ctx: NounCtx, id: string): Promise<Result<number, 'GRAPHQL_ERROR' | 'NOT_FOUND'>> =>
  changing<number, 'GRAPHQL_ERROR' | 'NOT_FOUND'>(ctx, async (change) => {
    const found = await findRow(change.client, TAX_CLASS, { id })
    if (!found.ok) return found
    await deleteRows(change.client, taxClasses, [found.value.id])
    change.stale(...TAXES_STALE)
    return ok(found.value.id)
  })
