/** How the arguments of `person` are read. */
import { expect, test } from 'vitest'
import { readPerson } from './person.ts'

test('what is understood', () => {
  expect(readPerson(['export', 'a@example.com'])).toEqual({ verb: 'export', email: 'a@example.com' })
  expect(readPerson(['forget', 'a@example.com'])).toEqual({ verb: 'forget', email: 'a@example.com' })
})

test.each([
  [[], 'Say export or forget.'],
  [['delete', 'a@example.com'], 'Say export or forget.'],
  [['export'], 'Name one e-mail address.'],
  [['forget', 'a'], 'Name one e-mail address.'],
  [['forget', 'a@example.com', 'b@example.com'], 'Name one e-mail address.'],
])('%j is not', (args, message) => {
  expect(() => readPerson(args)).toThrow(message)
})
