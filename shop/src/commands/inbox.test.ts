/** How the arguments of `inbox` are read. */
import { expect, test } from 'vitest'
import { readInbox } from './inbox.ts'

test('what is understood', () => {
  expect(readInbox(['list'])).toEqual({ verb: 'list', topic: null, last: 20 })
  expect(readInbox(['list', '--topic', 'problem', '--last', '3'])).toEqual({ verb: 'list', topic: 'problem', last: 3 })
  expect(readInbox(['show', '12'])).toEqual({ verb: 'show', number: 12 })
  expect(readInbox(['export'])).toEqual({ verb: 'export', topic: null })
  expect(readInbox(['newsletter'])).toEqual({ verb: 'newsletter' })
  expect(readInbox(['forget', 'ann@example.com'])).toEqual({ verb: 'forget', email: 'ann@example.com' })
})

test.each([
  [[], 'Say list, show, export, newsletter or forget.'],
  [['delete'], 'Say list, show, export, newsletter or forget.'],
  [['list', 'all'], 'all is too much.'],
  [['list', '--topic', 'praise'], /^praise is no topic/],
  [['list', '--last', '0'], /^--last is a number/],
  [['list', '--last', '1001'], /^--last is a number/],
  [['newsletter', '--topic', 'order'], '--topic goes with list and export.'],
  [['export', '--last', '3'], '--last goes with list.'],
  [['show'], /^A message is a number/],
  [['show', '1', '2'], '1 2 is too much.'],
  [['show', '-1'], /-1/],
  [['forget', 'ann'], 'Name the e-mail address to forget.'],
])('%j is not', (args, message) => {
  expect(() => readInbox(args)).toThrow(message)
})
