/** The attributes of a page: which values it has of each. */
import type { PageErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { attributesOfPageType } from '../../db/queries/content/page-type.ts'
import { orderPageValues, valuesOfPage } from '../../db/queries/content/page-value.ts'
import { rowsByKey } from '../../db/statements/rows.ts'
import { attributes } from '../../db/tables/catalog.ts'
import { pages } from '../../db/tables/content.ts'
import type { AttributeValueInput, ReorderInput } from '../../inputs.generated.ts'
import { type Assignment, readAssignments } from '../catalogue/attribute-values.ts'
import { changing } from '../changes/changing.ts'
import { intKey } from '../global-id.ts'
import { findRow } from '../nouns/find.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { moved } from '../nouns/order.ts'
import { ok, refuse, type Result } from '../result.ts'

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
  changing<number, 'GRAPHQL_ERROR' | 'NOT_FOUND'>(ctx, async (change) => {
    const found = await findRow(change.client, { type: 'Page', table: pages }, { id: pageId }, 'pageId')
    if (!found.ok) return found
    const key = found.value.id
    const attribute = intKey(attributeId, 'Attribute')
    const own = await attributesOfPageType(change.client, found.value.pageTypeId)
    if (attribute === null || !own.includes(attribute))
      return refuse('NOT_FOUND', 'attributeId', 'The page does not have this attribute.')
    const there = await valuesOfPage(change.client, key, attribute)
    const read = moves.map((move) => ({ key: intKey(move.id, 'AttributeValue') ?? 0, by: move.sortOrder ?? null }))
    const strange = read.filter((move) => !there.includes(move.key))
    if (strange.length)
      return refuse('NOT_FOUND', 'moves', 'The page does not have these values.', {
        values: strange.map((move) => move.key),
      })
    await orderPageValues(change.client, key, attribute, moved(there, read))
    change.stale('pages')
    change.event('PAGE_UPDATED', 'Page', key)
    return ok(key)
  })
