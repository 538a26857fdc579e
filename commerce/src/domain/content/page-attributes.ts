/** The attributes of a page: which values it has of each. */
import type { PageErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { attributesOfPageType } from '../../db/queries/content/page-type.ts'
import { orderPageValues, valuesOfPage } from '../../db/queries/content/page-value.ts'
import { rowsByKey } from '../../db/statements/rows.ts'
import { attributes } from '../../db/tables/catalog.ts'
import { pages } from '../../db/tables/content.ts'
import type { AttributeValueInput, ReorderInput } from '../inputs.generated.ts'
import { type Assignment, readAssignments } from '../catalog/attribute-values.ts'
import { intKey } from '../global-id.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { reordered } from '../nouns/order.ts'
import { changeRow } from '../nouns/write.ts'
import { refuse, type Result } from '../result.ts'

/** Reads the values that are entered for a page of a type; a new page has to have those that are required. */
export async function readPageAttributes(
  client: PoolClient,
  pageTypeId: number,
  inputs: readonly AttributeValueInput[],
  isNew: boolean,
): Promise<Result<Assignment[], PageErrorCode>> {
  const ids = await attributesOfPageType(client, pageTypeId)
  const read = await readAssignments(client, inputs, {
    allowed: await rowsByKey(client, attributes, ids),
    whole: isNew,
  })
  if (read.ok) return read
  // Pages have no code for an attribute of the wrong kind.
  const errors = read.errors.map(({ code, ...fault }) => ({
    ...fault,
    code: code === 'ATTRIBUTE_CANNOT_BE_ASSIGNED' ? ('INVALID' as const) : code,
  }))
  return { ok: false, errors }
}

/** Moves the values that a page has of one attribute; answers the page's key. */
export const reorderPageValues = (
  ctx: NounCtx,
  pageId: string,
  attributeId: string,
  moves: readonly ReorderInput[],
): Promise<Result<number, 'GRAPHQL_ERROR' | 'NOT_FOUND'>> =>
  changeRow(ctx, PAGE, { named: { id: pageId }, field: 'pageId' }, async ({ client }, { id, pageTypeId }) => {
    const attribute = intKey(attributeId, 'Attribute')
    const own = await attributesOfPageType(client, pageTypeId)
    if (attribute === null || !own.includes(attribute))
      return refuse('NOT_FOUND', 'attributeId', 'The page does not have this attribute.')
    const order = reordered(await valuesOfPage(client, id, attribute), moves, 'AttributeValue', {
      message: 'The page does not have these values.',
      as: 'values',
    })
    if (order.ok) await orderPageValues(client, id, attribute, order.value)
    return order
  })

const PAGE = { type: 'Page', table: pages, stale: ['pages'], events: { updated: 'PAGE_UPDATED' } } as const
