/** Attributes with their values, each kind as a type of its own (Saleor's AssignedAttribute). */
import type { GraphqlContext } from '../context.ts'
import type { AttributeValueRow } from '../../db/queries/catalog.ts'
import { ASSIGNED_TYPES, type SelectedAttributeSource } from './sources.ts'

const MOST = 100

const first = ({ values }: SelectedAttributeSource): AttributeValueRow | null => values[0]?.row ?? null

const attribute = (s: SelectedAttributeSource) => s.attribute

const text = (row: AttributeValueRow | null, language: string, field: string): unknown =>
  row?.translations[language]?.[field] ?? null

export const assignedTypes = {
  AssignedAttribute: { resolveType: (s: SelectedAttributeSource) => ASSIGNED_TYPES[s.attribute.row.inputType] },
  AssignedBooleanAttribute: { attribute, value: (s: SelectedAttributeSource) => first(s)?.boolean ?? null },
  AssignedNumericAttribute: { attribute, value: (s: SelectedAttributeSource) => first(s)?.numeric ?? null },
  AssignedSingleChoiceAttribute: { attribute, value: first },
  AssignedMultiChoiceAttribute: {
    attribute,
    value: (s: SelectedAttributeSource, { limit }: { limit?: number | null }) =>
      s.values.slice(0, Math.min(limit ?? MOST, MOST)).map((v) => v.row),
  },
  AssignedChoiceAttributeValue: {
    translation: (row: AttributeValueRow, { languageCode }: { languageCode: string }) =>
      text(row, languageCode, 'name'),
  },
  AssignedPlainTextAttribute: {
    attribute,
    value: (s: SelectedAttributeSource) => first(s)?.plainText ?? null,
    translation: (s: SelectedAttributeSource, { languageCode }: { languageCode: string }) =>
      text(first(s), languageCode, 'plainText'),
  },
  AssignedTextAttribute: {
    attribute,
    value: (s: SelectedAttributeSource) => first(s)?.richText ?? null,
    translation: (s: SelectedAttributeSource, { languageCode }: { languageCode: string }) =>
      text(first(s), languageCode, 'richText'),
  },
  AssignedFileAttribute: {
    attribute,
    value: (s: SelectedAttributeSource, _: unknown, ctx: GraphqlContext) => {
      const row = first(s)
      if (!row?.fileUrl) return null
      return {
        url: row.fileUrl.startsWith('/') ? `${ctx.origin}${row.fileUrl}` : row.fileUrl,
        contentType: row.contentType,
      }
    },
  },
}
