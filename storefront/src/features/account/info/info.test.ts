import { describe, expect, it, vi } from 'vitest'
import { readConsents } from './consents.ts'
import { pictureFault, avatarsAllowed, deviceShelf, rememberRefused } from './avatar-rules.ts'

describe('consents kept with the account', () => {
  it('are those with a date, in one order, with the text’s version where it was noted', () => {
    const metadata = [
      { key: 'consent.privacyPolicy.acceptedAt', value: '2026-03-01T10:00:00Z' },
      { key: 'consent.privacyPolicy.version', value: '4' },
      { key: 'consent.orderUpdates.acceptedAt', value: '2026-02-01T10:00:00Z' },
      { key: 'consent.dataProcessing.acceptedAt', value: 'some day' },
      { key: 'consent.legalCompetence.version', value: '1' },
      { key: 'favorites', value: '[]' },
    ]
    expect(readConsents(metadata)).toEqual([
      { name: 'orderUpdates', acceptedAt: '2026-02-01T10:00:00Z', version: null },
      { name: 'privacyPolicy', acceptedAt: '2026-03-01T10:00:00Z', version: '4' },
    ])
  })
})

describe('a picture', () => {
  it('is a JPEG, PNG, WebP, AVIF or GIF of at most 5 MB', () => {
    expect(pictureFault({ type: 'image/png', size: 5 << 20 })).toBeNull()
    expect(pictureFault({ type: 'image/png', size: (5 << 20) + 1 })).toBe('FILE_SIZE_LIMIT_EXCEEDED')
    expect(pictureFault({ type: 'image/svg+xml', size: 100 })).toBe('INVALID')
    expect(pictureFault({ type: 'image/png', size: 0 })).toBe('INVALID')
  })
  it('is not asked for again where the service has refused one; another service is asked', () => {
    const kept = new Map<string, string>()
    const shelf = () => ({
      getItem: (k: string) => kept.get(k) ?? null,
      setItem: (k: string, v: string) => void kept.set(k, v),
    })
    expect(avatarsAllowed('https://saleor.example/graphql/', shelf)).toBe(true)
    rememberRefused('https://saleor.example/graphql/', shelf)
    expect(avatarsAllowed('https://saleor.example/graphql/', shelf)).toBe(false)
    expect(avatarsAllowed('/graphql/', shelf)).toBe(true)
  })
  it('is asked for where the browser blocks its storage', () => {
    const blocked = {
      get localStorage(): Storage {
        throw new Error('SecurityError')
      },
    }
    vi.stubGlobal('window', blocked)
    expect(avatarsAllowed('/graphql/', deviceShelf)).toBe(true)
    expect(() => rememberRefused('/graphql/', deviceShelf)).not.toThrow()
    vi.unstubAllGlobals()
  })
})
