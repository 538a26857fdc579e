/** Attributes with their values, each kind as a type of its own (Saleor's AssignedAttribute). */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import type { AttributeValueRow } from '../../db/queries/catalog/catalog.ts'
import type { GraphqlContext } from '../context.ts'
import { resolversOf } from '../resolver-types.ts'
import { translatedText } from '../shared/translation.ts'
import { referenced } from './referenced.ts'
import { assignedTypeOf, type SelectedAttributeSource } from './sources.ts'

const first = ({ values }: SelectedAttributeSource): AttributeValueRow | null => values[0]?.row ?? null

/** The file of a value; null where it has none. */
const fileOf = ({ fileUrl, contentType }: AttributeValueRow, { origin }: Pick<GraphqlContext, 'origin'>) =>
  fileUrl ? { url: fileUrl.startsWith('/') ? `${origin}${fileUrl}` : fileUrl, contentType } : null

const attribute = (s: SelectedAttributeSource) => s.attribute

export const assignedTypes = resolversOf({
  // The resolver of the list leaves out attributes of kinds without a type here.
  AssignedAttribute: { resolveType: (s) => assignedTypeOf(s)! },
  AssignedBooleanAttribute: { attribute, value: (s) => first(s)?.boolean ?? null },
  AssignedNumericAttribute: { attribute, value: (s) => first(s)?.numeric ?? null },
  AssignedSingleChoiceAttribute: { attribute, value: first },
  AssignedMultiChoiceAttribute: {
    attribute,
    value: (s, { limit }) => s.values.slice(0, Math.min(limit ?? MAX_PAGE_SIZE, MAX_PAGE_SIZE)).map((v) => v.row),
  },
  AssignedChoiceAttributeValue: {
    translation: (row, { languageCode }) => translatedText(row.translations, languageCode, 'name'),
  },
  AssignedPlainTextAttribute: {
    attribute,
    value: (s) => first(s)?.plainText ?? null,
    translation: (s, { languageCode }) => translatedText(first(s)?.translations, languageCode, 'plainText'),
  },
  AssignedTextAttribute: {
    attribute,
    value: (s) => first(s)?.richText ?? null,
    translation: (s, { languageCode }) => first(s)?.translations[languageCode]?.richText,
  },
  AssignedFileAttribute: {
    attribute,
    value: (s, _, ctx) => {
      const row = first(s)
      return row && fileOf(row, ctx)
    },
  },
  AssignedDateAttribute: { attribute, value: (s) => first(s)?.dateTime ?? null },
  AssignedDateTimeAttribute: { attribute, value: (s) => first(s)?.dateTime ?? null },
  AssignedSwatchAttribute: { attribute, value: first },
  AssignedSwatchAttributeValue: {
    hexColor: (row) => row.value || null,
    file: (row, _, ctx) => fileOf(row, ctx),
    translation: (row, { languageCode }) => translatedText(row.translations, languageCode, 'name'),
  },
  AssignedSinglePageReferenceAttribute: {
    attribute,
    value: async (s, _, ctx) => (await referenced.pages(s, ctx))[0] ?? null,
  },
  AssignedMultiPageReferenceAttribute: {
    attribute,
    value: async (s, { limit }, ctx) =>
      (await referenced.pages(s, ctx)).slice(0, Math.min(limit ?? MAX_PAGE_SIZE, MAX_PAGE_SIZE)),
  },
  AssignedSingleProductReferenceAttribute: {
    attribute,
    value: async (s, _, ctx) => (await referenced.products(s, ctx))[0] ?? null,
  },
  AssignedMultiProductReferenceAttribute: {
    attribute,
    value: async (s, { limit }, ctx) =>
      (await referenced.products(s, ctx)).slice(0, Math.min(limit ?? MAX_PAGE_SIZE, MAX_PAGE_SIZE)),
  },
  AssignedSingleProductVariantReferenceAttribute: {
    attribute,
    value: async (s, _, ctx) => (await referenced.variants(s, ctx))[0] ?? null,
  },
  AssignedMultiProductVariantReferenceAttribute: {
    attribute,
    value: async (s, { limit }, ctx) =>
      (await referenced.variants(s, ctx)).slice(0, Math.min(limit ?? MAX_PAGE_SIZE, MAX_PAGE_SIZE)),
  },
  AssignedSingleCategoryReferenceAttribute: {
    attribute,
    value: async (s, _, ctx) => (await referenced.categories(s, ctx))[0] ?? null,
  },
  AssignedMultiCategoryReferenceAttribute: {
    attribute,
    value: async (s, { limit }, ctx) =>
      (await referenced.categories(s, ctx)).slice(0, Math.min(limit ?? MAX_PAGE_SIZE, MAX_PAGE_SIZE)),
  },
  AssignedSingleCollectionReferenceAttribute: {
    attribute,
    value: async (s, _, ctx) => (await referenced.collections(s, ctx))[0] ?? null,
  },
  AssignedMultiCollectionReferenceAttribute: {
    attribute,
    value: async (s, { limit }, ctx) =>
      (await referenced.collections(s, ctx)).slice(0, Math.min(limit ?? MAX_PAGE_SIZE, MAX_PAGE_SIZE)),
  },
})
