/** Serves the desk from its sources by Vite's development server. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { ROOT } from '../root.ts'

export interface DevDesk {
  /** Answers every request below `/desk`, and calls `next` for everything else. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

/** Opens the development server. Its hot updates go through `server`, so that the shop needs one port only. */
export async function openDesk(server: Server): Promise<DevDesk> {
  const vite = await createServer({
    root: join(ROOT, 'desk'),
    configFile: join(ROOT, 'desk/vite.config.ts'),
    cacheDir: join(ROOT, 'node_modules/.cache/dev-desk'),
    appType: 'spa',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server }, cors: false },
  })
  return {
    middleware(request, response, next) {
      if (!/^\/desk(?:[/?]|$)/.test(request.url ?? '')) return next()
      // The service answers who is signed in.
      if (request.method !== 'GET' && request.method !== 'HEAD') return next()
      // Vite knows its base only with the slash.
      if (/^\/desk(?:\?|$)/.test(request.url!)) request.url = request.url!.replace('/desk', '/desk/')
      vite.middlewares(request, response, next)
    },
    close: () => vite.close(),
  }
}
