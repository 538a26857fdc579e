import { describe, expect, it } from 'vitest'
import { channelLabel } from './channel-label.ts'

describe('the channel a host names', () => {
  it('is the first label of three or more', () => {
    expect(channelLabel('eu.shop.example')).toBe('eu')
    expect(channelLabel('RU.shop.localhost:3000')).toBe('ru')
    expect(channelLabel('www.shop.example')).toBe('www')
  })
  it('is none for short names and addresses', () => {
    for (const host of ['localhost', 'localhost:3000', 'shop.example', '127.0.0.1', '127.0.0.1:3000', '[::1]:3000', ''])
      expect(channelLabel(host)).toBeNull()
  })
})
