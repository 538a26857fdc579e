/** Pictures, in the size and format a client asks for. */
import { mediaPath, type ThumbnailFormat } from '../../domain/media/port.ts'
import type { GraphqlContext } from '../context.ts'

export interface ThumbnailArgs {
  size?: number | null
  format?: ThumbnailFormat | null
}

/** The full URL of a picture. Without a size, or with size 0, it is that of the original. */
export const mediaUrl = (ctx: Pick<GraphqlContext, 'origin'>, path: string, { size, format }: ThumbnailArgs): string =>
  `${ctx.origin}${mediaPath(path, size || null, format ?? 'ORIGINAL')}`

/** Saleor's Image; null without a path. */
export const image = (ctx: Pick<GraphqlContext, 'origin'>, path: string | null, alt: string, args: ThumbnailArgs) =>
  path ? { url: mediaUrl(ctx, path, args), alt } : null
