/** An answer to a message is mailed once, also where the shop's answer to it was lost. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ServiceUnreachable } from '../../platform/faults.ts'
import { answerOnce } from './answer.ts'

const answerOf = (text: string) => ({ at: '2026-11-27T10:00:00Z', by: 'keeper@example.com', text })

let asked: string[]
let isLost: boolean
let answers: ReturnType<typeof answerOf>[]
beforeEach(() => {
  asked = []
  isLost = false
  answers = [answerOf('An older one')]
  vi.stubGlobal('fetch', (_: string, { method }: { method: string }) => {
    asked.push(method)
    if (method === 'POST' && isLost) return Promise.reject(new TypeError('No network'))
    return Promise.resolve(Response.json({ number: 7, answers }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const send = (text: string, before: number | null, lost: (count: number) => void = () => {}) =>
  answerOnce({ number: 7, answers }, text, before, lost)

it('remembers how many answers there were where nobody said whether it was heard', async () => {
  isLost = true
  const counts: number[] = []
  await expect(send('It left today.', null, (count) => counts.push(count))).rejects.toBeInstanceOf(ServiceUnreachable)
  expect(counts).toEqual([1])
})

it('is not sent again where the first try was heard', async () => {
  answers.push(answerOf('It left today.'))
  expect((await send('It left today. ', 1)).isSent).toBe(true)
  expect(asked).toEqual(['GET'])
})

it('is sent again where the first try was not heard', async () => {
  expect((await send('It left today.', 1)).isSent).toBe(true)
  expect(asked).toEqual(['GET', 'POST'])
})

it('waits where another answer was sent meanwhile', async () => {
  answers.push(answerOf('It left today.'))
  expect((await send('It left yesterday.', 1)).isSent).toBe(false)
  expect(asked).toEqual(['GET'])
})
