/** What can be translated, as a list of texts: one line for each field that has a text in the shop's first language. */
import type { TranslatableKinds } from '@semena/contract/enums'
import type { TypedDocument } from '@semena/contract/document'
import {
  byLanguage,
  codeOf,
  DEFAULT_LANGUAGE,
  type LanguageCode,
  TRANSLATED_LANGUAGES,
} from '@semena/contract/languages'
import { linesOf } from '../../parts/rich-text-blocks.ts'
import type { Fault } from '../../platform/faults.ts'
import { mutate, request } from '../../platform/graphql.ts'
import type { Language } from '../../platform/i18n.ts'
import { m } from '../../paraglide/messages.js'
import { DeskMenuItemTranslateDocument } from './menus.generated.ts'
import { DeskPageTranslateDocument } from './pages.generated.ts'
import {
  DeskTranslateAttributeDocument,
  DeskTranslateAttributeValueDocument,
  DeskTranslateCategoryDocument,
  DeskTranslateCollectionDocument,
  DeskTranslateProductDocument,
  DeskTranslateProductVariantDocument,
  DeskTextPromotionDocument,
  DeskTranslatePromotionRuleDocument,
  DeskTranslateShippingMethodDocument,
  DeskTextVoucherDocument,
  DeskTranslationsDocument,
} from './translations.generated.ts'

/** The languages into which the shop's texts are translated. */
export const INTO = TRANSLATED_LANGUAGES

export type Field =
  | 'name'
  | 'title'
  | 'description'
  | 'content'
  | 'seoTitle'
  | 'seoDescription'
  | 'plainText'
  | 'richText'

type Translate = TypedDocument<
  Record<string, { errors: Fault[] } | null>,
  { id: string; input: object; languageCode: LanguageCode }
>

interface Kind {
  kind: TranslatableKinds
  label: () => string
  /** How the fields of this kind are named in the answer. */
  prefix: string
  fields: readonly Field[]
  translate: Translate
  /** Rich texts go as JSON, not as a text with JSON in it. */
  sendsJson?: true
}

const WITH_SEO = ['name', 'description', 'seoTitle', 'seoDescription'] as const
const as = (document: unknown): Translate => document as Translate

export const KINDS: readonly Kind[] = [
  {
    kind: 'PRODUCT',
    label: m.texts_kind_products,
    prefix: 'product',
    fields: WITH_SEO,
    translate: as(DeskTranslateProductDocument),
  },
  {
    kind: 'VARIANT',
    label: m.texts_kind_variants,
    prefix: 'productVariant',
    fields: ['name'],
    translate: as(DeskTranslateProductVariantDocument),
  },
  {
    kind: 'PAGE',
    label: m.texts_pages,
    prefix: 'page',
    fields: ['title', 'content', 'seoTitle', 'seoDescription'],
    translate: as(DeskPageTranslateDocument),
  },
  {
    kind: 'CATEGORY',
    label: m.texts_kind_categories,
    prefix: 'category',
    fields: WITH_SEO,
    translate: as(DeskTranslateCategoryDocument),
  },
  {
    kind: 'COLLECTION',
    label: m.texts_kind_collections,
    prefix: 'collection',
    fields: WITH_SEO,
    translate: as(DeskTranslateCollectionDocument),
  },
  {
    kind: 'ATTRIBUTE',
    label: m.texts_kind_attributes,
    prefix: 'attribute',
    fields: ['name'],
    translate: as(DeskTranslateAttributeDocument),
  },
  {
    kind: 'ATTRIBUTE_VALUE',
    label: m.texts_kind_values,
    prefix: 'attributeValue',
    fields: ['name', 'plainText', 'richText'],
    translate: as(DeskTranslateAttributeValueDocument),
  },
  {
    kind: 'MENU_ITEM',
    label: m.texts_kind_menu_items,
    prefix: 'menuItem',
    fields: ['name'],
    translate: as(DeskMenuItemTranslateDocument),
  },
  {
    kind: 'SHIPPING_METHOD',
    label: m.texts_kind_shipping,
    prefix: 'shippingMethod',
    fields: ['name', 'description'],
    translate: as(DeskTranslateShippingMethodDocument),
  },
  {
    kind: 'PROMOTION',
    label: m.texts_kind_promotions,
    prefix: 'promotion',
    fields: ['name', 'description'],
    translate: as(DeskTextPromotionDocument),
    sendsJson: true,
  },
  {
    kind: 'VOUCHER',
    label: m.texts_kind_vouchers,
    prefix: 'voucher',
    fields: ['name'],
    translate: as(DeskTextVoucherDocument),
  },
  {
    kind: 'PROMOTION_RULE',
    label: m.texts_kind_rules,
    prefix: 'promotionRule',
    fields: ['name', 'description'],
    translate: as(DeskTranslatePromotionRuleDocument),
    sendsJson: true,
  },
]

export const isRich = (field: Field): boolean => field === 'description' || field === 'content' || field === 'richText'

/** One text to be translated. */
export interface Line {
  /** Unique among all lines: the thing's id and the field. */
  key: string
  id: string
  field: Field
  /** What the thing is called, where the line is not its name. */
  of: string
  source: string
  translations: Record<Language, string>
}

/** How many things of a kind are read. More would take long, and nobody translates so many by hand. */
export const MOST = 2000

export interface Lines {
  lines: Line[]
  /** Whether there are more things than were read. */
  isPart: boolean
}

type Loose = Record<string, unknown> & { of: string; attribute?: { name?: string } | null }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : value ? JSON.stringify(value) : '')
const isEmpty = (field: Field, text: string): boolean =>
  isRich(field) ? linesOf(text).length === 0 : text.trim() === ''

/** Reads the texts of a kind. */
export async function readLines({ kind, prefix, fields }: Kind, signal: AbortSignal): Promise<Lines> {
  const lines: Line[] = []
  const named = (name: string): string => `${prefix}${name[0]!.toUpperCase()}${name.slice(1)}`
  let after: string | null = null
  for (let read = 0; read < MOST;) {
    const { translations }: Awaited<ReturnType<typeof page>> = await page(kind, after, signal)
    for (const { node } of translations?.edges ?? []) {
      const one = node as unknown as Loose
      const called = textOf(one[named(fields[0]!)])
      for (const field of fields) {
        const source = textOf(one[named(field)])
        // What has no letters, such as a number, reads the same everywhere.
        if (isEmpty(field, source) || !/\p{L}/u.test(isRich(field) ? linesOf(source).join(' ') : source)) continue
        const into = (language: Language): string =>
          textOf((one[`${prefix}${codeOf(language)}`] as Record<string, unknown> | null)?.[field])
        lines.push({
          key: `${one.of}.${field}`,
          id: one.of,
          field,
          of: field === fields[0] ? (one.attribute?.name ?? '') : called,
          source,
          translations: byLanguage((one) => (one === DEFAULT_LANGUAGE ? source : into(one))),
        })
      }
    }
    read += translations?.edges.length ?? 0
    after = translations?.pageInfo.endCursor ?? null
    if (!translations?.pageInfo.hasNextPage) return { lines, isPart: false }
  }
  return { lines, isPart: true }
}

const page = (kind: TranslatableKinds, after: string | null, signal: AbortSignal) =>
  request(DeskTranslationsDocument, { kind, after }, signal)

export const isMissing = ({ field, translations }: Line, language: Language): boolean =>
  isEmpty(field, translations[language])

/** Sends what was written for one thing in one language. */
export async function translate(
  { translate: document, sendsJson }: Kind,
  id: string,
  language: Language,
  texts: Partial<Record<Field, string>>,
): Promise<Fault[]> {
  const input = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field,
      text && sendsJson && isRich(field as Field) ? (JSON.parse(text) as unknown) : text || null,
    ]),
  )
  const { faults } = await mutate(document, { id, input, languageCode: codeOf(language) })
  return faults
}
