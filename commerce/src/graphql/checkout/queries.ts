/** Reading checkouts. */
import { type Ctx, may } from '../../context.ts'
import { checkoutIds, countCheckouts } from '../../db/queries/checkout.ts'
import { readCheckout } from '../../domain/checkout/change.ts'
import { shopData } from '../catalog/access.ts'
import { type PageArgs, readPage, toConnection } from '../connection.ts'
import { invalidArgument, permissionDenied } from '../errors.ts'
import { isUuid, uuidKey } from '../../domain/global-id.ts'

export const checkoutQueries = {
  checkout: async (_: unknown, { id, token }: { id?: string | null; token?: string | null }, ctx: Ctx) => {
    if ((id == null) === (token == null)) throw invalidArgument('Exactly one of id and token must be given.')
    const key = token ?? uuidKey(id!, 'Checkout')
    if (!key) throw invalidArgument('Must receive a Checkout id.')
    return (await readCheckout(ctx, key))?.checkout ?? null
  },

  /** Newest first. */
  checkouts: async (_: unknown, args: PageArgs & { channel?: string | null }, ctx: Ctx) => {
    if (!may(ctx, 'MANAGE_CHECKOUTS', 'HANDLE_PAYMENTS')) throw permissionDenied()
    const slice = readPage(args, 2)
    if (slice.backward) throw invalidArgument('This list is read forwards: use first and after.')
    const [createdAt, id] = slice.from ?? []
    if (
      slice.from &&
      !(typeof createdAt === 'string' && !Number.isNaN(Date.parse(createdAt)) && typeof id === 'string' && isUuid(id))
    )
      throw invalidArgument('Received cursor is invalid.')
    const channel = args.channel == null ? null : ((await shopData(ctx)).channelBySlug.get(args.channel)?.id ?? -1)
    const { pool } = ctx.database
    const found = await checkoutIds(
      pool,
      channel,
      slice.limit,
      slice.from && { createdAt: createdAt as string, id: id as string },
    )
    const rows = (
      await Promise.all(found.map(async (row) => ({ row, checkout: (await readCheckout(ctx, row.id))?.checkout })))
    ).filter((r) => r.checkout)
    const list = toConnection(
      rows,
      slice,
      ({ row }) => [row.createdAt, row.id],
      () => countCheckouts(pool, channel),
    )
    return { ...list, edges: list.edges.map(({ node, cursor }) => ({ node: node.checkout, cursor })) }
  },
}
