/** Attributes with their values, each kind as a type of its own (Saleor's AssignedAttribute). */
import type { AttributeValueRow } from '../../db/queries/catalog.ts'
import type { Resolvers } from '../resolver-types.ts'
import { translatedText } from '../shared/translation.ts'
import { assignedTypeOf, type SelectedAttributeSource } from './sources.ts'

const MOST = 100

const first = ({ values }: SelectedAttributeSource): AttributeValueRow | null => values[0]?.row ?? null

const attribute = (s: SelectedAttributeSource) => s.attribute

export const assignedTypes = {
  // The resolver of the list leaves out attributes of kinds without a type here.
  AssignedAttribute: { resolveType: (s) => assignedTypeOf(s)! },
  AssignedBooleanAttribute: { attribute, value: (s) => first(s)?.boolean ?? null },
  AssignedNumericAttribute: { attribute, value: (s) => first(s)?.numeric ?? null },
  AssignedSingleChoiceAttribute: { attribute, value: first },
  AssignedMultiChoiceAttribute: {
    attribute,
    value: (s, { limit }) => s.values.slice(0, Math.min(limit ?? MOST, MOST)).map((v) => v.row),
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
      if (!row?.fileUrl) return null
      return {
        url: row.fileUrl.startsWith('/') ? `${ctx.origin}${row.fileUrl}` : row.fileUrl,
        contentType: row.contentType,
      }
    },
  },
} satisfies Resolvers<
  | 'AssignedAttribute'
  | 'AssignedBooleanAttribute'
  | 'AssignedNumericAttribute'
  | 'AssignedSingleChoiceAttribute'
  | 'AssignedMultiChoiceAttribute'
  | 'AssignedChoiceAttributeValue'
  | 'AssignedPlainTextAttribute'
  | 'AssignedTextAttribute'
  | 'AssignedFileAttribute'
>
