/** Opens our own commerce service on its database, which is filled at the very first start. */
import { deskAddress } from '../http/desk-host.ts'
import type { Config } from '../config/config.ts'
import type { OpenDatabase } from './database.ts'
import { DEMO_FOLDER, onFirstStart, START_FOLDER } from './first-start.ts'
import { NEEDS, PAYMENT_WAYS } from '@semena/contract/payment-ways'
import { type Commerce, createCommerce } from '@semena/commerce'
import { createChanges } from '@semena/commerce/database'
import {
  addMember,
  DEMO_KINDS,
  endMember,
  importFolder,
  type ImportOptions,
  markDemo,
  PlatesAhead,
  writeHistory,
} from '@semena/commerce/owner'
import { inboxDemoKinds } from '../inbox/demo/kinds.ts'
import { writeInboxHistory } from '../inbox/demo/history.ts'
import { inboxRecords } from '../inbox/personal-records.ts'
import { inboxRetention } from '../inbox/retention.ts'
import { mediaOf, withStorage } from './media.ts'
import { serviceSettings } from '../config/service-settings.ts'
import { FILL, START, type Steps } from './steps.ts'

export interface OwnCommerce {
  commerce: Commerce
  /** The token with which the storefront's server asks the service. */
  token: string
  /** What its database needs for the shop to sell. */
  checks: OpenDatabase['checks']
  close(): Promise<void>
}

/** Who owns a demo shop. The account is made with it, and is of no use in production. */
const DEMO_OWNER = 'owner@semena.example'

export interface CommerceOptions {
  log: (line: string) => void
  steps: Steps
  /** Called when products, prices or texts changed. Without tags anything may have changed. */
  onChange: (tags?: readonly string[]) => void
  /** What `platesOfDemo` answered. */
  platesAhead?: PlatesAhead | undefined
}

/** The connection whose transaction fills the shop. */
type Client = Parameters<NonNullable<ImportOptions['onWritten']>>[0]

/** What the demo has besides its goods and texts: three months behind it, and marks by which all of it can go. */
async function giveLife(client: Client, { demoHistory, contactEmail }: Config, now: Date): Promise<void> {
  if (demoHistory) {
    await writeHistory(client, now)
    await writeInboxHistory(client, { now, by: contactEmail ?? DEMO_OWNER })
  }
  await markDemo(client, [...DEMO_KINDS, ...inboxDemoKinds])
}

/** Begins to draw what the demo shop will show, where the shop that is about to open will be one. */
export const platesOfDemo = ({ mode }: Pick<Config, 'mode'>): PlatesAhead | undefined =>
  mode === 'demo' ? new PlatesAhead(DEMO_FOLDER) : undefined

/**
 * Opens the service on a database, which it closes when it ends or fails. An empty one gets the demo shop, in production what an owner begins with. Throws a StartError when the owner has to
 * mend something.
 */
export async function openCommerce(
  { database, checks, close }: OpenDatabase,
  config: Config,
  { log, steps, onChange, platesAhead }: CommerceOptions,
): Promise<OwnCommerce> {
  try {
    const settings = serviceSettings(config)
    await onFirstStart(database, async () => {
      const isDemo = settings.mode === 'demo'
      if (!isDemo)
        log(`The shop is empty. Set it up at ${deskAddress(config, '')}, or fill it: npm run semena -- import <folder>`)
      steps.expect(FILL, START)
      steps.begin(FILL)
      const { clock } = database
      const changes = createChanges(database.pool, clock.now)
      const media = mediaOf(config)
      const folder = isDemo ? DEMO_FOLDER : START_FOLDER
      const life = isDemo ? { onWritten: (client: Client) => giveLife(client, config, clock.now()) } : {}
      await withStorage(() => importFolder({ database, media, clock, changes }, folder, { platesAhead, ...life }))
      if (!isDemo) return
      const owner = { email: DEMO_OWNER, isSuperuser: true, groups: [], password: null }
      const made = await addMember({ database }, owner)
      if (made.ok)
        // Not by the log, which leaves addresses and passwords out.
        steps.aside(() =>
          console.log(
            `Sign in to the desk as ${DEMO_OWNER} with the password ${made.value.password!}  It is shown this once.`,
          ),
        )
    })
    if (settings.mode === 'production' && (await endMember({ database }, DEMO_OWNER)))
      log(`${DEMO_OWNER}, the owner of the demo shop, can no longer sign in.`)
    const commerce = await createCommerce({
      database,
      settings,
      recurring: [inboxRetention],
      personalRecords: inboxRecords,
      demoKinds: inboxDemoKinds,
    })
    const unset = PAYMENT_WAYS.filter(({ id }) => id in NEEDS && !commerce.services.gateways.has(id))
    if (settings.mode === 'demo' && unset.length > 0)
      log(`Not offered, because nothing sets them up: ${unset.map(({ name }) => name).join(', ')}.`)
    const token = await commerce.appToken()
    commerce.services.changes.hear(onChange)
    const stopHearing = await commerce.attend()
    return {
      commerce,
      token,
      checks,
      async close() {
        await commerce.jobs.stop()
        await stopHearing()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
