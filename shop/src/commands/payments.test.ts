import { expect, it } from 'vitest'
import { readPayments } from './payments.ts'
import { UsageError } from './usage.ts'

const ID = '11111111-2222-3333-4444-555555555555'

it.each([
  [['list'], { verb: 'list', last: null }],
  [['list', '--last', '50'], { verb: 'list', last: 50 }],
  [['show', '1001'], { verb: 'show', what: '1001' }],
  [['resolve', '7', '--note', 'sent back'], { verb: 'resolve', what: '7', note: 'sent back', reference: null }],
  [['resolve', ID, '--reference', 'txid'], { verb: 'resolve', what: ID, note: '', reference: 'txid' }],
  [['refund', '1001', '--amount', '12.50'], { verb: 'refund', what: '1001', amount: '12.50', reason: '' }],
  [['compare'], { verb: 'compare', days: 14 }],
])('reads %j', (args, asked) => {
  expect(readPayments(args)).toEqual(asked)
})

it.each([
  [[]],
  [['pay']],
  [['show']],
  [['list', '1001']],
  [['list', '--last', 'all']],
  [['resolve', '7']],
  [['resolve', ID]],
  [['refund', '1001', '--amount', '12,50']],
  [['refund', '1001', '--amount', '-1']],
  [['compare', '--days', '0']],
  [['show', '1001', '--amount', '1']],
])('refuses %j', (args) => {
  expect(() => readPayments(args)).toThrow(UsageError)
})
