/** The commerce service put together: its Fastify plugin, its jobs and the token of the storefront's server. */
import { randomUUID } from 'node:crypto'
import type { GraphqlPort } from '@semena/contract/shop-port'
import type { FastifyPluginAsync } from 'fastify'
import type { Services } from './context.ts'
import type { CommerceServices, CommerceSettings } from './settings.ts'
import { createChanges } from './db/driver/changes.ts'
import type { Database } from './db/driver/connect.ts'
import type { DemoKind } from './domain/demo/kinds.ts'
import type { PersonalRecords } from './domain/privacy/person.ts'
import { bringUpToDate } from './domain/catalog/by-clock.ts'
import { ensureApp, ensureGatewayApp } from './domain/apps.ts'
import { purgesOf } from './domain/cdn/purge.ts'
import { createPayloads } from './graphql/webhook/payload.ts'
import { graphqlRoute } from './http/graphql-route.ts'
import { httpPlugin } from './http/plugin.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import type { RecurringJob } from './jobs/recurring.ts'
import { createMailTransport } from './providers/mail/transport.ts'
import { cdnOf } from './providers/cdn/cdn.ts'
import { openMedia } from './providers/media/open.ts'
import { followPaymentApps } from './providers/payment/app-gateways.ts'
import { createGateways } from './providers/payment/gateways.ts'
import { createShippingApps } from './providers/shipping/app.ts'
import { createTaxApps } from './providers/tax/app.ts'
import { outsideWeb } from './providers/web/outside.ts'

export interface Commerce {
  plugin: FastifyPluginAsync
  /** Answers an operation of the storefront's server in this process without HTTP. Throws before `plugin` is mounted. */
  ask: GraphqlPort
  jobs: Jobs
  services: CommerceServices
  /**
   * Begins to hear what other processes change, and brings prices up to date, because a promotion may have begun or
   * ended while no process ran. Answers a function that stops hearing.
   */
  attend(): Promise<() => Promise<void>>
  /** Makes a new token for the storefront's server, which may list the channels and nothing else. */
  appToken(): Promise<string>
}

export interface CommerceInput {
  database: Database
  settings: CommerceSettings
  clock?: Services['clock']
  /** Recurring jobs of the shop besides the service's own. */
  recurring?: readonly RecurringJob[]
  /** What the shop keeps of people outside of the service's own tables. */
  personalRecords?: readonly PersonalRecords[]
  /** What the shop keeps outside of the service's own tables that goes with the demo. */
  demoKinds?: readonly DemoKind[]
}

/** Puts the service together. Nothing listens and no job runs yet: mount `plugin`, then call `jobs.start()`. */
export async function createCommerce({
  database,
  settings,
  clock = database.clock,
  recurring = [],
  personalRecords = [],
  demoKinds = [],
}: CommerceInput): Promise<Commerce> {
  const media = openMedia(settings, purgesOf(settings, { database, clock }))
  const changes = createChanges(database.pool, clock.now)
  const gateways = await createGateways({ database, settings, clock, uuid: randomUUID }, settings.payments)
  const services: CommerceServices = {
    database,
    settings,
    clock,
    uuid: randomUUID,
    media,
    changes,
    gateways,
    followPaymentApps: () => follow(),
    mails: createMailTransport(settings.mail),
    web: outsideWeb({ allowPrivate: settings.webhooksToPrivateNetworks ?? settings.mode === 'demo' }),
    payloads: createPayloads(() => services),
    taxApps: createTaxApps(() => services),
    shippingApps: createShippingApps(() => services),
    personalRecords,
    demoKinds,
  }
  const follow = followPaymentApps(services, gateways)
  for (const { id, name, takesCode } of services.gateways.values())
    if (!takesCode) await ensureGatewayApp(services, id, name)
  const graphql = graphqlRoute(services)
  return {
    plugin: httpPlugin(services, graphql),
    ask: graphql.ask,
    jobs: createJobs(services, { more: recurring, cdn: settings.cdn ? cdnOf(settings.cdn) : null }),
    services,
    attend: async () => {
      const stop = await changes.listen()
      try {
        await bringUpToDate(services, { patienceMs: 10_000 })
        return stop
      } catch (error) {
        await stop()
        throw error
      }
    },
    appToken: () =>
      ensureApp(services, {
        identifier: 'semena.storefront',
        name: 'Storefront server',
        permissions: ['MANAGE_CHANNELS'],
      }),
  }
}
