/** Translators' changes of many things at once. */
import type { ErrorPolicyEnum, LanguageCodeEnum } from '@semena/contract/enums'
import type { KeyedTable, NounCode } from '../../domain/nouns/noun.ts'
import { type Translatable, type Translated, translateRows } from '../../domain/nouns/translate.ts'
import type { Refusal } from '../../domain/result.ts'
import { TRANSLATABLES } from '../../domain/translation/translatables.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { requirePermission } from '../shared/permission.ts'
import { translated } from '../shared/translation.ts'

interface Args {
  translations: readonly {
    id?: string | null
    externalReference?: string | null
    languageCode: LanguageCodeEnum
    translationFields: object
  }[]
  errorPolicy?: ErrorPolicyEnum | null
}

/** A slug that somebody has is INVALID here. */
const shownFault = ({ code, field, message }: Refusal<NounCode>) => ({
  path: field,
  message,
  code: code === 'UNIQUE' ? ('INVALID' as const) : code,
})

/** The mutation that translates many of a kind. */
const translatingMany =
  <T extends KeyedTable, Source>(of: Translatable<T>, show: (done: Translated) => Source) =>
  async (_: unknown, { translations, errorPolicy }: Args, ctx: GraphqlContext) => {
    requirePermission(ctx, 'MANAGE_TRANSLATIONS')
    const wanted = translations.map(({ id, externalReference, languageCode, translationFields }) => ({
      id: id ?? null,
      externalReference: externalReference ?? null,
      language: languageCode,
      texts: { ...translationFields },
    }))
    const outcomes = await translateRows(ctx, of, wanted, errorPolicy ?? 'REJECT_EVERYTHING')
    const results = outcomes.map(({ value, errors }) => ({
      translation: value && show(value),
      errors: errors.map(shownFault),
    }))
    return { count: results.filter((one) => one.translation).length, results, errors: [] }
  }

const shown = <const Field extends string>(
  type: string,
  { key, texts, language }: Translated,
  fields: readonly Field[],
) => translated(type, key, texts, language, fields)

/** A translation that always has a name: a missing one is empty. */
const named = <T extends { name: string | null }>(found: T): T & { name: string } => ({
  ...found,
  name: found.name ?? '',
})

const of = TRANSLATABLES
const PRODUCT_TEXTS = ['seoTitle', 'seoDescription', 'slug', 'name', 'description'] as const
const VALUE_TEXTS = ['name', 'richText', 'plainText'] as const

export const bulkTranslationMutations = {
  productBulkTranslate: translatingMany(of.PRODUCT, (done) => shown('ProductTranslation', done, PRODUCT_TEXTS)),
  productVariantBulkTranslate: translatingMany(of.VARIANT, (done) =>
    named(shown('ProductVariantTranslation', done, ['name'])),
  ),
  attributeBulkTranslate: translatingMany(of.ATTRIBUTE, (done) => named(shown('AttributeTranslation', done, ['name']))),
  attributeValueBulkTranslate: translatingMany(of.ATTRIBUTE_VALUE, (done) =>
    named(shown('AttributeValueTranslation', done, VALUE_TEXTS)),
  ),
} satisfies Partial<Fields<'Mutation'>>
