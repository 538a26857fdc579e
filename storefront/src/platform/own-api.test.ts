import { describe, expect, it } from 'vitest'
import { faultsOf } from './own-api.ts'

describe('faults in an address', () => {
  it('are read as the shop writes them', () => {
    expect(faultsOf('email.INVALID message.REQUIRED form.TOO_MANY_REQUESTS')).toEqual([
      { field: 'email', code: 'INVALID' },
      { field: 'message', code: 'REQUIRED' },
      { field: null, code: 'TOO_MANY_REQUESTS' },
    ])
  })

  it.each([undefined, '', 'email', 'email.', '.INVALID', 'email.<b>', `${'x'.repeat(30)}.INVALID`])(
    'are none in %j',
    (text) => {
      expect(faultsOf(text)).toEqual([])
    },
  )
})
