/** The table of the shop's pages leads to routes that exist, and has every name that people call one by. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathTo, ROUTES } from '@semena/contract/page-paths'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const CALLED = `login register confirm home collections delivery contact faq refund sort.detail account basket checkout
  payment favorites viewAll account.info account.order account.favorites blog`.split(/\s+/)

/** The paths of the router's tree, in which that of an index ends with a slash. */
const paths = [...read('storefront/src/routeTree.gen.ts').matchAll(/fullPath: '([^']+)'/g)].map(([, path]) => path!)
const known = new Set(paths.map((path) => path.replace(/(?<=.)\/$/, '')))

describe('the table of routes', () => {
  it('has the names by which people call the pages', () => {
    expect(Object.keys(ROUTES)).toEqual(expect.arrayContaining(CALLED))
  })

  it.each(Object.entries(ROUTES))('%s leads to a route', (_, path) => {
    expect(known).toContain(path)
  })

  it('puts a slug or an id into the path', () => {
    expect([pathTo('sort.detail', 'ak-47'), pathTo('checkout', '$&'), pathTo('home')]).toEqual([
      '/sort/ak-47',
      '/checkout/$&',
      '/',
    ])
  })

  // The desk, the service (but for addresses of payment providers) and what answers programs have no router of the storefront that would check a path.
  it('is where paths of pages come from outside of the router', () => {
    const firsts = new Set(Object.values(ROUTES).flatMap((path) => path.split('/', 2)[1] || []))
    const literal = new RegExp(`(?:['"\`]|(?<!/api)\\})/(?:${[...firsts].join('|')})(?=[/?#'"\`])`)
    const files = globSync(
      ['commerce/src/**/*.ts', 'shop/src/**/*.ts', 'desk/src/**/*.{ts,tsx}', 'storefront/src/site/discovery/*.ts'],
      {
        cwd: root,
        exclude: [
          '**/*.test.*',
          '**/*.generated.ts',
          '**/paraglide/**',
          '**/testing/**',
          'desk/src/routes/**',
          'commerce/src/providers/payment/*/**',
        ],
      },
    )
    const found = files.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => literal.test(line) && !/^ *\/?\*/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(found).toEqual([])
  })
})
