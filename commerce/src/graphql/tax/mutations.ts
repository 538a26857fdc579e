/** Staff's changes of taxes. */
import { LONGEST_TEXT } from '@semena/contract/limits'
import { intKey } from '../../domain/global-id.ts'
import type { Result } from '../../domain/result.ts'
import { updateTaxConfiguration } from '../../domain/tax/configuration.ts'
import { removeCountry, updateCountryRates } from '../../domain/tax/country.ts'
import { createTaxClass, deleteTaxClass, updateTaxClass } from '../../domain/tax/tax-class.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import { afresh } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { GraphQLError, type GraphQLResolveInfo } from 'graphql'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { taxClassOf, type TaxClassSource, taxConfigurationOf, type TaxConfigurationSource } from './sources.ts'

const need = (ctx: GraphqlContext): void => requirePermission(ctx, 'MANAGE_TAXES')

/**
 * An error beside the payload, at the part of the payload's first error where Saleor has it: the error types of taxes
 * cannot say these faults.
 */
const unsayable = ({ path }: GraphQLResolveInfo, message: string, part: 'code' | 'countryCodes'): GraphQLError =>
  new GraphQLError(message, {
    path: [path.key, 'errors', 0, part],
    extensions: { exception: { code: 'GraphQLError' } },
  })

/** A name to store. */
function nameOf(given: string, info: GraphQLResolveInfo): string {
  const name = plainText(given).trim()
  if (!name) throw unsayable(info, 'A tax class needs a name.', 'code')
  if (name.length > LONGEST_TEXT)
    throw unsayable(info, `A name has at most ${LONGEST_TEXT} characters.`, 'countryCodes')
  return name
}

const answer = async <Code extends string>(ctx: GraphqlContext, done: Result<number, Code>) => {
  const source = done.ok ? await afresh<TaxClassSource>(ctx, (fresh) => taxClassOf(fresh, done.value)) : null
  return payload(done, { taxClass: null }, () => ({ taxClass: source }))
}

/** Throws for an id that leads nowhere. */
function found<T, Code extends string>(done: Result<T, Code>, info: GraphQLResolveInfo): Result<T, Code> {
  if (!done.ok && done.errors.some((e) => e.field === 'id'))
    throw unsayable(info, done.errors[0]!.message, 'countryCodes')
  return done
}

export const taxMutations = {
  taxClassCreate: async (_, { input }, ctx, info) => {
    need(ctx)
    return answer(
      ctx,
      await createTaxClass(ctx, { name: nameOf(input.name, info), rates: input.createCountryRates ?? [] }),
    )
  },

  taxClassUpdate: async (_, { id, input }, ctx, info) => {
    need(ctx)
    const done = await updateTaxClass(ctx, id, {
      ...(input.name == null ? {} : { name: nameOf(input.name, info) }),
      rates: input.updateCountryRates ?? [],
      removeRates: input.removeCountryRates ?? [],
    })
    return answer(ctx, found(done, info))
  },

  /** Answers the class as it was. */
  taxClassDelete: async (_, { id }, ctx) => {
    need(ctx)
    const key = intKey(id, 'TaxClass')
    const before = key === null ? null : await taxClassOf(ctx, key)
    return payload(await deleteTaxClass(ctx, id), { taxClass: null }, () => ({ taxClass: before }))
  },

  taxConfigurationUpdate: async (_, { id, input }, ctx, info) => {
    need(ctx)
    const key = intKey(id, 'TaxConfiguration')
    if (key === null) throw unsayable(info, 'Must receive a TaxConfiguration id.', 'countryCodes')
    const done = found(await updateTaxConfiguration(ctx, key, input), info)
    const source = done.ok
      ? await afresh<TaxConfigurationSource>(ctx, (fresh) => taxConfigurationOf(fresh, done.value))
      : null
    return payload(done, { taxConfiguration: null }, () => ({ taxConfiguration: source }))
  },

  taxCountryConfigurationUpdate: async (_, { countryCode, updateTaxClassRates }, ctx) => {
    need(ctx)
    const done = await updateCountryRates(ctx, countryCode, updateTaxClassRates)
    return payload(done, { taxCountryConfiguration: null }, () => ({
      taxCountryConfiguration: { country: countryCode },
    }))
  },

  taxCountryConfigurationDelete: async (_, { countryCode }, ctx) => {
    need(ctx)
    const done = await removeCountry(ctx, countryCode)
    return payload(done, { taxCountryConfiguration: null }, () => ({
      taxCountryConfiguration: { country: countryCode },
    }))
  },
} satisfies Partial<Fields<'Mutation'>>
