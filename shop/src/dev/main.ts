/**
 * `npm run dev`: the whole shop in one process on one port, from its sources. Changes of the storefront show in the
 * open page. Changes of the service put the service together anew within the process, while the database, the port and
 * the open pages stay. Changes in this folder, in `commerce/src/db/embedded` or of packages need a restart by hand,
 * because that code does the reloading.
 */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type Embedded, StartError, startEmbedded } from '@semena/commerce/embedded'
import { readConfig } from '../config/config.ts'
import { listenOn, plainListener } from '../http/listen.ts'
import { ROOT } from '../root.ts'
import { type DevDesk, openDesk } from './desk.ts'
import { createReloader, type Reloader } from './reloader.ts'
import { openStorefront, type DevStorefront } from './storefront.ts'

/** A developer's own variables. Variables of the environment override them. */
const ENV_FILE = join(ROOT, '.env')

/** One Ctrl-C may arrive more than once, from the terminal and through npm. */
let ending: Promise<void> | undefined
const opened: { close(): Promise<unknown> }[] = []

const end = (code: number): Promise<void> =>
  (ending ??= (async () => {
    for (const part of opened.toReversed()) await part.close()
    process.exit(code)
  })())

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
// The older Node that started this process by `start.mjs` has died, so this process ends too.
process.once('disconnect', () => void end(0))
// Code that is being written may throw where nobody catches it; the next change may mend it, so the process goes on.
for (const fault of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(fault, (error: unknown) => console.error(error))

try {
  await start()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  await end(1)
}

async function start(): Promise<void> {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)
  const config = readConfig()
  if (config.mode !== 'demo') throw new StartError('npm run dev is for developing: it has no SEMENA_MODE=production.')
  let reloader: Reloader | undefined
  let storefront: DevStorefront | undefined
  let desk: DevDesk | undefined
  const server = createServer((request, response) => {
    if (!reloader || !storefront || !desk) return response.writeHead(503).end()
    const [{ answer }, { middleware }] = [reloader, storefront]
    desk.middleware(request, response, () => middleware(request, response, () => answer(request, response)))
  })
  const address = await listenOn(plainListener(server), config)
  opened.push({
    close: () => {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      return closed
    },
  })
  const database = config.databaseUrl ? undefined : await openDatabase(config.dataDir)
  storefront = await openStorefront(server)
  opened.push(storefront)
  desk = await openDesk(server)
  opened.push(desk)
  reloader = await createReloader({ storefront, address, databaseUrl: database?.url })
  opened.push(reloader)
  await reloader.loaded
  console.log(`ready ${address}  desk ${address}/desk  mails ${address}/mailbox/  GraphQL ${address}/graphql/`)
}

async function openDatabase(dataDir: string): Promise<Embedded> {
  const database = await startEmbedded({ dataDir, log: (line) => console.error(line) })
  opened.push({ close: () => database.stop() })
  return database
}
