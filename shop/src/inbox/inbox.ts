/**
 * Newsletter and contact beside the storefront (docs/rules.md#own-api): on our service's database, or in front of an
 * outside one.
 */
import type { Services } from '@semena/commerce'
import { reference } from '@semena/commerce/database'
import { createOutbox, mailboxPage } from '@semena/commerce/extension'
import type { GraphqlPort } from '@semena/contract/shop-port'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../config.ts'
import { openDatabase } from '../database.ts'
import { serviceSettings } from '../service-settings.ts'
import type { InboxCtx } from './context.ts'
import { outsideFacts } from './facts.ts'
import { inboxRoutes } from './http/routes.ts'
import { inboxRetention } from './retention.ts'

export interface Inbox {
  plugin: FastifyPluginAsync
  /** `address`: where the shop listens. */
  start(address: string): void
  close(): Promise<void>
}

const whose = ({ contactEmail, mailFrom }: Config): Pick<InboxCtx, 'contactEmail' | 'sender'> => ({
  contactEmail,
  sender: mailFrom?.address ?? null,
})

/** Our own service has the database, sends the mails and does the jobs. */
export function inboxOf(config: Config, { database, clock, settings }: Services): Inbox {
  const facts = async () => {
    const { shop } = await reference(database.pool)
    return { ...shop, contactEmail: shop.metadata.contactEmail ?? null }
  }
  return {
    plugin: inboxRoutes({ database, clock, settings, facts, ...whose(config) }),
    start: () => {},
    close: async () => {},
  }
}

/** No service of ours runs: its database, its outbox and its jobs of housekeeping do. */
export async function openInbox(
  config: Config,
  { port, log }: { port: GraphqlPort; log: (line: string) => void },
): Promise<Inbox> {
  const { database, close } = await openDatabase(config, { log })
  const settings = serviceSettings(config)
  const facts = outsideFacts(port)
  const outbox = createOutbox({ database, settings, shop: facts, recurring: [inboxRetention] })
  const { way } = settings.mail
  return {
    plugin: async (app) => {
      await app.register(inboxRoutes({ ...outbox.services, facts, ...whose(config) }))
      if (config.mode === 'demo' && way.is === 'FILES') await app.register(mailboxPage(way.folder))
    },
    start: outbox.start,
    close: async () => {
      await outbox.close()
      await close()
    },
  }
}
