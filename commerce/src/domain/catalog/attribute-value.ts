/** Single values of attributes: made, changed and deleted one by one, and moved. */
import { LONGEST_NAME } from '@semena/contract/limits'
import type { AttributeErrorCode } from '@semena/contract/enums'
import { valuesInOrder } from '../../db/queries/attribute/attribute-values.ts'
import { rowsByKey, rowsWith } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { attributes, attributeValues } from '../../db/tables/catalog.ts'
import type { AttributeValueCreateInput, AttributeValueUpdateInput } from './inputs.generated.ts'
import type { ReorderInput } from '../inputs.generated.ts'
import { type Change, changing } from '../changes/changing.ts'
import { findRow, type Named } from '../nouns/find.ts'
import { nounOf, type NounCtx } from '../nouns/noun.ts'
import { reordered } from '../nouns/order.ts'
import { changeRow } from '../nouns/write.ts'
import { ok, type Refusal, refusal, refuse, refuseOrder, type Result } from '../result.ts'
import { plainText } from '../text.ts'
import { addChoice, attribute, columnsOf, swatchFaults } from './attribute.ts'
import { freeValueSlug, offersChoices } from './attribute-values.ts'

type Code = AttributeErrorCode
type AttributeRow = typeof attributes.$inferSelect
type ValueRow = typeof attributeValues.$inferSelect

/** The keys of a value and of its attribute. */
export interface ValueKeys {
  attributeId: number
  valueId: number
}

/** For deleting and translating; values are made and changed by the functions below. */
export const attributeValue = nounOf<object, Code>()({
  type: 'AttributeValue',
  table: attributeValues,
  fields: {},
  translatable: { name: 250, plainText: 100_000, richText: 'rich' },
  stale: ['products', 'collections', 'pages'],
  events: {
    created: 'ATTRIBUTE_VALUE_CREATED',
    updated: 'ATTRIBUTE_VALUE_UPDATED',
    deleted: 'ATTRIBUTE_VALUE_DELETED',
  },
})

async function faultsOf(
  { client }: Change,
  given: AttributeValueCreateInput | AttributeValueUpdateInput,
  { inputType }: AttributeRow,
  before: ValueRow | null,
): Promise<Refusal<Code>[]> {
  const faults: Refusal<Code>[] = []
  const name = given.name == null ? given.name : plainText(given.name).trim()
  if (name === undefined ? !before : !name) faults.push(refusal('REQUIRED', 'name', 'This field cannot be blank.'))
  else if ((name ?? '').length > LONGEST_NAME)
    faults.push(refusal('INVALID', 'name', `It has at most ${LONGEST_NAME} characters.`))
  faults.push(...swatchFaults(given, inputType))
  if (given.externalReference) {
    const same = await rowsWith(client, attributeValues, attributeValues.externalReference, [given.externalReference])
    if (same.some((row) => row.id !== before?.id))
      faults.push(refusal('UNIQUE', 'externalReference', 'There is one already.'))
  }
  return faults
}

/** Adds a choice to an attribute. */
export const createValue = (
  ctx: NounCtx,
  attributeId: string,
  input: AttributeValueCreateInput,
): Promise<Result<ValueKeys, Code>> =>
  changing<ValueKeys, Code>(ctx, async (change) => {
    const found = await findRow(change.client, attribute, { id: attributeId })
    if (!found.ok) return found
    if (!offersChoices(found.value)) return refuse('INVALID', 'attribute', 'Attributes of this kind offer no values.')
    const faults = await faultsOf(change, input, found.value, null)
    if (faults.length) return refuseOrder(...faults)
    const valueId = await addChoice(change.client, found.value.id, input)
    change.stale('products', 'collections', 'pages')
    change.event('ATTRIBUTE_VALUE_CREATED', 'AttributeValue', valueId)
    return ok({ attributeId: found.value.id, valueId })
  })

/** Changes a choice. A new name makes a new slug. */
export const updateValue = (
  ctx: NounCtx,
  named: Named,
  input: AttributeValueUpdateInput,
): Promise<Result<ValueKeys, Code>> =>
  changing<ValueKeys, Code>(ctx, async (change) => {
    const { client } = change
    const found = await findRow(client, attributeValue, named)
    if (!found.ok) return found
    const before = found.value
    const [owner] = await rowsByKey(client, attributes, [before.attributeId])
    const faults = await faultsOf(change, input, owner!, before)
    if (faults.length) return refuseOrder(...faults)
    const columns = columnsOf(input)
    const slug =
      columns.name && columns.name !== before.name && offersChoices(owner!)
        ? { slug: await freeValueSlug(client, before.attributeId, columns.name, before.slug) }
        : {}
    // A colour takes the place of a picture, and the other way round.
    const other = columns.value ? { fileUrl: null, contentType: null } : columns.fileUrl ? { value: '' } : {}
    await save(client, attributeValues, [{ id: before.id, values: { ...other, ...columns, ...slug } }])
    change.stale('products', 'collections', 'pages')
    change.event('ATTRIBUTE_VALUE_UPDATED', 'AttributeValue', before.id)
    return ok({ attributeId: before.attributeId, valueId: before.id })
  })

/** Moves choices within the order of their attribute. */
export const reorderValues = (
  ctx: NounCtx,
  attributeId: string,
  moves: readonly ReorderInput[],
): Promise<Result<number, Code>> =>
  changeRow(ctx, attribute, { named: { id: attributeId }, field: 'attributeId' }, async ({ client }, { id }) => {
    const order = reordered(await valuesInOrder(client, id), moves, 'AttributeValue', {
      message: 'The attribute has no such value.',
    })
    if (!order.ok) return order
    await save(
      client,
      attributeValues,
      order.value.map((key, sort) => ({ id: key, values: { sort } })),
    )
    return undefined
  })
