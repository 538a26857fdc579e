/** Imports run one way: a room may import only the rooms below it. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Room → rooms it may import besides itself. The longest matching folder names a file's room. */
const ROOMS: Record<string, string[]> = {
  contract: [],
  'commerce/src/db': ['contract'],
  'commerce/src/providers': ['commerce/src/db', 'commerce/src/domain', 'contract', 'commerce/src/context.ts'],
  'commerce/src/domain': [
    'commerce/src/db',
    'contract',
    'commerce/src/context.ts',
    'commerce/src/providers/payment/port.ts',
    'commerce/src/providers/media/port.ts',
    'commerce/src/providers/mail/port.ts',
  ],
  'commerce/src/graphql': [
    'commerce/src/domain',
    'commerce/src/db',
    'commerce/src/context.ts',
    'commerce/src/providers',
    'contract',
  ],
  'commerce/src/metrics': [],
  'commerce/src/http': [
    'commerce/src/metrics',
    'commerce/src/graphql',
    'commerce/src/domain',
    'commerce/src/db',
    'commerce/src/context.ts',
    'commerce/src/providers',
    'contract',
  ],
  'commerce/src/import': [
    'commerce/src/domain',
    'commerce/src/db',
    'commerce/src/demo/plates',
    'commerce/src/context.ts',
    'commerce/src/providers',
    'contract',
  ],
  'commerce/src/demo': [],
  'commerce/src': [
    'commerce/src/metrics',
    'commerce/src/http',
    'commerce/src/graphql',
    'commerce/src/domain',
    'commerce/src/db',
    'commerce/src/providers',
    'contract',
  ],
  'storefront/src/ui': [],
  'storefront/src/platform': ['contract', 'storefront/src/paraglide'],
  'storefront/src/features': ['storefront/src/platform', 'storefront/src/ui', 'storefront/src/paraglide', 'contract'],
  'storefront/src/site': [
    'storefront/src/features',
    'storefront/src/platform',
    'storefront/src/ui',
    'storefront/src/paraglide',
    'storefront/src/styles.css',
    'contract',
  ],
  'storefront/src/routes': [
    'storefront/src/site',
    'storefront/src/features',
    'storefront/src/platform',
    'storefront/src/ui',
    'storefront/src/paraglide',
    'contract',
  ],
  // What leans on the insides of a library: only the storefront's own entries may.
  'storefront/src/insides': ['storefront/src/platform', 'storefront/src/ui'],
  'storefront/src': [
    'storefront/src/insides',
    'storefront/src/routes',
    'storefront/src/site',
    'storefront/src/features',
    'storefront/src/platform',
    'storefront/src/ui',
    'storefront/src/paraglide',
    'contract',
  ],
  shop: [
    'storefront',
    'commerce/src',
    'commerce/src/db',
    'commerce/src/import',
    'commerce/src/providers',
    'commerce/src/context.ts',
    'contract',
  ],
}
const PACKAGES: Record<string, string> = {
  '@semena/contract': 'contract',
  '@semena/commerce': 'commerce/src',
  '@semena/storefront': 'storefront',
  '@semena/shop': 'shop',
}

const within = (path: string, room: string) => path === room || path.startsWith(`${room}/`)
const roomOf = (path: string) =>
  Object.keys(ROOMS)
    .filter((r) => within(path, r))
    .sort((a, b) => b.length - a.length)[0]

/** Every import of our own code, as `[importing file, imported path]` from the repository's root. Types count too. */
function* imports(): Generator<[string, string]> {
  for (const file of globSync('{contract,commerce,storefront,shop}/**/*.{ts,tsx,mjs}', { cwd: root })) {
    if (/node_modules|\/dist\/|\.test\.tsx?$|\.generated\.|routeTree\.gen|\/paraglide\//.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, specifier] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
      if (specifier!.startsWith('.'))
        yield [file, relative(root, join(root, dirname(file), specifier!)).replace(/\?.*$/, '')]
      const name = Object.keys(PACKAGES).find((p) => specifier === p || specifier!.startsWith(`${p}/`))
      if (name) yield [file, specifier!.replace(name, PACKAGES[name]!)]
    }
  }
}

describe('imports', () => {
  it('run from a room only to the rooms below it', () => {
    const wrong: string[] = []
    let seen = 0
    for (const [file, target] of imports()) {
      seen++
      const from = roomOf(file)
      if (!from) continue
      const allowed = within(target, from) && roomOf(target) === from
      const below = ROOMS[from]!.some((r) => within(target, r))
      if (!allowed && !below) wrong.push(`${file} → ${target}`)
    }
    expect(wrong).toEqual([])
    expect(seen).toBeGreaterThan(50)
  })

  it('have no circle between features of the storefront', () => {
    const edges = new Map<string, Set<string>>()
    const feature = (path: string) => /^storefront\/src\/features\/([^/]+)/.exec(path)?.[1]
    for (const [file, target] of imports()) {
      const [a, b] = [feature(file), feature(target)]
      if (a && b && a !== b) edges.set(a, (edges.get(a) ?? new Set()).add(b))
    }
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(edges.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))))
    expect([...edges.keys()].filter((f) => reaches(f, f))).toEqual([])
  })
  it('are awaited apart from what is done with them: see storefront/src/insides/plain-imports.ts', () => {
    const taken = /\bimport\([^)]+\)\s*\.then\(\s*\(?\s*(\w+)\s*\)?\s*=>\s*\1\./
    expect(taken.test("import('./a.ts').then((all) => all.act())")).toBe(true)
    const files = globSync('storefront/src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/paraglide/**'] })
    expect(files.filter((file) => taken.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
    expect(files.length).toBeGreaterThan(100)
  })
})
