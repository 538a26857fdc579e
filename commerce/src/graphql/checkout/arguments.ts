/** Arguments that several mutations of checkouts share, read as Saleor reads them. */
import { hasPermission } from '../../context.ts'
import type { GraphqlContext } from '../context.ts'
import { permissionDenied } from '../shared/errors.ts'

/** Throws PermissionDenied when a line names its price and the viewer is no app that may handle checkouts. */
export function checkPrices(
  ctx: GraphqlContext,
  lines: readonly { price?: number | null; priceOverrideReason?: string | null }[],
): void {
  const isSet = lines.some((l) => l.price !== undefined || l.priceOverrideReason !== undefined)
  if (isSet && !(ctx.viewer.kind === 'app' && hasPermission(ctx, 'HANDLE_CHECKOUTS')))
    throw permissionDenied('Setting prices is for apps that handle checkouts.')
}
