/** The shop's routes, in their order: its own small API, the commerce service, static files, pages. */
import type { GraphqlPort, ServerSettings } from '@semena/contract/shop-port'
import { existsSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import type { OwnCommerce } from '../start/commerce.ts'
import type { Config } from '../config/config.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { sealer } from '../page-cache/csp.ts'
import type { Guard } from '../page-cache/from-response.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { lastKnownShop, withLogo } from '../pages/known-shop.ts'
import type { Readiness } from './readiness.ts'
import { assets } from './assets.ts'
import { addCdnHeaders, cdnHeaders } from './cdn.ts'
import { channelList, channelsRoute } from './channels.ts'
import { desk } from './desk.ts'
import { isDeskHost, notAtDesk, onlyAtDesk, ownDeskOrigin } from './desk-host.ts'
import { addExplorer } from './explorer.ts'
import { fontsRoute } from './fonts.ts'
import { health } from './health.ts'
import { closeForMaintenance } from './maintenance.ts'
import { metricsRoute } from './metrics.ts'
import { iconRoutes } from '../icons/routes.ts'
import type { PictureSource } from '../share/picture.ts'
import { lookRoute } from './look.ts'
import { ownNames, refuseOtherNames } from './own-names.ts'
import type { HttpServer } from './server.ts'
import { closePrivatePages } from './this-machine.ts'
import { preview } from './preview.ts'
import { visitTimes } from './visit-times.ts'
import { storefront, type StorefrontHandler } from './storefront.ts'

/** In development the first page of a kind waits until its sources are compiled. Milliseconds. */
const DEVELOPMENT_PATIENCE_MS = 60_000

export interface Parts {
  config: Config
  settings: ServerSettings
  port: GraphqlPort
  cache: PageCache
  own: OwnCommerce | undefined
  inbox: Inbox
  readiness: Readiness
  /** Fetches pictures that the shop names. */
  pictures: PictureSource
  handler: StorefrontHandler | undefined
  /** The folder of the client build; null in development. */
  clientFolder: string | null
  /** The folder of the desk's build; null in development. */
  deskFolder: string | null
  /** Writes the metrics, where they are more than those of this process. */
  metrics?: () => Promise<string>
}

/** Adds all routes to the server, in the order in which they are to be tried. */
export async function addRoutes({ app, setFast }: HttpServer, parts: Parts): Promise<void> {
  const { config, settings, port, cache, own, inbox, readiness, handler, clientFolder, deskFolder, pictures } = parts
  const cdn = config.cdn ? cdnHeaders(config.cdn) : null
  if (cdn) addCdnHeaders(app, cdn)
  refuseOtherNames(app, config)
  closePrivatePages(app, config)
  app.addHook('onRequest', onlyAtDesk(config))
  const knownShop = lastKnownShop(withLogo(inbox.facts, pictures))
  if (config.maintenance) closeForMaintenance(app, config.maintenance.contact, knownShop)
  await app.register(health({ isReady: readiness.isReady, isClosed: config.maintenance !== null, now: inbox.now }))
  await app.register(channelsRoute(channelList(port, settings.appToken, config.defaultChannel)))
  await app.register(lookRoute)
  await app.register(fontsRoute)
  await app.register(iconRoutes(inbox.facts, pictures))
  await app.register(inbox.plugin)
  await app.register(metricsRoute(config, parts.metrics))
  if (deskFolder) await app.register(preview(config))
  if (config.visitTimes) await app.register(visitTimes(config))
  app.all('/api/*', {
    onRequest: async (_request, reply) =>
      reply.code(404).send({ code: 'NOT_FOUND', field: null, message: 'There is nothing here.' }),
    handler: () => {
      throw new Error('it was answered before its body')
    },
  })
  if (own && config.mode === 'demo') await addExplorer(app, config)
  if (own) await app.register(own.commerce.plugin)
  if (clientFolder && existsSync(clientFolder)) await app.register(assets(clientFolder))
  if (deskFolder)
    await app.register(
      desk({
        folder: deskFolder,
        graphqlUrl: config.graphqlUrl,
        defaultChannel: config.defaultChannel,
        shopUrl: config.deskHost && config.publicUrl,
        images: origins(config).images,
        guard: guard(config),
      }),
    )
  if (!handler) {
    app.get('/*', (_request, reply) => reply.code(503).type('text/plain').send('The storefront is not built.\n'))
    return
  }
  const pages = storefront({
    handler,
    cache,
    seal: sealer(settings.cspNonce, { ...origins(config), inlineStyles: clientFolder === null }),
    guard: guard(config),
    deskOrigin: ownDeskOrigin(config),
    behindProxy: config.trustedProxies.length > 0,
    rateLimits: config.rateLimits,
    cdn,
    ...(clientFolder === null ? { patienceMs: DEVELOPMENT_PATIENCE_MS } : {}),
    log: app.log,
    knownShop,
  })
  await app.register(async (room) => {
    room.addHook('onRequest', notAtDesk(config))
    await room.register(pages.plugin)
  })
  const isDesks = ({ host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): boolean =>
    isDeskHost(config, host) || isDeskHost(config, forwarded)
  const isOwn = ownNames(config)
  if (!config.maintenance)
    setFast(
      (request, ...more) => isOwn(request.headers.host) && !isDesks(request.headers) && pages.fast(request, ...more),
    )
}

/** Origins besides the shop's own that pages may reach. Pictures of an outside service may lie anywhere. */
function origins({ graphqlUrl, publicUrl, mediaBucket }: Config): { connect: string[]; images: string[] } {
  const outside = graphqlUrl ? [new URL(graphqlUrl).origin] : []
  const pictures = mediaBucket?.publicUrl ? [new URL(mediaBucket.publicUrl).origin] : []
  return {
    connect: outside,
    images: [...(publicUrl ? [publicUrl] : []), ...outside, ...pictures, ...(graphqlUrl ? ['https:'] : [])],
  }
}

function guard({ publicUrl }: Config): Guard {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ...(publicUrl?.startsWith('https:') ? [['strict-transport-security', 'max-age=31536000'] as const] : []),
  ]
}
