/** Which attributes a product type has: assigning, unassigning, choosing by them, and their order. */
import type { ProductErrorCode } from '@semena/contract/enums'
import { attributesOfType } from '../../db/queries/catalog/product-type.ts'
import { rowsByKey } from '../../db/statements/rows.ts'
import { attributes } from '../../db/tables/catalog.ts'
import type { ProductAttributeAssignInput, ProductAttributeAssignmentUpdateInput } from './inputs.generated.ts'
import type { ReorderInput } from '../inputs.generated.ts'
import type { Change } from '../changes/changing.ts'
import { intKey } from '../global-id.ts'
import { isOfType } from '../nouns/fields.ts'
import type { Key, NounCtx } from '../nouns/noun.ts'
import { reordered } from '../nouns/order.ts'
import { changeRow } from '../nouns/write.ts'
import { ok, type Refusal, refusal, refuse, refuseOrder, type Result } from '../result.ts'
import { productType, setAttributes, type TypeAttribute } from './product-type.ts'

type Done = Result<Key, ProductErrorCode>

/** Kinds of attributes by which a buyer can tell variants apart. */
export const SELECTING: ReadonlySet<string> = new Set(['DROPDOWN', 'BOOLEAN', 'SWATCH', 'NUMERIC'])

const withType = (
  ctx: NounCtx,
  id: string,
  work: (
    change: Change,
    before: TypeAttribute[],
  ) => Promise<Result<TypeAttribute[], ProductErrorCode>> | Result<TypeAttribute[], ProductErrorCode>,
): Promise<Done> =>
  changeRow(ctx, productType, { named: { id }, field: 'productTypeId' }, async (change, row) => {
    const before = await attributesOfType(change.client, row.id)
    const after = await work(change, before)
    if (after.ok) await setAttributes(change.client, row.id, before, after.value)
    return after
  })

/** Gives a type more attributes. */
export const assignAttributes = (
  ctx: NounCtx,
  typeId: string,
  operations: readonly ProductAttributeAssignInput[],
): Promise<Done> =>
  withType(ctx, typeId, async ({ client }, before) => {
    if (operations.some(({ id }) => !isOfType(id, 'Attribute')))
      return refuse('GRAPHQL_ERROR', 'operations', 'Must receive an Attribute id.')
    const asked = operations.map((one) => ({ ...one, key: intKey(one.id, 'Attribute') ?? 0 }))
    const rows = new Map(
      (
        await rowsByKey(
          client,
          attributes,
          asked.map(({ key }) => key),
        )
      ).map((row) => [row.id, row]),
    )
    const faults: Refusal<ProductErrorCode>[] = []
    const wrong = (code: ProductErrorCode, message: string, keys: number[]): void => {
      if (keys.length) faults.push(refusal(code, 'operations', message, { attributes: keys }))
    }
    const keysWhere = (fits: (one: (typeof asked)[number]) => boolean): number[] =>
      asked.filter(fits).map(({ key }) => key)
    wrong(
      'NOT_FOUND',
      'There are no such attributes.',
      keysWhere(({ key }) => !rows.has(key)),
    )
    if (faults.length) return refuseOrder(...faults)
    wrong(
      'INVALID',
      'Only attributes of products can be assigned.',
      keysWhere(({ key }) => rows.get(key)!.type !== 'PRODUCT_TYPE'),
    )
    wrong(
      'ATTRIBUTE_ALREADY_ASSIGNED',
      'The type has these attributes already.',
      keysWhere(({ key }) => before.some((one) => one.attributeId === key)),
    )
    wrong(
      'ATTRIBUTE_CANNOT_BE_ASSIGNED',
      'Buyers cannot choose a variant by attributes of this kind.',
      keysWhere(
        ({ key, type, variantSelection }) =>
          type === 'VARIANT' && variantSelection === true && !SELECTING.has(rows.get(key)!.inputType),
      ),
    )
    wrong(
      'ATTRIBUTE_CANNOT_BE_ASSIGNED',
      'These attributes are for variants only.',
      keysWhere(({ key, type }) => type === 'PRODUCT' && rows.get(key)!.isVariantOnly),
    )
    if (faults.length) return refuseOrder(...faults)
    return ok([
      ...before,
      ...asked.map(({ key, type, variantSelection }) => ({
        attributeId: key,
        ofVariant: type === 'VARIANT',
        variantSelection: type === 'VARIANT' && variantSelection === true,
      })),
    ])
  })

/** Takes attributes from a type, its products and their variants. Those that the type lacks are passed over. */
export const unassignAttributes = (ctx: NounCtx, typeId: string, ids: readonly string[]): Promise<Done> =>
  withType(ctx, typeId, (_, before) => {
    if (ids.some((id) => !isOfType(id, 'Attribute')))
      return refuse('GRAPHQL_ERROR', 'attributeIds', 'Must receive an Attribute id.')
    const keys = new Set(ids.map((id) => intKey(id, 'Attribute')))
    return ok(before.filter(({ attributeId }) => !keys.has(attributeId)))
  })

/** Says by which attributes of its variants buyers choose. */
export const updateAssignments = (
  ctx: NounCtx,
  typeId: string,
  operations: readonly ProductAttributeAssignmentUpdateInput[],
): Promise<Done> =>
  withType(ctx, typeId, async ({ client }, before) => {
    if (operations.some(({ id }) => !isOfType(id, 'Attribute')))
      return refuse('GRAPHQL_ERROR', 'operations', 'Must receive an Attribute id.')
    const selection = new Map(operations.map((one) => [intKey(one.id, 'Attribute') ?? 0, one.variantSelection]))
    const keys = [...selection.keys()]
    const lacking = keys.filter((key) => !before.some((one) => one.ofVariant && one.attributeId === key))
    if (lacking.length)
      return refuse('INVALID', 'operations', 'The variants of the type do not have these attributes.', {
        attributes: lacking,
      })
    const rows = await rowsByKey(client, attributes, keys)
    const unfit = rows.filter((row) => selection.get(row.id) && !SELECTING.has(row.inputType)).map((row) => row.id)
    if (unfit.length)
      return refuse('ATTRIBUTE_CANNOT_BE_ASSIGNED', 'operations', 'Buyers cannot choose by attributes of this kind.', {
        attributes: unfit,
      })
    return ok(
      before.map((one) => ({
        ...one,
        variantSelection: (one.ofVariant && selection.get(one.attributeId)) ?? one.variantSelection,
      })),
    )
  })

/** Moves attributes within the order of a type's products or variants. */
export const reorderAttributes = (
  ctx: NounCtx,
  typeId: string,
  ofVariant: boolean,
  moves: readonly ReorderInput[],
): Promise<Done> =>
  withType(ctx, typeId, (_, before) => {
    const own = before.filter((one) => one.ofVariant === ofVariant)
    const order = reordered(
      own.map((one) => one.attributeId),
      moves,
      'Attribute',
      { message: 'The type does not have these attributes.', as: 'attributes' },
    )
    if (!order.ok) return order
    return ok([
      ...before.filter((one) => one.ofVariant !== ofVariant),
      ...order.value.map((key) => own.find((one) => one.attributeId === key)!),
    ])
  })
