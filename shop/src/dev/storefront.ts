/** Serves the storefront from its sources by Vite's development server; the shop uses it like a build. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { StorefrontHandler } from '../http/storefront.ts'
import { ROOT } from '../root.ts'
import { faultPage } from './fault-page.ts'

/** TanStack Start's name for the module `src/server.ts`. */
const ENTRY = 'virtual:tanstack-start-server-entry'

export interface DevStorefront {
  /** Answers requests for modules, styles and files of `public`, and calls `next` for everything else. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void
  handler: StorefrontHandler
  /** Reloads the pages that are open in browsers. */
  reloadPages(): void
  /** Calls `hear` with each file below `storefront` that was written, made or removed. */
  onFile(hear: (file: string) => void): void
  close(): Promise<void>
}

/** Opens the development server. Its hot updates go through `server`, so that the shop needs one port only. */
export async function openStorefront(server: Server): Promise<DevStorefront> {
  const vite = await createServer({
    root: join(ROOT, 'storefront'),
    configFile: join(ROOT, 'storefront/vite.config.ts'),
    cacheDir: join(ROOT, 'node_modules/.cache/dev-storefront'),
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server }, cors: false },
  })
  const { ssr, client } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that could render pages.')
  return {
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    handler: {
      async fetch(request) {
        try {
          const { default: storefront } = await ssr.runner.import<{ default: StorefrontHandler }>(ENTRY)
          const response = await storefront.fetch(request)
          const headers = new Headers(response.headers)
          // A cached page would not show the next change.
          headers.set('cache-control', 'no-store')
          return new Response(response.body, { status: response.status, headers })
        } catch (error) {
          console.error(error)
          return new Response(faultPage(error), {
            status: 500,
            headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
          })
        }
      },
    },
    reloadPages: () => client?.hot.send({ type: 'full-reload' }),
    onFile: (hear) => void vite.watcher.on('all', (_event, file) => hear(file)),
    close: () => vite.close(),
  }
}
