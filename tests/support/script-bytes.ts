/**
 * Measures the JavaScript that a page loads before anybody touches it, as sent with brotli: its route's files and what
 * they import.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const dist = join(import.meta.dirname, '../../storefront/dist')
const sizes = new Map<string, number>()

interface Manifest {
  routes: Record<string, { preloads?: string[] }>
}

/** The size of a built file with brotli, at the quality with which the shop stores it. */
function brotli(file: string): number {
  let bytes = sizes.get(file)
  if (bytes === undefined) {
    bytes = brotliCompressSync(readFileSync(join(dist, 'client', file)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    }).length
    sizes.set(file, bytes)
  }
  return bytes
}

/** Each file once that `entries` load with their static imports. */
function closure(entries: string[]): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(join(dist, 'client', file), 'utf8')
    for (const [, specifier] of text.matchAll(
      /(?:import|export)\s*(?:[\w$*{},\s]+?\s*from\s*)?["'](\.[^"']+\.js)["']/g,
    ))
      visit(join(file, '..', specifier!))
  }
  for (const entry of entries) visit(entry)
  return [...seen]
}

/** The bytes of a route of the built storefront, such as `/collections/$slug`. Throws when there is no such route. */
export async function scriptBytes(route: string): Promise<number> {
  const [file] = globSync('server/assets/_tanstack-start-manifest*.js', { cwd: dist })
  if (!file) throw new Error('There is no build of the storefront.')
  const module = (await import(pathToFileURL(join(dist, file)).href)) as { tsrStartManifest(): Manifest }
  const { routes } = module.tsrStartManifest()
  const own = routes[route]
  if (!own) throw new Error(`The build has no route ${route}.`)
  const named = [...(routes.__root__?.preloads ?? []), ...(own.preloads ?? [])].map((path) => path.replace(/^\//, ''))
  return closure(named).reduce((sum, name) => sum + brotli(name), 0)
}
