/** The whole shop in one process: database, commerce service, storefront, one address. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { asDiskFault } from '@semena/commerce/embedded'
import { showProcess } from '@semena/commerce/metrics'
import { hasTestPayments } from '@semena/commerce/settings'
import { noteChange, type ServerSettings } from '@semena/contract/shop-port'
import type { FastifyInstance } from 'fastify'
import type { OwnCommerce } from './commerce.ts'
import type { Config } from '../config/config.ts'
import { innerPort, outerPort, publishPorts } from '../ports/graphql-port.ts'
import { listenOn } from '../http/listen.ts'
import { addRoutes } from '../http/routes.ts'
import { createServer, type ServerOptions } from '../http/server.ts'
import type { StorefrontHandler } from '../http/storefront.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { ownApiPort } from '../ports/own-api-port.ts'
import { createPageCache } from '../page-cache/page-cache.ts'
import { type Check, createReadiness, type Readiness } from '../http/readiness.ts'
import { ROOT } from '../root.ts'
import type { Running } from './running.ts'
import { loggedSteps, making, START, type Steps } from './steps.ts'
import { sharePort } from '../share/draw.ts'
import { createPictureCache } from '../share/picture-cache.ts'
import { innerPicture, outerPicture } from '../share/picture.ts'
import { askOutside, askOwnService } from '../http/whole-stack.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'

export interface Shop extends Running {
  /** Answers requests on a connection that another process accepted. */
  take(connection: Socket): void
}

export interface ShopOptions {
  /** A storefront to be used instead of the build in storefront/dist. */
  handler?: StorefrontHandler
  log?: (line: string) => void
  /** Shows what the start does. The default are lines of the log. */
  steps?: Steps
  server?: ServerOptions
  /** Writes the metrics, where they are more than those of this process. */
  metrics?: () => Promise<string>
  /** The address at which another process accepts the connections that the shop is to `take`. */
  acceptedAt?: string
  /** In development another server listens and passes requests on to `app.server`; `listen` answers its address. */
  development?: { listen(app: FastifyInstance): Promise<string> }
}

const STOREFRONT = join(ROOT, 'storefront/dist')
const DESK = join(ROOT, 'desk/dist')
const CACHE_BYTES = 48 << 20
const SHARE_BYTES = 256 << 20

/** Starts every part of the shop. When a part fails, those that had started are stopped before the error is thrown. */
export async function createShop(
  config: Config,
  {
    handler,
    log = (line) => console.warn(line),
    steps = loggedSteps(log),
    server: serverOptions,
    metrics,
    acceptedAt,
    development,
  }: ShopOptions = {},
): Promise<Shop> {
  const telemetry = config.otlpEndpoint ? await openTelemetry(config.otlpEndpoint) : undefined
  const server = createServer(config, serverOptions)
  const cache = createPageCache({ maxBytes: CACHE_BYTES })
  const settings: ServerSettings = {
    mode: config.mode,
    testPayments: config.mode === 'production' && hasTestPayments(config.payments),
    publicUrl: config.publicUrl,
    defaultChannel: config.defaultChannel,
    measuresVisits: config.visitTimes,
    graphqlUrl: config.graphqlUrl,
    appToken: config.graphqlToken,
    cspNonce: randomBytes(24).toString('base64url'),
  }
  let own: OwnCommerce | undefined
  const port = config.graphqlUrl ? outerPort(config.graphqlUrl) : innerPort(() => own?.commerce)
  const pictures = config.graphqlUrl ? outerPicture(config.graphqlUrl) : innerPicture(server.app)
  const share = sharePort({
    source: pictures,
    kept: createPictureCache(join(config.dataDir, 'share'), SHARE_BYTES),
    onFault: (error) => server.app.log.error({ err: error }, 'a picture to share could not be made'),
  })
  const withdraw = publishPorts({ port, ownApi: ownApiPort(server.app), settings, share })
  const hideProcess = showProcess()
  let inbox: Inbox | undefined
  let readiness: Readiness | undefined
  const operationOf = (service: OwnCommerce | undefined): Check =>
    service ? askOwnService(server.app, service.token, config.defaultChannel) : askOutside(port, config.defaultChannel)
  const close = async (how?: { drain: boolean }): Promise<void> => {
    if (how?.drain) await server.drain()
    await server.close()
    readiness?.close()
    await inbox?.close()
    await own?.close()
    withdraw()
    // What the others did last is sent, too.
    await telemetry?.close()
    hideProcess()
  }
  try {
    const storefront = Promise.resolve(handler ?? loadStorefront())
    // A failure is reported below, where the storefront is awaited.
    storefront.catch(() => {})
    if (!config.graphqlUrl) {
      const { openDatabase } = await import('./database.ts')
      const begun = Promise.withResolvers<'MAKING' | 'STARTING'>()
      const opening = openDatabase(config, { log, reads: true, onBegun: begun.resolve })
      // The service is loaded while the database starts in processes of its own. Loading leaves no time to start one.
      const what = await Promise.race([begun.promise, opening.catch(() => {})])
      const { openCommerce, platesOfDemo } = await import('./commerce.ts').catch(async (error: unknown) => {
        await (await opening).close()
        throw error
      })
      if (what === 'MAKING') steps.begin(making(config))
      const platesAhead = what === 'MAKING' ? platesOfDemo(config) : undefined
      own = await openCommerce(await opening, config, {
        log,
        steps,
        platesAhead,
        onChange: (tags) => {
          noteChange()
          cache.invalidate(tags)
        },
      })
    }
    if (own) settings.appToken = own.token
    steps.begin(START)
    const { inboxOf, openInbox } = await import('../inbox/inbox.ts')
    inbox = own ? inboxOf(config, own.commerce.services) : await openInbox(config, { port, log })
    readiness = createReadiness(
      {
        ...(config.maintenance ? {} : { operation: operationOf(own) }),
        ...own?.checks,
        ...inbox.checks,
      },
      server.app.log,
    )
    await addRoutes(server, {
      config,
      settings,
      port,
      cache,
      own,
      inbox,
      readiness,
      pictures,
      handler: await storefront,
      // In development Vite serves the storefront's files from their sources.
      clientFolder: development ? null : join(STOREFRONT, 'client'),
      deskFolder: development ? null : DESK,
      ...(metrics ? { metrics } : {}),
    })
    const listen = async (): Promise<string> => {
      if (!acceptedAt)
        return development ? development.listen(server.app) : listenOn({ ...server, server: server.app.server }, config)
      await server.expectConnections()
      return acceptedAt
    }
    const address = await listen()
    inbox.start(address)
    await own?.commerce.jobs.start(address)
    return { address, close, cut: server.cut, take: server.take }
  } catch (error) {
    const fault = asDiskFault(error, config.dataDir)
    await close()
    throw fault
  }
}

/** Loads what collects traces and metrics, which nothing else does. */
async function openTelemetry(endpoint: string): Promise<Telemetry> {
  const { startTelemetry } = await import('../telemetry/telemetry.ts')
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  return startTelemetry({ endpoint, version })
}

/** Loads the build's handler; undefined where there is no build. */
async function loadStorefront(): Promise<StorefrontHandler | undefined> {
  const file = join(STOREFRONT, 'server/server.js')
  if (!existsSync(file)) return undefined
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: StorefrontHandler }
  return module.default
}
