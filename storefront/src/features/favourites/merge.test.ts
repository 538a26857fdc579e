import { describe, expect, it } from 'vitest'
import { merged } from './merge.ts'

describe('favourites of a device and an account', () => {
  it('are the two together at sign-in, the device’s first', () => {
    expect(merged([], ['haze', 'skunk'], ['ak', 'haze'])).toEqual(['haze', 'skunk', 'ak'])
    expect(merged([], [], ['ak'])).toEqual(['ak'])
    expect(merged([], ['haze'], [])).toEqual(['haze'])
  })
  it('take over what this device has added and taken out since', () => {
    expect(merged(['ak', 'haze'], ['kush', 'ak'], ['ak', 'haze'])).toEqual(['kush', 'ak'])
  })
  it('keep what another device has done meanwhile', () => {
    const base = ['ak', 'haze']
    expect(merged(base, ['kush', ...base], ['skunk', ...base])).toEqual(['kush', 'skunk', 'ak', 'haze'])
    // The other device removed a favourite that this device has not changed.
    expect(merged(base, ['kush', ...base], ['haze'])).toEqual(['kush', 'haze'])
  })
  it('do not bring back what was taken out on both', () => {
    expect(merged(['ak', 'haze'], ['haze'], ['haze'])).toEqual(['haze'])
  })
})
