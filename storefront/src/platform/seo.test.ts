/** The heads of pages for search engines and shared links. */
import { LANGUAGES } from '@semena/contract/languages'
import { describe, expect, it } from 'vitest'
import { jsonLd, pageHead } from './seo.ts'

const shop = { name: 'Seeds', origin: 'https://shop.example', languages: LANGUAGES }
const named = (head: ReturnType<typeof pageHead>, name: string): unknown =>
  (head.meta as Record<string, unknown>[]).find((meta) => meta.name === name || meta.property === name)?.content
const linked = (head: ReturnType<typeof pageHead>, rel: string) => head.links.filter((link) => link.rel === rel)

describe('a page', () => {
  it('has its address, its other languages, and a picture', () => {
    const head = pageHead(shop, { title: 'Сорт', description: 'About', path: '/sort/чай', share: 'sort/чай' })
    expect(linked(head, 'canonical')).toEqual([
      { rel: 'canonical', href: 'https://shop.example/sort/%D1%87%D0%B0%D0%B9' },
    ])
    expect(linked(head, 'alternate').map((link) => 'hrefLang' in link && link.hrefLang)).toEqual([
      'en',
      'ru',
      'cs',
      'x-default',
    ])
    expect(named(head, 'og:image')).toBe('https://shop.example/share/sort/%D1%87%D0%B0%D0%B9.jpg')
    expect(named(head, 'twitter:card')).toBe('summary_large_image')
  })

  it('that the service says nothing of is described by the shop', () => {
    expect(named(pageHead(shop, { title: 'T', description: ' ', path: '/' }), 'description')).toMatch(/\w{4}/)
  })

  it('is described briefly, up to a whole word', () => {
    const description = String(
      named(pageHead(shop, { title: 'T', description: 'word, '.repeat(100), path: '/' }), 'description'),
    )
    expect(description.length).toBeLessThanOrEqual(241)
    expect(description).toMatch(/word…$/)
  })

  it('of one visitor is hidden, and has no address for others', () => {
    const head = pageHead(shop, { title: 'Basket', path: '/basket', hidden: true })
    expect(named(head, 'robots')).toBe('noindex')
    expect(head.links).toEqual([])
    expect(named(head, 'og:url')).toBeUndefined()
  })

  it('of a list names the pages beside it, in its language and with its filters', () => {
    const head = pageHead(shop, {
      title: 'List',
      description: 'About',
      path: '/catalog',
      hidden: true,
      pages: { previous: null, next: { genetics: ['a', 'b'], after: 'x=' } },
    })
    expect(linked(head, 'prev')).toEqual([])
    expect(linked(head, 'next')).toEqual([
      { rel: 'next', href: 'https://shop.example/catalog?genetics=a&genetics=b&after=x%3D' },
    ])
  })
})

it('data cannot end the script that it stands in', () => {
  const text = jsonLd({ name: '</script><script>alert(1)</script><!--\u2028' })
  expect(text).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script><!--\u2028' })
})
