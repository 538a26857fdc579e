import { RouterContextProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useKeptText, usePlace, withTexts } from './kept-text.server.tsx'
import { ShopProvider } from './shop.ts'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const channel = { slug: 'us', currency: 'USD', defaultCountry: 'US', countries: [], rates: null }
const shop = { channel, origin: 'http://shop.test', mode: 'demo', testPayments: false, graphqlUrl: null } as const

interface Asked {
  of: object
  also?: readonly unknown[]
  name?: string
  part: ReactElement
}
function Asking({ of, also = [], name = '', part }: Asked) {
  return useKeptText({ of, also, name, part }) ?? 'none'
}
const asked = (props: Asked): string =>
  renderToString(
    <RouterContextProvider router={router}>
      <ShopProvider value={shop}>
        <Asking {...props} />
      </ShopProvider>
    </RouterContextProvider>,
  )
const kept = (props: Asked): string => {
  asked(props)
  return asked(props)
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

it('puts texts into the places of their page, in pieces', () => {
  const one = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const page = (texts: string[]): string =>
    renderToString(
      <RouterContextProvider router={one}>
        <main>
          <Placing texts={texts} />
        </main>
      </RouterContextProvider>,
    )
  const html = page(['<i>$&</i>', '<b>2</b>'])
  expect(withTexts(one, [html]).join('')).toBe('<main><p><i>$&</i></p><p><b>2</b></p></main>')
  expect(withTexts(one, ['<html>', html, '</html>'])).toContain('<b>2</b>')
  expect(withTexts(one, ['<p>[0]</p>'])).toEqual(['<p>[0]</p>'])
})

it('refuses a part with a place, whose text would be of one page', () => {
  expect(() => kept({ of: {}, part: <Placing texts={['text']} /> })).toThrow('a text of one page')
})

function Placing({ texts }: { texts: string[] }) {
  const inPlace = usePlace()
  return texts.map((text, i) => <p key={i} dangerouslySetInnerHTML={inPlace(text)} />)
}
