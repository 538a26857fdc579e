import { RouterContextProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { LANGUAGES } from '@semena/contract/languages'
import { USUAL_WORDS } from '@semena/contract/usual-words'
import { expect, it } from 'vitest'
import { useChannel } from '../../platform/channel.ts'
import { ShopProvider } from '../../platform/shop.ts'
import { Plain, fetched } from './plain.tsx'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const channel = { slug: 'us', currency: 'USD', defaultCountry: 'US', countries: '', rates: null }
const shop = {
  name: 'Test',
  words: USUAL_WORDS.en,
  years: 18,
  look: null,
  logo: null,
  icons: '/icons/0/',
  share: null,
  home: null,
  languages: LANGUAGES,
  channel,
  origin: 'http://shop.test',
  mode: 'demo',
  testPayments: false,
  graphqlUrl: null,
} as const

let rendered = 0
function Text({ words }: { words: readonly string[] }) {
  rendered++
  return (
    <p>
      {words} in {useChannel().slug}
    </p>
  )
}
const CONTENT = fetched(Text, () => Promise.reject(new Error('the server has it')))

/** A page with such content for each of `all`. */
const page = (of: object, ...all: readonly string[][]): string =>
  renderToString(
    <RouterContextProvider router={router}>
      <ShopProvider value={shop}>
        {all.map((words, i) => (
          <Plain key={i} as="article" className="card" of={of} content={CONTENT} shown={{ words }} />
        ))}
      </ShopProvider>
    </RouterContextProvider>,
  )

it('stands in the page as HTML that no script touches', () => {
  expect(page({}, ['a<b'])).toBe('<article class="card" data-plain=""><p>a&lt;b in us</p></article>')
})

it('is rendered once for data that pages share, and again for other data or other props', () => {
  const of = {}
  rendered = 0
  const first = page(of, ['a'], ['b'])
  expect(rendered).toBe(2)
  expect(page(of, ['a'], ['b'])).toBe(first)
  expect(rendered).toBe(2)
  page({}, ['a'])
  expect(rendered).toBe(3)
  expect(page(of, ['c'])).toContain('c in us')
  expect(rendered).toBe(4)
})

it('is the browser’s from when its code is fetched, and once more where that failed', async () => {
  let asked = 0
  const content = fetched<{ words: readonly string[] }>(null, () =>
    asked++ ? Promise.resolve(Text) : Promise.reject(new Error('away')),
  )
  await expect(content.fetch()).rejects.toThrow('away')
  expect(content.isThere()).toBe(false)
  await content.fetch()
  expect(content.isThere()).toBe(true)
  await content.fetch()
  expect(asked).toBe(2)
})
