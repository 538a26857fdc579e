/** Bytes of JavaScript a page loads, as sent with brotli: what its HTML names and what those files import at once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const client = join(import.meta.dirname, '../../storefront/dist/client')
const size = new Map<string, number>()

/** Brotli size of a built file, at the quality it is stored with. */
function brotli(file: string): number {
  let bytes = size.get(file)
  if (bytes === undefined) {
    bytes = brotliCompressSync(readFileSync(join(client, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
    size.set(file, bytes)
  }
  return bytes
}

/** The files, each once, that `entries` load with their static imports. Paths are relative to the client build. */
export function scriptClosure(entries: string[]): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(join(client, file), 'utf8')
    for (const [, specifier] of text.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{},\s]+\s*from\s*)?["'](\.[^"']+\.js)["']/g)) visit(join(file, '..', specifier!))
  }
  for (const entry of entries) visit(entry)
  return [...seen]
}

/** Sum over the scripts that a page's HTML names (module scripts and preloads) and their static imports. */
export function scriptBytesOf(html: string): number {
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!.slice(1))
  return scriptClosure([...new Set(named)]).reduce((sum, file) => sum + brotli(file), 0)
}
