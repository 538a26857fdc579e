/**
 * Measures the JavaScript that a page loads before anybody touches it, as sent with brotli: its route's files, what
 * they import, and the messages of a language.
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

const bytesOf = (folder: string, files: string[]): number =>
  files.reduce((bytes, name) => bytes + brotli(folder, name), 0)

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

/** The files that a route of the built storefront loads, such as `/collections/$slug`. Throws when there is no such route. */
async function filesOf(route: string): Promise<string[]> {
  const [file] = globSync('server/assets/_tanstack-start-manifest*.js', { cwd: dist })
  if (!file) throw new Error('There is no build of the storefront.')
  const module = (await import(pathToFileURL(join(dist, file)).href)) as { tsrStartManifest(): Manifest }
  const { routes } = module.tsrStartManifest()
  const own = routes[route]
  if (!own) throw new Error(`The build has no route ${route}.`)
  const named = [...(routes.__root__?.preloads ?? []), ...(own.preloads ?? [])].map((path) => path.replace(/^\//, ''))
  return closure(CLIENT, [...named, longestMessages()])
}

/** Characters of each module in each file of the build (`storefront/build/weights.ts`). */
const weights = (): Record<string, Record<string, number>> =>
  JSON.parse(readFileSync(join(dist, 'weights.json'), 'utf8')) as Record<string, Record<string, number>>

/** The file with the messages of the language that says most. */
const longestMessages = (): string =>
  Object.entries(weights())
    .filter(([, modules]) => Object.keys(modules).some((module) => module.startsWith('virtual:messages/')))
    .map(([file]) => file)
    .toSorted((a, b) => brotli(CLIENT, b) - brotli(CLIENT, a))[0]!

/** The bytes of a route. */
export const scriptBytes = async (route: string): Promise<number> => bytesOf(CLIENT, await filesOf(route))

/**
 * The bytes of a route by the parts of the code they come from: a file's bytes are shared among its modules by their
 * length.
 */
export async function scriptParts(route: string): Promise<Map<string, number>> {
  const parts = new Map<string, number>()
  const known = weights()
  for (const file of await filesOf(route)) {
    const modules = Object.entries(known[file] ?? {})
    const length = modules.reduce((sum, [, own]) => sum + own, 0)
    for (const [module, own] of modules) {
      const part = partOf(module)
      parts.set(part, (parts.get(part) ?? 0) + (brotli(CLIENT, file) * own) / (length || 1))
    }
  }
  return parts
}

/** The parts, by the beginning of a module's path. The first that fits counts. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^node_modules\/preact/, 'Preact'],
  [/^node_modules\/@tanstack\/(?:query|react-query)/, 'TanStack Query'],
  [/^node_modules\/@tanstack\//, 'TanStack Router'],
  [/^node_modules\//, 'other packages'],
  [/^virtual:messages|^storefront\/src\/paraglide/, 'messages'],
  [/^storefront\/src\/(?:routes\/|routeTree)/, 'routes'],
  [/^storefront\/src\/(?:site|platform)(?=\/)/, ''],
  [/^storefront\/src\/features\/[^/]+/, ''],
  [/^storefront\/src\//, 'the page begins'],
  [/^ui\//, 'primitives'],
  [/^contract\//, 'contract'],
]

function partOf(module: string): string {
  for (const [path, name] of PARTS) {
    const [found] = path.exec(module) ?? []
    if (found !== undefined) return name || found.replace('storefront/src/', '')
  }
  return 'the bundler'
}

/** The bytes of the desk's first screen: what its page names, and the screen that opens at `/desk`. */
export function deskBytes(): number {
  const page = readFileSync(join(DESK, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\/desk\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!)
  const screen = globSync('assets/routes-*.js', { cwd: DESK })
  if (named.length === 0 || screen.length !== 1) throw new Error('The desk has another build than is measured here.')
  return bytesOf(DESK, closure(DESK, [...named, ...screen]))
}
