/**
 * Uploads of the shop's logo, icon and picture for sharing, for which Saleor's schema has no field. They are for staff
 * with MANAGE_SETTINGS. A picture that no setting names is deleted after a week.
 *
 *     POST /api/shop-pictures/:kind/    the file as it is: { picture: { url, width, height } }, what
 *                                       `shopSettingsUpdate` takes for `storefront.logo`, `.icon`, `.share`
 */
import { MAX_SHOP_PICTURE_BYTES, SHOP_PICTURES, type ShopPictureKind } from '@semena/contract/shop-pictures'
import { HOUR_MS } from '@semena/contract/time'
import type { FastifyPluginAsync } from 'fastify'
import type { Services } from '../context.ts'
import { limitAttempts } from '../domain/attempts.ts'
import { storeShopPicture } from '../domain/shop/picture.ts'
import { sendRefusal } from './own-api.ts'
import { having, sendFaults, staffPlugin } from './staff-api.ts'

/** Each occupies a processor for a moment. */
const UPLOADS_PER_HOUR = 120

const isKind = (kind: string): kind is ShopPictureKind => Object.hasOwn(SHOP_PICTURES, kind)

export const shopPicturesPlugin =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      /^(?:image\/|application\/octet-stream$)/,
      { parseAs: 'buffer', bodyLimit: MAX_SHOP_PICTURE_BYTES },
      (_request, body, done) => done(null, body),
    )
    await app.register(
      staffPlugin(
        services,
        { mayEnter: having('MANAGE_SETTINGS'), bodyLimit: MAX_SHOP_PICTURE_BYTES },
        {
          'POST /api/shop-pictures/:kind': async ({ viewer, request, reply, params, writing }) => {
            const kind = params['kind']!
            if (!isKind(kind)) return sendRefusal(reply, 404, 'NOT_FOUND', 'There is no such picture of a shop.')
            const allowed = await limitAttempts(writing, {
              name: 'shop-picture',
              key: String(viewer.userId),
              max: UPLOADS_PER_HOUR,
              windowMs: HOUR_MS,
            })
            if (!allowed.ok) return sendRefusal(reply, 429, 'TOO_MANY_REQUESTS', 'Too many pictures. Try again later.')
            const { body } = request
            const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
            const done = await storeShopPicture(writing, kind, content)
            return done.ok ? { picture: done.value } : sendFaults(reply, ...done.errors)
          },
        },
      ),
    )
  }
