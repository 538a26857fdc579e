/**
 * Newsletter and contact form beside the storefront (docs/rules.md#own-api). They use our service's database, or a
 * database of their own in front of an outside service.
 */
import { LOOK_KEY } from '@semena/contract/look'
import { ICON_KEY, LOGO_KEY } from '@semena/contract/shop-pictures'
import { LANGUAGES_KEY } from '@semena/contract/shop-languages'
import { AGE_KEY, WORDS_KEY } from '@semena/contract/own-words'
import type { Services } from '@semena/commerce'
import { reference } from '@semena/commerce/database'
import { createOutbox, mailboxPage } from '@semena/commerce/extension'
import type { GraphqlPort } from '@semena/contract/shop-port'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../config/config.ts'
import { type OpenDatabase, openDatabase } from '../start/database.ts'
import { serviceSettings } from '../config/service-settings.ts'
import type { InboxCtx } from './context.ts'
import { outsideFacts } from './facts.ts'
import { inboxRoutes } from './http/routes.ts'
import { staffRoutes } from './http/staff.ts'
import { inboxRetention } from './retention.ts'

export interface Inbox {
  plugin: FastifyPluginAsync
  /** Who the shop is. */
  facts: InboxCtx['facts']
  /** What its database needs, where that is the inbox's alone. */
  checks: OpenDatabase['checks']
  now: () => Date
  /** Begins to send mails and do jobs. `address` is where the shop listens. */
  start(address: string): void
  close(): Promise<void>
}

const whose = ({ contactEmail, mailFrom }: Config): Pick<InboxCtx, 'contactEmail' | 'sender'> => ({
  contactEmail,
  sender: mailFrom?.address ?? null,
})

/** The inbox beside our own service, which owns the database, sends the mails and runs the jobs. */
export function inboxOf(config: Config, services: Services): Inbox {
  const { database, clock, settings } = services
  const facts = async () => {
    const { settings: shop } = await reference(database.pool)
    const said = (key: string): string | null => shop.metadata[key] ?? null
    return {
      ...shop,
      contactEmail: said('contactEmail'),
      words: said(WORDS_KEY),
      age: said(AGE_KEY),
      look: said(LOOK_KEY),
      logo: said(LOGO_KEY),
      icon: said(ICON_KEY),
      languages: said(LANGUAGES_KEY),
    }
  }
  const ctx: InboxCtx = { database, clock, settings, facts, ...whose(config) }
  return {
    plugin: async (app) => {
      await app.register(inboxRoutes(ctx))
      await app.register(staffRoutes(ctx, services, config.mode === 'demo' && config.smtp === null))
    },
    facts,
    checks: {},
    now: clock.now,
    start: () => {},
    close: async () => {},
  }
}

/**
 * The inbox in front of an outside service. It opens the database itself, with an outbox for its mails and the job that
 * deletes old rows.
 */
export async function openInbox(
  config: Config,
  { port, log }: { port: GraphqlPort; log: (line: string) => void },
): Promise<Inbox> {
  const { database, checks, close } = await openDatabase(config, { log })
  const settings = serviceSettings(config)
  const facts = outsideFacts(port)
  const outbox = createOutbox({ database, settings, shop: facts, recurring: [inboxRetention] })
  const { way } = settings.mail
  return {
    plugin: async (app) => {
      await app.register(inboxRoutes({ ...outbox.services, facts, ...whose(config) }))
      if (config.mode === 'demo' && way.is === 'FILES') await app.register(mailboxPage(way.folder))
    },
    facts,
    checks,
    now: database.clock.now,
    start: outbox.start,
    close: async () => {
      await outbox.close()
      await close()
    },
  }
}
