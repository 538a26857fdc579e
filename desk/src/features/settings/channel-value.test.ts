/** What the form of a channel refuses. */
import { expect, it } from 'vitest'
import { countFaults, NEW_CHANNEL } from './channel-value.ts'

const refused = (value: object, before: object) =>
  countFaults({ ...NEW_CHANNEL, ...value }, { ...NEW_CHANNEL, ...before }).map(({ code, field }) => `${field} ${code}`)

it('a period that every channel has is not emptied, because it would stay as it was', () => {
  const before = { forget: '60', releaseAfter: '6', expire: '60' }
  expect(refused({ forget: '', release: true, releaseAfter: ' ', expire: '' }, before)).toEqual([
    'forget REQUIRED',
    'releaseAfter REQUIRED',
  ])
  expect(refused({ forget: '30', release: false, releaseAfter: '' }, before)).toEqual([])
  expect(refused({ forget: 'soon' }, before)).toEqual(['forget INVALID'])
})

it('a new channel takes what the shop has for it', () => {
  expect(refused({ release: true, releaseAfter: '' }, {})).toEqual([])
})
