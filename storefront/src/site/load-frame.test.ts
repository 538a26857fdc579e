import { describe, expect, it } from 'vitest'
import { toFrame } from './load-frame.ts'
import type { SiteFrameQuery, SiteMenuItemFragment } from './site.generated.ts'

const NOTHING: SiteFrameQuery = {
  collections: null,
  header: null,
  footer: null,
  social: null,
  delivery: null,
  refund: null,
  faq: null,
  posts: null,
  policy: null,
}

const item = (over: Partial<SiteMenuItemFragment>): SiteMenuItemFragment => ({
  id: 'i',
  name: 'Item',
  url: null,
  translation: null,
  collection: null,
  page: null,
  ...over,
})

const posts = (...types: string[]) => ({ edges: types.map((slug) => ({ node: { pageType: { slug } } })) })

describe('a collection without any name', () => {
  it('is called “Unknown Collection”', () => {
    const collection = { slug: 'nameless', name: '', translation: null }
    const { collections } = toFrame({ ...NOTHING, collections: { items: [item({ name: '', collection })] } })
    expect(collections.map(({ label }) => label)).toEqual(['Unknown Collection'])
  })
})

describe('a shop without menus and pages', () => {
  it('has no links at all', () => {
    expect(toFrame(NOTHING)).toEqual({
      collections: [],
      header: [],
      footer: [],
      social: [],
      policy: false,
      has: { delivery: false, refund: false, faq: false, blog: false },
    })
  })

  it('has no questions in an empty menu, nor in one of bare links', () => {
    expect(toFrame({ ...NOTHING, faq: { items: [] } }).has.faq).toBe(false)
    expect(toFrame({ ...NOTHING, faq: { items: [{ page: null }] } }).has.faq).toBe(false)
    expect(toFrame({ ...NOTHING, faq: { items: [{ page: null }, { page: { id: 'p' } }] } }).has.faq).toBe(true)
  })

  it('has a blog only with posts', () => {
    expect(toFrame({ ...NOTHING, posts: posts('content', 'terms') }).has.blog).toBe(false)
    expect(toFrame({ ...NOTHING, posts: posts('content', 'blog') }).has.blog).toBe(true)
  })
})

describe('items of a menu', () => {
  const links = (...items: SiteMenuItemFragment[]) => toFrame({ ...NOTHING, footer: { items } }).footer

  it('are left out when they lead nowhere in this channel', () => {
    expect(links(item({ name: 'Hidden' }))).toEqual([])
  })

  it('lead to pages with an address of their own', () => {
    const page = (slug: string, type: string) => ({
      slug,
      title: 'Title',
      translation: { title: 'Titul' },
      pageType: { slug: type },
    })
    expect(
      links(
        item({ page: page('delivery', 'content') }),
        item({ page: page('news', 'blog') }),
        item({ page: page('about', 'content'), name: '' }),
      ),
    ).toMatchObject([{ href: '/delivery' }, { href: '/blog/news' }, { href: '/pages/about', label: 'Titul' }])
  })

  it('know what is outside', () => {
    expect(links(item({ url: 'https://example.com/x' }), item({ url: '/catalog/' }))).toMatchObject([
      { href: 'https://example.com/x', outside: true },
      { href: '/catalog', outside: false },
    ])
  })
})
