/** The service over HTTP: `/graphql/`, pictures and the test gateway's page, as one Fastify plugin. */
import { MINUTE_MS } from '@semena/contract/time'
import { TEST_CARD } from '@semena/contract/payment-ways'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { CommerceServices } from '../settings.ts'
import { networkOf } from '../traffic/network.ts'
import { createWindow } from '../traffic/window.ts'
import { changesPlugin } from './changes.ts'
import { demoPlugin } from './demo.ts'
import { deskSessionPlugin } from './desk-session.ts'
import { exportsPlugin } from './exports.ts'
import { importsPlugin } from './imports.ts'
import { invoiceFilesPlugin, invoicesPlugin } from './invoices.ts'
import { jwksPlugin } from './jwks.ts'
import { showPools, showReplica } from '../metrics/process.ts'
import type { GraphqlRoute } from './graphql-route.ts'
import { isOwnRequest } from './limits/own-request.ts'
import { livePlugin } from './live.ts'
import { mailboxPage } from './mailbox-page.ts'
import { mailsPlugin } from './mails.ts'
import { mediaPlugin } from './media.ts'
import { placesPlugin } from './places.ts'
import { paymentsPlugin } from './payments.ts'
import { personalDataPlugin } from './personal-data.ts'
import { secondFactorPlugin } from './second-factor.ts'
import { sessionsPlugin } from './sessions.ts'
import { shopPicturesPlugin } from './shop-pictures.ts'
import { signInPage } from './sign-in-page.ts'
import { testCardPage } from './test-card-page.ts'
import { spentPlugin } from './spent.ts'
import { stockPlugin } from './stock.ts'
import { todayPlugin } from './today.ts'
import { webhooksPlugin } from './webhooks.ts'

/**
 * Most requests of one network in a minute. Pictures count by themselves, because a page of the shop shows dozens of
 * them.
 */
const OPERATIONS_PER_MINUTE = 1200
const PICTURES_PER_MINUTE = 6000
const SESSION_REQUESTS_PER_MINUTE = 300
const CARD_PAGES_PER_MINUTE = 120
const SIGN_IN_PAGES_PER_MINUTE = 60
/** An export of somebody's data reads many tables, so few of them are allowed. */
const EXPORTS_PER_MINUTE = 10
/** Each is drawn anew. */
const INVOICES_PER_MINUTE = 60
/** Each has many invoices. */
const INVOICE_FILES_PER_MINUTE = 10
const MAILBOX_PAGES_PER_MINUTE = 300
const WEBHOOKS_PER_MINUTE = 3000

export function httpPlugin(services: CommerceServices, graphql: Pick<GraphqlRoute, 'plugin'>): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onClose', showPools(services.database.pools))
    if (services.database.replica) app.addHook('onClose', showReplica(services.database.replica))
    let rooms = 0
    const register = async (plugin: FastifyPluginAsync, max: number): Promise<void> => {
      await app.register(async (room: FastifyInstance) => {
        if (services.settings.rateLimits) {
          const limit = limitOf(`room-${rooms++}`, max)
          // Before a route's own hooks, because asking who somebody is takes the database, and after those of its
          // plugin, which add what every answer carries.
          room.addHook('onRoute', (route) => {
            route.onRequest = [limit, ...[route.onRequest ?? []].flat()]
          })
        }
        await room.register(plugin)
      })
    }
    await register(graphql.plugin, OPERATIONS_PER_MINUTE)
    await register(jwksPlugin(services), OPERATIONS_PER_MINUTE)
    await register(sessionsPlugin(services), SESSION_REQUESTS_PER_MINUTE)
    await register(deskSessionPlugin(services), SESSION_REQUESTS_PER_MINUTE)
    await register(secondFactorPlugin(services), SESSION_REQUESTS_PER_MINUTE)
    await register(livePlugin(services), SESSION_REQUESTS_PER_MINUTE)
    await register(changesPlugin(services), SESSION_REQUESTS_PER_MINUTE)
    await register(demoPlugin(services), SESSION_REQUESTS_PER_MINUTE)
    await register(paymentsPlugin(services), SESSION_REQUESTS_PER_MINUTE)
    await register(todayPlugin(services), SESSION_REQUESTS_PER_MINUTE)
    await register(placesPlugin(services), SESSION_REQUESTS_PER_MINUTE)
    await register(mailsPlugin(services), SESSION_REQUESTS_PER_MINUTE)
    await register(shopPicturesPlugin(services), SESSION_REQUESTS_PER_MINUTE)
    await register(importsPlugin(services), SESSION_REQUESTS_PER_MINUTE)
    await register(exportsPlugin(services), SESSION_REQUESTS_PER_MINUTE)
    await register(signInPage(services), SIGN_IN_PAGES_PER_MINUTE)
    await register(mediaPlugin(services), PICTURES_PER_MINUTE)
    await register(webhooksPlugin(services), WEBHOOKS_PER_MINUTE)
    await register(personalDataPlugin(services), EXPORTS_PER_MINUTE)
    await register(invoicesPlugin(services), INVOICES_PER_MINUTE)
    await register(invoiceFilesPlugin(services), INVOICE_FILES_PER_MINUTE)
    await register(stockPlugin(services), SESSION_REQUESTS_PER_MINUTE)
    await register(spentPlugin(services), SESSION_REQUESTS_PER_MINUTE)
    if (services.gateways.has(TEST_CARD)) await register(testCardPage(services), CARD_PAGES_PER_MINUTE)
    const { mode, mail } = services.settings
    if (mode === 'demo' && mail?.way.is === 'FILES')
      await register(mailboxPage(mail.way.folder), MAILBOX_PAGES_PER_MINUTE)
  }
}

/** A hook that refuses what a network asks for beyond `max` requests in a minute. */
function limitOf(name: string, max: number) {
  const window = createWindow({ name, max, windowMs: MINUTE_MS })
  return async ({ ip, headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const seconds = isOwnRequest(headers) ? 0 : window.take(networkOf(ip))
    if (seconds === 0) return
    void reply.header('retry-after', seconds)
    throw Object.assign(new Error(`Too many requests. Try again in ${seconds} seconds.`), { statusCode: 429 })
  }
}
