/**
 * Loads the service's code anew after each change. Node keeps every module that it has loaded, so our modules run in
 * Vite's module runner, which can drop them. Packages are loaded once, by Node itself.
 */
import { join, sep } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import type * as app from '../start/app.ts'
import type * as config from '../config/config.ts'
import { ROOT } from '../root.ts'

export interface ServiceCode {
  app: typeof app
  config: typeof config
  /** The service's tables as Drizzle knows them, for the comparison with the migrations. */
  tables: Record<string, unknown>
}

export interface CodeLoader {
  /** Loads the code as the files are now; throws when a file cannot be read or run. */
  load(): Promise<ServiceCode>
  /** Whether the service's code depends on this file: it is a loaded module, or a module may read it. */
  concerns(file: string): boolean
  /** Calls `hear` with each file of the service that was written, made or removed. */
  onFile(hear: (file: string) => void): void
  close(): Promise<void>
}

const ROOMS = ['contract', 'commerce/entries', 'commerce/src', 'plates', 'shop/src']
/** Folders that are watched elsewhere, that tools or tests write, or that do not matter to the service. */
const UNWATCHED = ['storefront', 'ui', 'tests', 'tools', 'docs', '.data', '.cache', 'commerce/src/demo/data'].map((f) =>
  join(ROOT, f),
)

/** Opens the loader of the service's code and watches its files. */
export async function openLoader(): Promise<CodeLoader> {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    cacheDir: join(ROOT, 'node_modules/.cache/dev-service'),
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      watch: { ignored: UNWATCHED.map((folder) => `${folder}/**`) },
    },
  })
  const environment = vite.environments.ssr
  const runner = createServerModuleRunner(environment, { hmr: false })
  const load = <T>(file: string): Promise<T> => runner.import(join(ROOT, file))
  return {
    async load() {
      runner.clearCache()
      const code: ServiceCode = {
        app: await load('shop/src/start/app.ts'),
        config: await load('shop/src/config/config.ts'),
        tables: await load('commerce/src/db/tables/index.ts'),
      }
      // The shop imports these only when it opens. Loading them now finds a fault while the previous shop still runs.
      await load('shop/src/start/commerce.ts')
      await load('shop/src/inbox/inbox.ts')
      return code
    },
    concerns: (file) =>
      file.endsWith('.ts') ? environment.moduleGraph.getModulesByFile(file) !== undefined : !file.endsWith('.md'),
    onFile: (hear) =>
      void vite.watcher.on('all', (_event, file) => {
        if (ROOMS.some((room) => file.startsWith(join(ROOT, room) + sep))) hear(file)
      }),
    async close() {
      await runner.close()
      await vite.close()
    },
  }
}
