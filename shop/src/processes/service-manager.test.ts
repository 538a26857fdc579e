import { expect, it } from 'vitest'
import { givenSocket } from './service-manager.ts'

it('takes the one socket that was meant for this process', () => {
  expect(givenSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toBe(3)
  expect(givenSocket({ LISTEN_PID: '6', LISTEN_FDS: '1' }, 7)).toBeNull()
  expect(givenSocket({ LISTEN_PID: '7', LISTEN_FDS: '' }, 7)).toBeNull()
  expect(givenSocket({}, 7)).toBeNull()
  expect(() => givenSocket({ LISTEN_PID: '7', LISTEN_FDS: '2' }, 7)).toThrow('the shop takes one socket')
})
