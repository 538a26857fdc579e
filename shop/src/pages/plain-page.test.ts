/** The plain pages: complete in themselves under their own policy, in every language, for any address. */
import { createHash } from 'node:crypto'
import { LANGUAGES } from '@semena/contract/languages'
import { LOOKS } from '@semena/contract/look'
import { wordsOf } from '@semena/contract/usual-words'
import { expect, it } from 'vitest'
import type { DrawnShop } from './known-shop.ts'
import { languageOf, plainPage } from './plain-page.ts'
import { plainPlate } from './plain-plate.ts'
import { MAINTENANCE } from './texts.ts'

const SONS: DrawnShop = {
  name: 'Seeds & Sons',
  words: null,
  age: null,
  look: null,
  logo: null,
  icon: null,
  languages: null,
  drawnLogo: null,
}
const page = (target: string, language = languageOf(target), shop: DrawnShop | null = SONS) =>
  plainPage({ shop, language, texts: MAINTENANCE[language], href: 'mailto:a@b.example', target, retryAfter: 600 })

it('has its words, its plate and its button, and loads nothing but letters', () => {
  for (const language of LANGUAGES) {
    const { html, headers } = page('/', language)
    for (const text of [MAINTENANCE[language].title, MAINTENANCE[language].text, wordsOf(language, null, 18).law])
      expect(html).toContain(text)
    expect(html).toContain('href="mailto:a@b.example"')
    expect(html).toContain('viewBox="0 0 2000 2500"')
    expect(html).not.toMatch(/<script|<img|<link| style="/)
    for (const [, address] of html.matchAll(/url\(([^)#]+)\)/g)) expect(address).toMatch(/^\/assets\/[\w-]+\.woff2$/)
    expect(headers['retry-after']).toBe('600')
  }
})

it('is named after the shop where its name is known', () => {
  expect(page('/').html).toMatch(/<title>[^<]* · Seeds &#38; Sons<\/title>/)
  expect(page('/', 'en', null).html).toContain(`<title>${MAINTENANCE.en.title}</title>`)
})

it('says of age and law what the shop says', () => {
  const words = JSON.stringify({ en: { law: 'Ours <only>.' } })
  expect(page('/', 'en', { ...SONS, words, age: '{"years":21}' }).html).toMatch(
    />21\+<\/span><p>Ours &#60;only&#62;\.</,
  )
  expect(page('/', 'en', { ...SONS, age: '{"years":null}' }).html).not.toContain('<footer>')
})

it('its stylesheet is the one that its policy allows', () => {
  const { html, headers } = page('/')
  const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
  const digest = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${digest}'`)
})

it('leads to the same page in the other languages, whoever asks', () => {
  for (const target of ['/delivery', '/ru/delivery', '/cs/delivery?a=1']) {
    const links = [...page(target).html.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href!)
    expect(links.map((href) => href.split('?')[0])).toEqual(['/delivery', '/ru/delivery', '/cs/delivery'])
    expect(links.map((href) => languageOf(href, 'semena_language=cs', 'ru'))).toEqual(['en', 'ru', 'cs'])
  }
})

it('leads nowhere else, whatever address is asked for', () => {
  for (const target of ['//evil.example', '/\\evil.example', '/ru//evil.example', '/"><b>'])
    for (const [, href] of page(target).html.matchAll(/<li><a href="([^"]*)"/g)) {
      expect(new URL(href!, 'http://shop.example').host).toBe('shop.example')
      expect(href).not.toMatch(/["<>]/)
    }
})

it('the plate has an ink of its own for day and for night wherever it has one at all', () => {
  const { svg, light, dark } = plainPlate()
  expect(svg).not.toMatch(/#[0-9a-f]{6}\b/)
  const names = (inks: string) => inks.split(';').map((ink) => ink.split(':')[0])
  expect(names(light)).toEqual(names(dark))
  for (const [, name] of svg.matchAll(/var\((--i\d+)\)/g)) expect(names(light)).toContain(name)
  expect(light).not.toBe(dark)
})

it('has the colours of the look and the logo, which it brings along', () => {
  const look = JSON.stringify(LOOKS.garden)
  const { html, headers } = page('/', 'en', {
    ...SONS,
    look,
    drawnLogo: { light: 'data:image/png;base64,AAAA', dark: 'data:image/png;base64,BBBB' },
  })
  expect(html).toContain(`--paper:${LOOKS.garden.paper}`)
  expect(html).toContain('<img src="data:image/png;base64,AAAA" alt="Seeds &#38; Sons">')
  expect(html).toContain('srcset="data:image/png;base64,BBBB"')
  expect(headers['content-security-policy']).toContain('img-src data:')
  expect(page('/').html).not.toContain(LOOKS.garden.paper)
})
