/**
 * Serves the shop's icons: in the folder that pages name, which says of what they are drawn, and at the addresses that
 * programs ask for without having read a page.
 */
import { declareCache } from '@semena/commerce/memory'
import { iconsPath, iconSource, type IconSource } from '@semena/contract/icon-source'
import { type IconName, ICONS } from '@semena/contract/shop-icons'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { PictureSource } from '../share/picture.ts'
import { drawIcon, ico } from './draw.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** The same address has other icons once the owner changes them. */
const A_WHILE = 'public, max-age=3600'
const NOT_KEPT = 'no-cache'
const ASKED_UNREAD: Readonly<Record<string, IconName>> = {
  '/favicon.ico': '48.png',
  '/apple-touch-icon.png': 'touch.png',
  '/apple-touch-icon-precomposed.png': 'touch.png',
}

declareCache({
  name: 'icons',
  holds: 'the drawn icons of the shop',
  bound: 'those of one look',
  lifeMs: Number.POSITIVE_INFINITY,
  tags: null,
})

interface Shown {
  icon: string | null
  look: string | null
}

interface Drawn {
  content: Buffer
  /** False where the owner's picture could not be had: what stands in for it is kept by nobody. */
  isWhole: boolean
}

/** `read` reads what the shop says of itself, `picture` fetches the owner's. */
export function iconRoutes(read: () => Promise<Shown>, picture: PictureSource): FastifyPluginAsync {
  let drawn = { folder: '', icons: {} as Partial<Record<IconName, Promise<Drawn>>> }
  const make = async (name: IconName, source: IconSource): Promise<Drawn> => {
    const own = source.picture ? await picture(source.picture).catch(() => null) : null
    // A picture that cannot be drawn leaves the mark.
    const content = await drawIcon(own, ICONS[name], source).catch(() => drawIcon(null, ICONS[name], source))
    return { content, isWhole: own !== null || !source.picture }
  }
  const current = async () => {
    const { icon, look } = await read()
    const source = iconSource(icon, look)
    const folder = iconsPath(source)
    if (drawn.folder !== folder) drawn = { folder, icons: {} }
    const { icons } = drawn
    const draw = async (name: IconName): Promise<Drawn> => {
      const making = (icons[name] ??= make(name, source))
      const made = await making.catch((error: unknown) => {
        delete icons[name]
        throw error
      })
      if (!made.isWhole && icons[name] === making) delete icons[name]
      return made
    }
    return { folder, draw }
  }
  const send = (reply: FastifyReply, type: string, kept: string, body: Buffer) =>
    reply
      .headers({
        'cache-control': kept,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type(type)
      .send(body)
  return async (app) => {
    app.get<{ Params: { of: string; name: string } }>('/icons/:of/:name', async ({ params }, reply) => {
      const { of, name } = params
      if (!Object.hasOwn(ICONS, name))
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n')
      const { folder, draw } = await current()
      const { content, isWhole } = await draw(name as IconName)
      // Another process may have heard of a change before this one has.
      return send(reply, 'image/png', isWhole && folder === `/icons/${of}/` ? FOREVER : NOT_KEPT, content)
    })
    for (const [address, name] of Object.entries(ASKED_UNREAD))
      app.get(address, async (_request, reply) => {
        const { content, isWhole } = await (await current()).draw(name)
        const kept = isWhole ? A_WHILE : NOT_KEPT
        return address.endsWith('.ico')
          ? send(reply, 'image/x-icon', kept, ico(content, ICONS[name].size))
          : send(reply, 'image/png', kept, content)
      })
  }
}
