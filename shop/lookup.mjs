/**
 * Finds files without asking the disk where they are and what the nearest package.json says of them. Loaded before the
 * shop, by `start.mjs` or by `node --import`.
 *
 * Node 24 parses the `exports` of the nearest package.json for every module that it finds by a path, and those of
 * drizzle-orm have 180 kB: its 500 imports were a quarter of the processor's time of a start. For each of our own
 * thousand files it reads which folders of its path are links; that was a tenth.
 */
import { registerHooks } from 'node:module'

const PACKAGE = 'drizzle-orm'
const FOLDER = `/node_modules/${PACKAGE}/`
/** The address of each entrance to the package that was asked for. Nothing but our own code asks for one. */
const entrances = new Map()

registerHooks({
  resolve(specifier, context, next) {
    if (!context.conditions.includes('import')) return next(specifier, context)
    const from = context.parentURL ?? ''
    // The file that imports was found by its real path, so there are no links on the way to one beside it.
    if (specifier.startsWith('.') && specifier.endsWith('.ts') && from.endsWith('.ts'))
      return { url: new URL(specifier, from).href, format: 'module-typescript', shortCircuit: true }
    if (specifier.startsWith('.') && from.includes(FOLDER) && from.endsWith('.js'))
      return found(new URL(specifier, from).href)
    if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return next(specifier, context)
    if (!entrances.has(specifier)) entrances.set(specifier, next(specifier, context).url)
    return found(entrances.get(specifier))
  },
})

const found = (url) => ({ url, format: 'module', shortCircuit: true })
