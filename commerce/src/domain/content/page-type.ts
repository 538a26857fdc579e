/** Page types: which attributes the pages of a kind have. */
import type { PageErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import {
  addAttributes,
  attributesOfPageType,
  kindsOfAttributes,
  orderAttributes,
  pagesOfTypes,
  removeAttributes,
} from '../../db/queries/content/page-type.ts'
import { dropValuesOfPages } from '../../db/queries/attribute/attribute-values.ts'
import { deleteRows } from '../../db/statements/rows.ts'
import { pages, pageTypes } from '../../db/tables/content.ts'
import type { PageTypeCreateInput, PageTypeUpdateInput } from './inputs.generated.ts'
import type { ReorderInput } from '../inputs.generated.ts'
import type { Change } from '../changes/changing.ts'
import { intKey } from '../global-id.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { type NounCtx, nounOf } from '../nouns/noun.ts'
import { reordered } from '../nouns/order.ts'
import { changeRow } from '../nouns/write.ts'
import { type Refusal, refusal, refuseOrder, type Result } from '../result.ts'

const f = fieldsOf(pageTypes)

type Written = PageTypeCreateInput & PageTypeUpdateInput

export const pageType = nounOf<Written, PageErrorCode>()({
  type: 'PageType',
  table: pageTypes,
  fields: {
    name: f.text('name', { required: true }),
    slug: f.slug('slug'),
    addAttributes: f.elsewhere(),
    removeAttributes: f.elsewhere(),
  },
  slugOf: 'name',
  check: async ({ change, input }) => {
    const [added, removed] = [keysOf(input.addAttributes), keysOf(input.removeAttributes)]
    const twice = added.filter((id) => id !== null && removed.includes(id)).filter((id) => id !== null)
    return [
      ...(twice.length
        ? [
            refusal('DUPLICATED_INPUT_ITEM', 'attributes', 'An attribute is both added and removed.', {
              attributes: twice,
            }),
          ]
        : []),
      ...(await unfit(change.client, added, 'addAttributes', 'GRAPHQL_ERROR')),
      ...(await unfit(change.client, removed, 'removeAttributes', 'GRAPHQL_ERROR')),
    ]
  },
  relate: async ({ change, input }, key) => {
    const removed = keysOf(input.removeAttributes).filter((id) => id !== null)
    await removeAttributes(change.client, Number(key), removed)
    const there = await attributesOfPageType(change.client, Number(key))
    const added = keysOf(input.addAttributes).filter((id) => id !== null)
    await addAttributes(
      change.client,
      Number(key),
      added.filter((id) => !there.includes(id)),
    )
  },
  // The pages of a type go along.
  beforeDelete: async ({ change }, rows) => {
    const below = await pagesOfTypes(
      change.client,
      rows.map((row) => row.id),
    )
    await dropValuesOfPages(change.client, below)
    await deleteRows(change.client, pages, below)
    for (const id of below) change.event('PAGE_DELETED', 'Page', id)
  },
  stale: ['pages', 'site'],
  events: { created: 'PAGE_TYPE_CREATED', updated: 'PAGE_TYPE_UPDATED', deleted: 'PAGE_TYPE_DELETED' },
})

const keysOf = (ids: readonly string[] | null | undefined): (number | null)[] => [
  ...new Set((ids ?? []).map((id) => intKey(id, 'Attribute'))),
]

/** What stands against these attributes belonging to a page type: there is none of that id, or it is one of products. */
async function unfit<Missing extends 'GRAPHQL_ERROR' | 'NOT_FOUND'>(
  client: PoolClient,
  ids: readonly (number | null)[],
  field: string,
  missing: Missing,
): Promise<Refusal<Missing | 'INVALID'>[]> {
  const kinds = new Map(
    (
      await kindsOfAttributes(
        client,
        ids.filter((id) => id !== null),
      )
    ).map((a) => [a.id, a.type]),
  )
  const unknown = ids.filter((id) => id === null || !kinds.has(id))
  const strange = [...kinds].filter(([, type]) => type !== 'PAGE_TYPE').map(([id]) => id)
  return [
    ...(unknown.length
      ? [
          refusal(
            missing,
            field,
            'There is no such attribute.',
            missing === 'GRAPHQL_ERROR' ? {} : { attributes: unknown.filter((id) => id !== null) },
          ),
        ]
      : []),
    ...(strange.length
      ? [refusal('INVALID', field, 'Only attributes of pages belong to page types.', { attributes: strange })]
      : []),
  ]
}

/** Runs `work` on a page type that is named; answers its key. */
const changingType = (
  ctx: NounCtx,
  id: string,
  work: (change: Change, key: number) => Promise<Refusal<PageErrorCode>[]>,
): Promise<Result<number, PageErrorCode>> =>
  changeRow(ctx, pageType, { named: { id }, field: 'pageTypeId' }, async (change, row) => {
    const refused = await work(change, row.id)
    return refused.length ? refuseOrder(...refused) : undefined
  })

/** Appends attributes to a page type; all or none. */
export const assignAttributes = (ctx: NounCtx, id: string, attributeIds: readonly string[]) =>
  changingType(ctx, id, async ({ client }, key) => {
    const ids = keysOf(attributeIds)
    const refused: Refusal<PageErrorCode>[] = await unfit(client, ids, 'attributeIds', 'NOT_FOUND')
    const there = await attributesOfPageType(client, key)
    const again = ids.filter((a) => a !== null && there.includes(a)).filter((a) => a !== null)
    if (again.length)
      refused.push(
        refusal('ATTRIBUTE_ALREADY_ASSIGNED', 'attributeIds', 'The page type has these attributes already.', {
          attributes: again,
        }),
      )
    if (!refused.length)
      await addAttributes(
        client,
        key,
        ids.filter((a) => a !== null),
      )
    return refused
  })

/** Takes attributes from a page type. Those that it does not have are passed over. */
export const unassignAttributes = (ctx: NounCtx, id: string, attributeIds: readonly string[]) =>
  changingType(ctx, id, async ({ client }, key) => {
    const ids = keysOf(attributeIds)
    const unknown = (await unfit(client, ids, 'attributeIds', 'NOT_FOUND')).filter((r) => r.code === 'NOT_FOUND')
    if (!unknown.length)
      await removeAttributes(
        client,
        key,
        ids.filter((a) => a !== null),
      )
    return unknown
  })

/** Moves attributes within a page type. */
export const reorderPageTypeAttributes = (ctx: NounCtx, id: string, moves: readonly ReorderInput[]) =>
  changingType(ctx, id, async ({ client }, key) => {
    const there = await attributesOfPageType(client, key)
    const order = reordered(there, moves, 'Attribute', {
      message: 'The page type does not have this attribute.',
      as: 'attributes',
    })
    if (!order.ok) return order.errors
    await orderAttributes(client, key, order.value)
    return []
  })
