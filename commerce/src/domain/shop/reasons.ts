/** Of which type of pages staff choose one as the reason of a refund or of a return. */
import { writeShopSettings } from '../../db/queries/shop-settings.ts'
import { pageTypes } from '../../db/tables/content.ts'
import { changing } from '../changes/changing.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { relatedKeys } from '../nouns/related.ts'
import { ok, refuse, type Result } from '../result.ts'

const PAGE_TYPE = { table: pageTypes, type: 'PageType' } as const
const COLUMNS = { refund: 'refundReasonTypeId', return: 'returnReasonTypeId' } as const

/** Sets the type; null lets staff write freely. */
export const setReasonType = (
  ctx: NounCtx,
  of: keyof typeof COLUMNS,
  id: string | null,
): Promise<Result<null, 'INVALID'>> =>
  changing<null, 'INVALID'>(ctx, async (change) => {
    const field = `${of}ReasonReferenceType`
    const read = await relatedKeys(change.client, PAGE_TYPE, id === null ? [] : [id], field)
    if (read.faults.length) return refuse('INVALID', field, "Couldn't resolve to a PageType.")
    await writeShopSettings(change.client, { [COLUMNS[of]]: read.keys[0] ?? null })
    change.stale('site')
    return ok(null)
  })
