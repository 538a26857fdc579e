/** Keeps one shop running that is made of the current code, and passes requests to it. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import type { Shop } from '../start/app.ts'
import { ROOT } from '../root.ts'
import { faultPage } from './fault-page.ts'
import { createGenerator, isGeneratedFrom } from './generate.ts'
import { logLines } from './log-lines.ts'
import { openLoader, type ServiceCode } from './service.ts'
import type { DevStorefront } from './storefront.ts'
import { reportUnwritten } from './tables.ts'

export interface Reloader {
  /**
   * Passes the request to the shop, after waiting while one is being put together. Without a shop it answers what is
   * wrong.
   */
  answer(request: IncomingMessage, response: ServerResponse): void
  /** Fulfilled when the first shop runs or has failed. */
  loaded: Promise<void>
  close(): Promise<void>
}

export interface ReloaderParts {
  storefront: DevStorefront
  /** The address at which the shop is to answer, such as http://127.0.0.1:3000 */
  address: string
  /** The address of the shop's own PostgreSQL; undefined means that the configuration names an owner's. */
  databaseUrl: string | undefined
}

/** Changes within this time are loaded together, because editors often write several files at once. Milliseconds. */
const TOGETHER_MS = 60
const STAYS = [join(ROOT, 'shop/src/dev'), join(ROOT, 'commerce/src/db/embedded')]
/** What Vite's development server brings to open pages by itself. */
const PAGES = [join(ROOT, 'storefront'), join(ROOT, 'desk'), join(ROOT, 'ui')]
const TABLES = join(ROOT, 'commerce/src/db/tables')
const MIGRATIONS = join(ROOT, 'commerce/src/db/migrations')

/** Loads the first shop, and another one after each change of the service's files. */
export async function createReloader({ storefront, address, databaseUrl }: ReloaderParts): Promise<Reloader> {
  const loader = await openLoader()
  const generate = createGenerator()
  let shop: Shop | undefined
  let server: Server | undefined
  let fault: unknown
  let closing = false
  const said = new Set<string>()
  /** Prints each line only once, because every start of the shop says the same. */
  const log = (line: string): void => {
    if (!said.has(line)) console.error(line)
    said.add(line)
  }

  const open = async (code: ServiceCode): Promise<void> => {
    await shop?.close()
    shop = undefined
    const config = code.config.readConfig()
    shop = await code.app.createShop(databaseUrl ? { ...config, databaseUrl } : config, {
      handler: storefront.handler,
      log,
      server: { logTarget: logLines },
      development: {
        listen: async (app) => {
          await app.ready()
          server = app.server
          return address
        },
      },
    })
  }
  const reload = async (changed: readonly string[]): Promise<void> => {
    if (closing) return
    const began = performance.now()
    try {
      const code = await loader.load()
      // This is said even where the shop cannot open because of it.
      if (changed.some((file) => isBelow(file, TABLES) || isBelow(file, MIGRATIONS))) await reportUnwritten(code.tables)
      await open(code)
      fault = undefined
      if (changed.length === 0) return
      console.log(`${told(changed)}: reloaded in ${Math.round(performance.now() - began)} ms`)
      storefront.reloadPages()
    } catch (error) {
      fault = error
      console.error((error as Error).name === 'StartError' ? (error as Error).message : error)
      console.error(
        shop ? 'The shop goes on with the code from before.' : 'There is no shop until the next change mends it.',
      )
    }
  }

  let turn: Promise<void> = reload([])
  let waiting: Set<string> | undefined
  const change = (file: string): void => {
    if (STAYS.some((folder) => isBelow(file, folder)))
      return console.log(`${told([file])}: takes effect at the next start.`)
    if (isGeneratedFrom(file)) void generate()
    if (PAGES.some((folder) => isBelow(file, folder))) return
    if (!loader.concerns(file) && fault === undefined) return
    if (waiting) return void waiting.add(file)
    const files = (waiting = new Set([file]))
    const before = turn
    turn = new Promise((done) => setTimeout(done, TOGETHER_MS))
      .then(() => before)
      .then(() => {
        waiting = undefined
        return reload([...files])
      })
  }
  loader.onFile(change)
  storefront.onFile(change)

  return {
    answer(request, response) {
      void turn.then(() => {
        if (shop && server) return server.emit('request', request, response)
        return response
          .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
          .end(faultPage(fault))
      })
    },
    loaded: turn,
    async close() {
      closing = true
      await turn
      await shop?.close()
      await loader.close()
    },
  }
}

const isBelow = (file: string, folder: string): boolean => file.startsWith(folder + sep)

const told = (files: readonly string[]): string => files.map((file) => relative(ROOT, file)).join(', ')
