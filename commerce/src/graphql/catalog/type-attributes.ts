/** The attributes of product types, as far as the viewer sees them. */
import { isStaffOrApp } from '../../context.ts'
import type { Reference, TypeAttributes } from '../../db/queries/reference/reference.ts'
import type { AttributeSource } from '../attribute/sources.ts'
import type { GraphqlContext } from '../context.ts'

/** Attributes by their keys; shoppers see those that are not hidden from them. */
export const seenAttributes = (
  ctx: GraphqlContext,
  keys: readonly number[],
  attributeById: Reference['attributeById'],
): AttributeSource[] =>
  keys.flatMap((key) => {
    const row = attributeById.get(key)
    return row && (row.visibleInStorefront || isStaffOrApp(ctx)) ? { row } : []
  })

/** Attributes of a type's variants: all, those by which buyers choose, or the others. */
export const chosen = (type: TypeAttributes | undefined, scope: string | null | undefined): number[] =>
  (type?.variant ?? []).filter(
    (key) => !scope || scope === 'ALL' || type!.selecting.has(key) === (scope === 'VARIANT_SELECTION'),
  )
