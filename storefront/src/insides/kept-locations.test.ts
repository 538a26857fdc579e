/** What `kept-locations.server.ts` leans on in the router, and that a kept place is the right one. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterContextProvider,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js'
import type { Language } from '../platform/i18n.ts'
import { parseSearch, stringifySearch } from '../platform/search-params.ts'
import { keepLocations } from './kept-locations.server.ts'

let language: Language = 'en'
const asBefore = getLocale
overwriteGetLocale(() => language)
afterAll(() => overwriteGetLocale(asBefore))
beforeEach(() => {
  language = 'en'
})

const PATHS = ['/', '/sort/$slug', '/catalog', '/faq', '/files/$']

/** Routers of one tree, each on a page, and what they were asked to work out themselves. */
function routers() {
  const root = createRootRoute()
  const routeTree = root.addChildren(PATHS.map((path) => createRoute({ getParentRoute: () => root, path })))
  return (page: string) => {
    const router = createRouter({
      routeTree,
      history: createMemoryHistory({ initialEntries: [page] }),
      isServer: true,
      parseSearch,
      stringifySearch,
      rewrite: {
        output: ({ url }) => {
          if (language !== 'en') url.pathname = `/${language}${url.pathname}`
          return url
        },
      },
    })
    const worked: unknown[] = []
    const build = router.buildLocation
    router.buildLocation = ((asked: never) => {
      worked.push(asked)
      return build(asked)
    }) as typeof build
    keepLocations(router)
    return { router, worked }
  }
}

type Router = ReturnType<ReturnType<typeof routers>>['router']

const hrefs = (router: Router, links: readonly object[]): string[] =>
  Array.from(
    renderToString(
      createElement(
        RouterContextProvider,
        { router } as never,
        links.map((props, key) => createElement(Link, { key, ...props }, 'x')),
      ),
    ).matchAll(/href="([^"]*)"/g),
    ([, href]) => href!.replaceAll('&amp;', '&'),
  )

const LINKS = [
  { to: '/sort/$slug', params: { slug: 'ak-47' } },
  { to: '/sort/$slug', params: { slug: 'a b/c' } },
  { to: '/catalog' },
  { to: '/faq', hash: 'delivery' },
]
const PLACES = ['/sort/ak-47', '/sort/a%20b%2Fc', '/catalog', '/faq#delivery']

test('links of the server lead where they did, and the next page works nothing out again', () => {
  const routerOn = routers()
  const first = routerOn('/faq?q=x')
  expect(hrefs(first.router, LINKS)).toEqual(PLACES)
  expect(first.worked).toHaveLength(LINKS.length)
  const second = routerOn('/sort/other')
  expect(hrefs(second.router, LINKS)).toEqual(PLACES)
  expect(second.worked).toEqual([])
})

test('each language has places of its own', () => {
  const routerOn = routers()
  hrefs(routerOn('/').router, LINKS)
  language = 'cs'
  const { router, worked } = routerOn('/')
  expect(hrefs(router, LINKS)).toEqual(PLACES.map((place) => `/cs${place}`))
  expect(worked).toHaveLength(LINKS.length)
})

test('what depends on the page is worked out on each', () => {
  const routerOn = routers()
  const here = [{ to: '.', search: { page: '2' } }, { to: '/sort/$slug' }, { to: '/catalog', search: true }]
  expect(hrefs(routerOn('/sort/ak-47?q=x').router, here)).toEqual(['/sort/ak-47?page=2', '/sort/ak-47', '/catalog?q=x'])
  expect(hrefs(routerOn('/sort/haze?q=y').router, here)).toEqual(['/sort/haze?page=2', '/sort/haze', '/catalog?q=y'])
  const { router, worked } = routerOn('/files/a/b')
  hrefs(router, [{ to: '/files/$' }, { to: '/files/$' }])
  expect(worked).toHaveLength(2)
})

test('what visitors may write is not kept', () => {
  const routerOn = routers()
  const written = [
    { to: '/catalog', search: { q: 'x' } },
    { to: '/sort/$slug', params: { slug: 'x'.repeat(300) } },
  ]
  const places = hrefs(routerOn('/').router, written)
  const { router, worked } = routerOn('/')
  expect(hrefs(router, written)).toEqual(places)
  expect(worked).toHaveLength(2)
})

test('no route of ours makes a link depend on the page', () => {
  const folder = join(import.meta.dirname, '../routes')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(20)
  const dependent = /\b(?:middlewares|preSearchFilters|postSearchFilters|stringify|stringifyParams)\s*:/
  expect(files.filter((file) => dependent.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})
