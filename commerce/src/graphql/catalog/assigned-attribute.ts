/** Attributes with their values, each kind as a type of its own (Saleor's AssignedAttribute). */
import type { Ctx } from '../../context.ts'
import { attributeOf } from './attribute.ts'
import type { AttributeValueRow, SelectedAttributeSource } from './sources.ts'

const TYPES: Readonly<Record<string, string>> = {
  DROPDOWN: 'AssignedSingleChoiceAttribute',
  SWATCH: 'AssignedSingleChoiceAttribute',
  MULTISELECT: 'AssignedMultiChoiceAttribute',
  NUMERIC: 'AssignedNumericAttribute',
  BOOLEAN: 'AssignedBooleanAttribute',
  PLAIN_TEXT: 'AssignedPlainTextAttribute',
  RICH_TEXT: 'AssignedTextAttribute',
  FILE: 'AssignedFileAttribute',
}

/** Attributes of a kind that has no type here are left out. */
const shown = (all: readonly SelectedAttributeSource[]): SelectedAttributeSource[] =>
  all.filter((s) => TYPES[s.attribute.row.inputType])

const MOST = 100

/** The two fields of whatever has attributes. */
export const assignedFields = <Source>(load: (source: Source, ctx: Ctx) => Promise<SelectedAttributeSource[]>) => ({
  assignedAttribute: async (source: Source, { slug }: { slug: string }, ctx: Ctx) =>
    attributeOf(shown(await load(source, ctx)), slug),
  assignedAttributes: async (source: Source, { limit }: { limit?: number | null }, ctx: Ctx) =>
    shown(await load(source, ctx)).slice(0, Math.min(limit ?? MOST, MOST)),
})

const first = ({ values }: SelectedAttributeSource): AttributeValueRow | null => values[0]?.row ?? null
const attribute = (s: SelectedAttributeSource) => s.attribute
const text = (row: AttributeValueRow | null, language: string, field: string): unknown =>
  row?.translations[language]?.[field] ?? null

export const assignedTypes = {
  AssignedAttribute: { resolveType: (s: SelectedAttributeSource) => TYPES[s.attribute.row.inputType] },
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
    value: (s: SelectedAttributeSource, _: unknown, ctx: Ctx) => {
      const row = first(s)
      if (!row?.fileUrl) return null
      return {
        url: row.fileUrl.startsWith('/') ? `${ctx.origin}${row.fileUrl}` : row.fileUrl,
        contentType: row.contentType,
      }
    },
  },
}
