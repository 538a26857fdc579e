/** Under which key a page is cached. */
import { expect, it } from 'vitest'
import { LANGUAGE_COOKIE } from '@semena/contract/shop-port'
import { pageAddress } from './key.ts'

const at = (target: string, { host = 'shop.test', protocol = 'http', cookies = '' } = {}) =>
  pageAddress({ protocol, host, target, cookies }, names)
const KNOWN: Record<string, string[]> = { '/list': ['filter', 'sort'], '/plain': [] }
const names = (path: string): string[] | null => KNOWN[path] ?? null

it('tells origins and addresses apart, and nothing else', () => {
  expect(at('/catalog?a=1')!.key).toBe('http://shop.test/catalog?a=1')
  expect(at('/catalog', { host: 'SHOP.test' })!.key).toBe('http://shop.test/catalog')
  expect(at('/catalog', { protocol: 'https' })!.key).toBe('https://shop.test/catalog')
  expect(at('/catalog', { cookies: 'session=1' })!.key).toBe(at('/catalog')!.key)
})

it('passes over what visitors bring from elsewhere', () => {
  expect(at('/catalog?utm_source=x&a=1&fbclid=2&&gclid')!.url).toBe('http://shop.test/catalog?a=1')
  expect(at('/catalog?utm_source=x')!.url).toBe('http://shop.test/catalog')
})

it('passes over names that the page does not know, and takes those that it knows in one order', () => {
  expect(at('/list?x=1&filter=a&y')!.key).toBe('http://shop.test/list?filter=a')
  expect(at('/list?sort=b&filter=a')!.key).toBe(at('/list?filter=a&sort=b')!.key)
  expect(at('/list?filter=b&filter=a')!.key).not.toBe(at('/list?filter=a&filter=b')!.key)
  expect(at('/list?f%69lter=a&%66oo=1')!.key).toBe('http://shop.test/list?f%69lter=a')
  expect(at('/plain?anything=1')!.key).toBe('http://shop.test/plain')
  expect(at('/plain?=&==&&?')!.key).toBe('http://shop.test/plain')
  expect(at('/other?x=1')!.key).toBe('http://shop.test/other?x=1')
})

it('tells the language chosen apart on the front page only', () => {
  const cookies = `a=b; ${LANGUAGE_COOKIE}=ru`
  expect(at('/', { cookies })).toEqual({ key: 'http://shop.test/ ru', url: 'http://shop.test/' })
  expect(at('/catalog', { cookies })!.key).toBe('http://shop.test/catalog')
  expect(at('/', { cookies: `${LANGUAGE_COOKIE}=xx` })!.key).toBe('http://shop.test/')
})

it.each([
  ['//elsewhere.test/', 'shop.test'],
  ['*', 'shop.test'],
  [`/${'a'.repeat(2048)}`, 'shop.test'],
  ['/', 'shop.test/path'],
  ['/', 'a b'],
  ['/', ''],
])('keeps nothing under %s of host %s', (target, host) => {
  expect(at(target, { host })).toBeNull()
})
