/** Starts the service alone, on a fresh database with the fixture's shop, as the recordings expect it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCommerce, type MailSettings } from '@semena/commerce'
import { importFolder } from '@semena/commerce/owner'
import { DUMMY_APP } from '@semena/contract/payment-ways'
import { readSmtpUrl } from '@semena/commerce/settings'
import { bringUpToDate, completePaidCheckouts } from '@semena/commerce/testing'
import { createDatabase } from '@semena/commerce/testing/database'
import { createServer } from '../../shop/src/http/server.ts'
import { startCluster } from '../support/cluster.ts'
import { writeFixtureFolder } from './fixture-folder.ts'
import type { Suite } from './fixture.ts'
import { readRefs, type Refs } from './refs.ts'
import { addUsers, type Login } from './users.ts'

export interface Served {
  /** The address of `/graphql/`. */
  url: string
  refs: Refs
  /** Does at once what the service does in the background. */
  work(): Promise<void>
  stop(): Promise<void>
}

export interface ServeOptions {
  /** The port to listen on; 0 means any free one. */
  port?: number
  /** The cases whose shop is served. */
  suite: Suite
  /** A user who may change the shop's settings. */
  superuser: Login
  /** The port of an SMTP server on this machine; 0 means that mails wait unsent. */
  mailPort: number
  /** The file into which the ids are written. */
  refsFile?: string | undefined
}

const EMPTY_PARAGRAPH = { blocks: [{ data: { text: '' }, id: 'b1', type: 'paragraph' }], version: '2.24.3' }

const mailTo = (port: number): MailSettings => ({
  way: { is: 'SMTP', server: readSmtpUrl(`smtp://127.0.0.1:${port}`)! },
  from: { name: '', address: 'shop@example.com' },
})

export async function serve({ port = 0, suite, superuser, mailPort, refsFile }: ServeOptions): Promise<Served> {
  const cluster = await startCluster()
  const endings = [() => cluster.stop()]
  const stop = async (): Promise<void> => {
    for (const end of endings.splice(0)) await end()
  }
  try {
    const database = await createDatabase(cluster.connection)
    endings.unshift(() => database.close())
    const commerce = await createCommerce({
      database,
      settings: {
        mode: 'demo',
        publicUrl: null,
        redirectHosts: ['shop.example.com'],
        mediaFolder: join(cluster.folder, 'media'),
        payments: { [DUMMY_APP]: {} },
        rateLimits: false,
        ...(mailPort ? { mail: mailTo(mailPort) } : {}),
      },
    })
    const folder = join(cluster.folder, 'fixture')
    writeFixtureFolder(folder, suite)
    await importFolder(commerce.services, folder)
    await addUsers(database, superuser, suite)
    // What Saleor's own set-up gives a new shop.
    await database.pool.query(
      `update shops set header_text = 'Test Saleor - a sample shop!', description = '', preserve_all_address_fields = false`,
    )
    // The recorded shop was given one empty paragraph where its pages have no text; Markdown cannot say that.
    await database.pool.query('update pages set content = $1 where content is null', [EMPTY_PARAGRAPH])
    const refs = await readRefs(database, suite)
    if (refsFile) writeFileSync(refsFile, JSON.stringify(refs, null, 1))
    const server = createServer({ log: 'warn', trustedProxies: ['127.0.0.1'] })
    await server.app.register(commerce.plugin)
    const address = await server.app.listen({ host: '127.0.0.1', port })
    endings.unshift(() => server.close())
    await commerce.jobs.start()
    endings.unshift(() => commerce.jobs.stop())
    const work = async (): Promise<void> => {
      await completePaidCheckouts(commerce.services, address)
      await bringUpToDate(commerce.services, { patienceMs: 10_000 })
    }
    return { url: `${address}/graphql/`, refs, work, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
