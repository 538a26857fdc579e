/** The values from which attributes are resolved, also those that a product, variant or page has. */
import type { AttributeInputTypeEnum } from '@semena/contract/enums'
import type { AssignedValueRow, AttributeValueRow } from '../../db/queries/catalog/catalog.ts'
import type { pageTypes } from '../../db/tables/content.ts'
import type { AttributeRow, ProductTypeRow, Reference } from '../../db/queries/reference/reference.ts'

export interface AttributeSource {
  row: AttributeRow
}

/** A type that references of an attribute are limited to. */
export type ReferenceTypeSource =
  | { kind: 'ProductType'; row: ProductTypeRow }
  | { kind: 'PageType'; row: typeof pageTypes.$inferSelect }

/** A choice of an attribute. */
export type ChoiceSource = AttributeValueRow

export interface AttributeValueSource {
  row: AttributeValueRow
  attribute: AttributeRow
}

/** An attribute with the values one product, variant or page has. */
export interface SelectedAttributeSource {
  attribute: AttributeSource
  values: AttributeValueSource[]
}

/**
 * The attributes of a type, in its order, each with the values that were assigned. Those that shoppers do not see are
 * left out unless `seesAll`.
 */
export function selectedAttributes(
  { attributeById }: Pick<Reference, 'attributeById'>,
  attributeIds: readonly number[],
  values: readonly AssignedValueRow[],
  seesAll: boolean,
): SelectedAttributeSource[] {
  return attributeIds.flatMap((id) => {
    const attribute = attributeById.get(id)
    return attribute && (seesAll || attribute.visibleInStorefront)
      ? [
          {
            attribute: { row: attribute },
            values: values.filter((v) => v.attributeId === id).map((row) => ({ row, attribute })),
          },
        ]
      : []
  })
}

/** One attribute of a list by its slug. */
export const attributeOf = (
  selected: readonly SelectedAttributeSource[],
  slug: string,
): SelectedAttributeSource | null => selected.find((s) => s.attribute.row.slug === slug) ?? null

/** The GraphQL type that shows an attribute with its values, by the attribute's kind. */
export const ASSIGNED_TYPES = {
  DROPDOWN: 'AssignedSingleChoiceAttribute',
  SWATCH: 'AssignedSwatchAttribute',
  MULTISELECT: 'AssignedMultiChoiceAttribute',
  NUMERIC: 'AssignedNumericAttribute',
  BOOLEAN: 'AssignedBooleanAttribute',
  PLAIN_TEXT: 'AssignedPlainTextAttribute',
  RICH_TEXT: 'AssignedTextAttribute',
  FILE: 'AssignedFileAttribute',
  DATE: 'AssignedDateAttribute',
  DATE_TIME: 'AssignedDateTimeAttribute',
} as const satisfies Partial<Record<AttributeInputTypeEnum, string>>

const ENTITIES = {
  PAGE: 'Page',
  PRODUCT: 'Product',
  PRODUCT_VARIANT: 'ProductVariant',
  CATEGORY: 'Category',
  COLLECTION: 'Collection',
} as const

/** The type for an attribute; null for kinds that are not shown with their values. */
export const assignedTypeOf = ({ attribute: { row } }: SelectedAttributeSource) => {
  const { inputType, entityType } = row
  if (inputType !== 'REFERENCE' && inputType !== 'SINGLE_REFERENCE') return ASSIGNED_TYPES[inputType]
  const many = inputType === 'REFERENCE' ? ('Multi' as const) : ('Single' as const)
  return entityType && (`Assigned${many}${ENTITIES[entityType]}ReferenceAttribute` as const)
}
