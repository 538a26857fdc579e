/** The owner's pictures: drawn anew as they are shown, and kept as an upload until a setting names them. */
import { SHOP_PICTURES, type ShopPicture, type ShopPictureKind } from '@semena/contract/shop-pictures'
import type { Ctx } from '../../context.ts'
import { mediaPath, type DrawingFault } from '../media/port.ts'
import { storeUpload } from '../media/uploads.ts'
import { ok, refuse, type Result } from '../result.ts'

const MESSAGES: Record<DrawingFault, string> = {
  NO_PICTURE: 'This is no picture that can be shown: PNG, WebP, AVIF, JPEG, GIF or SVG.',
  TOO_LARGE: 'A picture has at most 40 million pixels, and a drawing 4,096 on a side at its smallest.',
  TOO_SLOW: 'This picture takes too long to draw. Save it as a PNG.',
  ACTIVE: 'This drawing has scripts, entities or something that lies outside of it. Save it as a plain SVG or a PNG.',
}

/** Draws and stores an uploaded picture of the shop; answers what its setting may name. */
export async function storeShopPicture(
  ctx: Pick<Ctx, 'database' | 'media' | 'clock'>,
  kind: ShopPictureKind,
  content: Buffer,
): Promise<Result<ShopPicture, DrawingFault>> {
  const drawing = SHOP_PICTURES[kind]
  const drawn = await ctx.media.draw(content, drawing)
  if (!drawn.ok) return refuse(drawn.code, 'file', MESSAGES[drawn.code])
  const path = await storeUpload(ctx, drawn.content, drawing.format)
  return ok({ url: mediaPath(path), width: drawn.width, height: drawn.height })
}
