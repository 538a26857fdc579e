/** Imports run one way: a folder may import only the folders below it. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circles, entry, graph, importsOf } from './import-graph.ts'

const root = join(import.meta.dirname, '../..')

/** What every folder of the commerce service may import. */
const GROUND = [
  'commerce/src/start-error.ts',
  'commerce/src/insides',
  'commerce/src/memory',
  'commerce/src/traffic',
  'commerce/src/tracing',
  'contract',
]
const CONTEXT = 'commerce/src/context.ts'
const SETTINGS = 'commerce/src/settings.ts'

/**
 * Each folder with those it may import besides itself. A file belongs to the longest folder of this list that holds it.
 */
const ROOMS: Record<string, string[]> = {
  contract: [],
  plates: [],
  ui: [],
  'commerce/src/start-error.ts': [],
  // Code that depends on the inner parts of a library.
  'commerce/src/insides': [],
  'commerce/src/memory': [],
  'commerce/src/traffic': [],
  'commerce/src/metrics': [],
  'commerce/src/tracing': [],
  'commerce/src/db': GROUND,
  [CONTEXT]: [...GROUND, 'commerce/src/db', 'commerce/src/domain'],
  'commerce/src/domain': [...GROUND, CONTEXT, 'commerce/src/db'],
  [SETTINGS]: [CONTEXT, 'commerce/src/domain', 'commerce/src/providers'],
  'commerce/src/providers': [...GROUND, CONTEXT, SETTINGS, 'commerce/src/domain', 'commerce/src/db'],
  'commerce/src/graphql': [...GROUND, CONTEXT, 'commerce/src/domain', 'commerce/src/db'],
  'commerce/src/jobs': [
    ...GROUND,
    CONTEXT,
    SETTINGS,
    'commerce/src/metrics',
    'commerce/src/providers',
    'commerce/src/domain',
    'commerce/src/db',
  ],
  'commerce/src/http': [
    ...GROUND,
    CONTEXT,
    SETTINGS,
    'commerce/src/metrics',
    'commerce/src/graphql',
    'commerce/src/providers',
    'commerce/src/import',
    'commerce/src/domain',
    'commerce/src/db',
  ],
  'commerce/src/import': [...GROUND, CONTEXT, SETTINGS, 'plates', 'commerce/src/domain', 'commerce/src/db'],
  // Files that put the service together, and what its tests share.
  'commerce/src': ['commerce/src', 'contract'],
  'storefront/src/platform': ['contract', 'storefront/src/paraglide'],
  'storefront/src/features': ['storefront/src/platform', 'ui', 'storefront/src/paraglide', 'contract'],
  'storefront/src/site': [
    'storefront/src/features',
    'storefront/src/platform',
    'ui',
    'storefront/src/paraglide',
    'storefront/src/styles.css',
    'contract',
  ],
  'storefront/src/routes': [
    'storefront/src/site',
    'storefront/src/features',
    'storefront/src/platform',
    'ui',
    'storefront/src/paraglide',
    'contract',
  ],
  // Code that depends on the inner parts of a library; only the storefront's own entries may import it.
  'storefront/src/insides': ['storefront/src/platform', 'ui'],
  'storefront/src': [
    'storefront/src/insides',
    'storefront/src/routes',
    'storefront/src/site',
    'storefront/src/features',
    'storefront/src/platform',
    'ui',
    'storefront/src/paraglide',
    'contract',
  ],
  'desk/src/platform': ['contract', 'desk/src/paraglide'],
  'desk/src/parts': ['desk/src/platform', 'ui', 'desk/src/paraglide', 'contract'],
  'desk/src/features': ['desk/src/parts', 'desk/src/platform', 'ui', 'desk/src/paraglide', 'contract'],
  'desk/src/frame': [
    'desk/src/features',
    'desk/src/parts',
    'desk/src/platform',
    'ui',
    'desk/src/paraglide',
    'contract',
  ],
  'desk/src/routes': ['desk/src/frame', 'desk/src/features', 'desk/src/parts', 'desk/src/platform', 'contract'],
  'desk/src': ['desk/src', 'contract'],
  // What the commerce service offers to other packages, by its package.json.
  'commerce/entries': ['commerce/src'],
  shop: [
    'storefront',
    'desk',
    ...[
      'service',
      'settings',
      'embedded',
      'database',
      'statements',
      'owner',
      'extension',
      'traffic',
      'media',
      'memory',
      'metrics',
      'tracing',
    ].map((name) => `commerce/entries/${name}.ts`),
    'plates',
    'contract',
  ],
}
/** Folders that every other folder of the domain may import. */
const EVERYBODYS = ['changes', 'nouns']
/**
 * Each folder of commerce/src/domain with those it may import besides itself, types included. Every folder may import
 * the files that stand in domain/ itself.
 */
const DOMAIN: Record<string, string[]> = {
  address: [],
  changes: [],
  nouns: [],
  catalog: [],
  media: [],
  cdn: [],
  pricing: [],
  privacy: [],
  mail: [],
  account: ['mail', 'privacy'],
  webhook: ['account', 'checkout'],
  staff: ['account', 'mail', 'privacy', 'webhook'],
  shop: ['mail', 'media'],
  channel: [],
  shipping: [],
  tax: [],
  warehouse: [],
  order: ['gift-card', 'mail'],
  promotion: ['catalog'],
  sale: ['promotion'],
  voucher: [],
  'gift-card': ['mail'],
  demo: ['catalog', 'pricing'],
  export: [],
  content: ['catalog'],
  translation: ['catalog', 'content', 'shipping'],
  checkout: ['pricing'],
  payment: ['checkout', 'mail', 'order'],
  refund: ['order', 'payment'],
  invoice: ['mail'],
  'legacy-payment': ['checkout', 'mail', 'order', 'payment'],
  completion: ['account', 'checkout', 'mail', 'order', 'payment', 'pricing'],
  drafting: ['account', 'checkout', 'legacy-payment', 'mail', 'order', 'payment', 'pricing', 'refund'],
}

const within = (path: string, room: string) => path === room || path.startsWith(`${room}/`)
const roomOf = (path: string) =>
  Object.keys(ROOMS)
    .filter((r) => within(path, r))
    .sort((a, b) => b.length - a.length)[0]

const IMPORTS = importsOf(['contract', 'plates', 'ui', 'commerce', 'storefront', 'desk', 'shop'])

describe('imports', () => {
  it('run from a room only to the rooms below it', () => {
    const wrong: string[] = []
    for (const { file, target } of IMPORTS) {
      const from = roomOf(file)
      if (!from) continue
      const allowed = within(target, from) && roomOf(target) === from
      const below = ROOMS[from]!.some((r) => within(target, r))
      if (!allowed && !below) wrong.push(`${file} → ${target}`)
    }
    expect(wrong).toEqual([])
    expect(IMPORTS.length).toBeGreaterThan(1000)
  })

  it('enter the commerce service, the plates and the primitives by what their package.json offers, in tests too', () => {
    const wrong = importsOf(['storefront', 'shop', 'tests', 'tools'], { withTests: true })
      .filter(({ target }) => /^(?:commerce|plates|ui|@semena)\b/.test(target))
      .filter(({ specifier, target }) => specifier.startsWith('.') || target === specifier)
    expect(wrong.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([])
    // An entry names each of its exports, so that nothing is offered by accident.
    const entries = globSync('commerce/entries/*.ts', { cwd: root })
    expect(entries.filter((file) => /export \*/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
    expect(entry('@semena/commerce')).toBe('commerce/entries/service.ts')
    expect(entry('@semena/commerce/db/migrate')).toBeUndefined()
  })

  it('run from a folder of the domain only to the folders below it', () => {
    const DIR = 'commerce/src/domain/'
    const folderOf = (path: string) => (path.startsWith(DIR) ? path.slice(DIR.length).split('/')[0]! : undefined)
    const isFolder = (name: string | undefined): name is string => name !== undefined && !name.includes('.')
    const wrong: string[] = []
    const edges: [string, string][] = []
    for (const { file, target } of IMPORTS) {
      const [from, to] = [folderOf(file), folderOf(target)]
      if (!from || !to || from === to) continue
      edges.push([from, to])
      if (isFolder(from) && isFolder(to) && ![...EVERYBODYS, ...(DOMAIN[from] ?? [])].includes(to))
        wrong.push(`${file} → ${target}`)
    }
    expect(wrong).toEqual([])
    expect(circles(graph(edges))).toEqual([])
    expect(Object.keys(DOMAIN).sort()).toEqual(
      [...new Set(globSync('*/*.ts', { cwd: join(root, DIR) }).map((path) => path.split('/')[0]!))].sort(),
    )
  })

  it('run between folders of the domain as docs/architecture.md says', () => {
    const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
    const namesIn = (part: string): string[] => [...part.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!)
    const [, part] = /^Which folder of `commerce\/src\/domain`[^]*?\n\n([^]*?)\n## /m.exec(text)!
    const rows = [...part!.matchAll(/^\| `([\w-]+)` +\|[^|]*\|([^|]*)\|$/gm)]
    const [, bottom] = /^(`[^]*) stand at the bottom/m.exec(part!)!
    const said = Object.fromEntries([
      ...rows.map(([, folder, below]) => [folder, namesIn(below!)]),
      ...[...namesIn(bottom!), ...EVERYBODYS].map((folder) => [folder, []]),
    ])
    expect(said).toEqual(DOMAIN)
  })

  it('have no circle between files, types included', () => {
    const edges = IMPORTS.map(({ file, target }) => [file, target] as const)
    expect(circles(graph(edges))).toEqual([])
  })

  it('tell of a circle by its shortest path', () => {
    const found = circles(
      graph([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
        ['c', 'b'],
        ['d', 'a'],
      ]),
    )
    expect(found).toEqual(['a → b → c → a', 'b → c → b'])
  })

  it('have no circle between features of an app', () => {
    const feature = (path: string) => /^((?:storefront|desk)\/src\/features\/[^/]+)/.exec(path)?.[1]
    const edges: [string, string][] = []
    for (const { file, target } of IMPORTS) {
      const [from, to] = [feature(file), feature(target)]
      if (from && to && from !== to) edges.push([from, to])
    }
    expect(edges.length).toBeGreaterThan(10)
    expect(circles(graph(edges))).toEqual([])
  })

  it('take of another noun of the GraphQL edge only what its types are resolved from', () => {
    const noun = (path: string) => /^commerce\/src\/graphql\/([^/]+)\//.exec(path)?.[1]
    const wrong: string[] = []
    for (const { file, target } of IMPORTS) {
      const [own, other] = [noun(file), noun(target)]
      // Limits of documents are for every query, those of webhooks as well.
      if (!own || !other || own === other || ['shared', 'nouns', 'limits'].includes(other)) continue
      if (target.endsWith('/sources.ts')) continue
      wrong.push(`${file} → ${target}`)
    }
    expect(wrong).toEqual([])
  })

  it('are awaited apart from what is done with them: see storefront/src/insides/plain-imports.ts', () => {
    const taken = /\bimport\([^)]+\)\s*\.then\(\s*\(?\s*(\w+)\s*\)?\s*=>\s*\1\./
    expect(taken.test("import('./a.ts').then((all) => all.act())")).toBe(true)
    const files = globSync('storefront/src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/paraglide/**'] })
    expect(files.filter((file) => taken.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
    expect(files.length).toBeGreaterThan(100)
  })
})
