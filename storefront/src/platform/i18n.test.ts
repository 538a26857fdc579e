import { describe, expect, it } from 'vitest'
import { localPath, splitPath } from './i18n.ts'

describe('addresses and languages', () => {
  it('keeps the default language without a prefix', () => {
    expect(localPath('/faq', 'en')).toBe('/faq')
    expect(splitPath('/faq')).toEqual(['en', '/faq'])
  })
  it('puts other languages first', () => {
    expect(localPath('/', 'ru')).toBe('/ru')
    expect(localPath('/sort/haze', 'cs')).toBe('/cs/sort/haze')
    expect(splitPath('/ru')).toEqual(['ru', '/'])
    expect(splitPath('/cs/sort/haze')).toEqual(['cs', '/sort/haze'])
  })
  it('does not take other words for a language', () => {
    expect(splitPath('/rules')).toEqual(['en', '/rules'])
    expect(splitPath('/en/faq')).toEqual(['en', '/en/faq'])
    expect(splitPath('/de/faq')).toEqual(['en', '/de/faq'])
  })
})
