/** What `kept-locations.server.ts` leans on in the router, and that a kept place is the right one. */
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

const PATHS = ['/', '/sort/$slug', '/catalog', '/faq']

/** A router on a page, and what it was asked to work out itself. */
function routerOn(page: string) {
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren(PATHS.map((path) => createRoute({ getParentRoute: () => root, path }))),
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

const hrefs = (router: ReturnType<typeof routerOn>['router'], links: readonly object[]): string[] =>
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
  { to: '/catalog', search: { q: 'x', page: '2' } },
  { to: '/faq', hash: 'delivery' },
]
const PLACES = ['/sort/ak-47', '/sort/a%20b%2Fc', '/catalog?q=x&page=2', '/faq#delivery']

test('links of the server lead where they did, and the next page works nothing out again', () => {
  const first = routerOn('/kept')
  expect(hrefs(first.router, LINKS)).toEqual(PLACES)
  expect(first.worked).toHaveLength(LINKS.length)
  const second = routerOn('/sort/other')
  expect(hrefs(second.router, LINKS)).toEqual(PLACES)
  expect(second.worked).toEqual([])
})

test('each language has places of its own', () => {
  language = 'cs'
  const { router, worked } = routerOn('/')
  expect(hrefs(router, LINKS)).toEqual(PLACES.map((place) => `/cs${place}`))
  expect(worked).toHaveLength(LINKS.length)
})

test('what depends on the page is worked out on each', () => {
  const here = [{ to: '.', search: { page: '2' } }, { to: '/sort/$slug' }, { to: '/catalog', search: true }]
  expect(hrefs(routerOn('/sort/ak-47?q=x').router, here)).toEqual(['/sort/ak-47?page=2', '/sort/ak-47', '/catalog?q=x'])
  expect(hrefs(routerOn('/sort/haze?q=y').router, here)).toEqual(['/sort/haze?page=2', '/sort/haze', '/catalog?q=y'])
})
