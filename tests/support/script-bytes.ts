/**
 * Measures the JavaScript that a page loads before anybody touches it, as sent with brotli: its route's files and what
 * they import.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'storefront/dist')
const CLIENT = join(dist, 'client')
const DESK = join(root, 'desk/dist')
const sizes = new Map<string, number>()

interface Manifest {
  routes: Record<string, { preloads?: string[] }>
}

/** The size of a built file with brotli, at the quality with which the shop stores it. */
function brotli(folder: string, file: string): number {
  const path = join(folder, file)
  let bytes = sizes.get(path)
  if (bytes === undefined) {
    bytes = brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
    sizes.set(path, bytes)
  }
  return bytes
}

/** Each file once that `entries` load with their static imports. */
function closure(folder: string, entries: string[]): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(join(folder, file), 'utf8')
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
  return sum(CLIENT, named)
}

const sum = (folder: string, entries: string[]): number =>
  closure(folder, entries).reduce((bytes, name) => bytes + brotli(folder, name), 0)

/** The bytes of the desk's first screen: what its page names, and the screen that opens at `/desk`. */
export function deskBytes(): number {
  const page = readFileSync(join(DESK, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\/desk\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!)
  const screen = globSync('assets/routes-*.js', { cwd: DESK })
  if (named.length === 0 || screen.length !== 1) throw new Error('The desk has another build than is measured here.')
  return sum(DESK, [...named, ...screen])
}
