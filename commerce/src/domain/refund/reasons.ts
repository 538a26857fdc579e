/** Which pages name the reasons of refunds and of returns. */
import type { Ctx } from '../../context.ts'
import { pagesById, pageTypesById } from '../../db/queries/content/content.ts'
import { reasonTypeOf, writeReasonType } from '../../db/queries/payment/granted-refund.ts'
import { changing } from '../changes/changing.ts'
import { ok, refuse, type Result } from '../result.ts'

export type ReasonPurpose = 'REFUND' | 'RETURN'

type ReasonsCtx = Pick<Ctx, 'database' | 'changes'>

/** Sets the page type of the reasons; null leaves free texts only. */
export async function setReasonType(
  ctx: ReasonsCtx,
  purpose: ReasonPurpose,
  pageTypeId: number | null,
): Promise<Result<number | null, 'INVALID'>> {
  const field = purpose === 'REFUND' ? 'refundReasonReferenceType' : 'returnReasonReferenceType'
  return changing(ctx, async ({ client }) => {
    if (pageTypeId !== null && (await pageTypesById(ctx.database.pool, [pageTypeId])).length === 0)
      return refuse('INVALID', field, 'There is no such page type.')
    await writeReasonType(client, purpose, pageTypeId)
    return ok(pageTypeId)
  })
}

type ReasonCode = 'NOT_CONFIGURED' | 'INVALID' | 'REQUIRED'

/**
 * Checks a reason that refers to a page. Where reasons are pages, people have to give one, apps may leave it out.
 * `isNeeded` is false where another reason stands above.
 */
export async function reasonFault(
  { database: { pool }, viewer }: Pick<Ctx, 'database' | 'viewer'>,
  purpose: ReasonPurpose,
  pageId: number | null | undefined,
  isNeeded = true,
): Promise<{ code: ReasonCode; message: string } | null> {
  const typeId = await reasonTypeOf(pool, purpose)
  if (pageId == null)
    return isNeeded && typeId !== null && viewer.kind === 'user'
      ? { code: 'REQUIRED', message: 'A page has to name the reason.' }
      : null
  if (typeId === null) return { code: 'NOT_CONFIGURED', message: 'No page type is chosen for reasons.' }
  const [page] = await pagesById(pool, [pageId])
  return page?.pageTypeId === typeId ? null : { code: 'INVALID', message: 'The page is not of the type for reasons.' }
}
