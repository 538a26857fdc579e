import { RouterContextProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GAP, useKeptText, usePlace, withPlaced } from './kept-text.server.tsx'
import { ShopProvider } from './shop.ts'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const channel = { slug: 'us', currency: 'USD', defaultCountry: 'US', countries: '', rates: null }
const shop = { channel, origin: 'http://shop.test', mode: 'demo', testPayments: false, graphqlUrl: null } as const

interface Asked {
  of: object
  also?: readonly unknown[]
  name?: string
  part: ReactElement
}
function Asking({ of, also = [], name = '', part }: Asked) {
  const text = useKeptText({ of, also, name, part })
  return text?.map((piece) => Buffer.from(piece).toString()).join('|') ?? 'none'
}
const asked = (props: Asked, on = router): string =>
  renderToString(
    <RouterContextProvider router={on}>
      <ShopProvider value={shop}>
        <Asking {...props} />
      </ShopProvider>
    </RouterContextProvider>,
  )
const kept = (props: Asked, on = router): string => {
  asked(props, on)
  return asked(props, on)
}

it('keeps what stands inside of a part, from its second time on', () => {
  const of = {}
  expect(asked({ of, part: <p className="a">one</p> })).toBe('none')
  expect(asked({ of, part: <p className="a">one</p> })).toBe('one')
  expect(asked({ of, part: <p className="a">two</p> })).toBe('one')
})

it('tells data and names apart', () => {
  const of = {}
  kept({ of, name: 'a', part: <p>one</p> })
  expect(kept({ of, name: 'b', part: <p>two</p> })).toBe('two')
  expect(kept({ of: {}, name: 'a', part: <p>three</p> })).toBe('three')
  expect(asked({ of, name: 'a', part: <p>four</p> })).toBe('one')
})

it('forgets the texts when something else that they show is another', () => {
  const [of, one, two] = [{}, {}, {}]
  kept({ of, also: [one], part: <p>one</p> })
  expect(asked({ of, also: [two], part: <p>two</p> })).toBe('none')
  expect(asked({ of, also: [two], part: <p>two</p> })).toBe('two')
})

it('keeps a bounded number of texts', () => {
  const of = {}
  kept({ of, name: 'first', part: <p>one</p> })
  for (let i = 0; i < 100; i++) kept({ of, name: `name ${i}`, part: <p>other</p> })
  expect(kept({ of, name: 'first', part: <p>two</p> })).toBe('two')
})

it('keeps texts beside any number of parts that come once, and none under a long name', () => {
  const of = {}
  kept({ of, name: 'first', part: <p>one</p> })
  for (let i = 0; i < 100; i++) asked({ of, name: `name ${i}`, part: <p>other</p> })
  expect(asked({ of, name: 'first', part: <p>two</p> })).toBe('one')
  expect(kept({ of, name: 'a'.repeat(400), part: <p>one</p> })).toBe('none')
})

it.each([
  ['text', <>text</>],
  [
    'two elements',
    <>
      <p>1</p>
      <i>2</i>
    </>,
  ],
  ['a preload', <img key="a" src="/a.avif" alt="" fetchPriority="high" />],
])('refuses %s', (_, part) => {
  expect(() => kept({ of: {}, part })).toThrow('not one element')
})

it('cuts a text where pages differ', () => {
  const part = (
    <p>
      <a href={`/a${GAP}`}>a</a>
      <a href={`/b${GAP}`}>b</a>
    </p>
  )
  expect(kept({ of: {}, part })).toBe(
    '&lt;a href=&quot;/a|&quot;&gt;a&lt;/a&gt;&lt;a href=&quot;/b|&quot;&gt;b&lt;/a&gt;',
  )
})

it('puts pieces into the places of their page', () => {
  const bytes = new TextEncoder().encode('<b>“2”</b>')
  const html = renderToString(
    <RouterContextProvider router={router}>
      <main>
        <Placing pieces={['<i>$&</i>', '1']} />
        <Placing pieces={[bytes]} />
      </main>
    </RouterContextProvider>,
  )
  const all = withPlaced(router, ['<html>', html, '</html>'])
  expect(all).toEqual(['<html>', '<main><p>', '<i>$&</i>', '1', '</p><p>', bytes, '</p></main>', '</html>'])
  expect(withPlaced(router, ['<p>[0]</p>'])).toEqual(['<p>[0]</p>'])
})

it('refuses a part with a place, whose pieces would be of one page', () => {
  expect(() => kept({ of: {}, part: <Placing pieces={['text']} /> })).toThrow('on one page')
})

it('refuses a part with the secret of the policy, which nobody would take out of it', () => {
  const marking = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    ssr: { nonce: 's3cret' },
  })
  const part = (
    <div>
      <style nonce="s3cret" dangerouslySetInnerHTML={{ __html: 'p{}' }} />
    </div>
  )
  expect(() => kept({ of: {}, part }, marking)).toThrow('that the policy names')
})

function Placing({ pieces }: { pieces: readonly (string | Uint8Array)[] }) {
  const inPlace = usePlace()
  return <p dangerouslySetInnerHTML={inPlace(pieces)} />
}
