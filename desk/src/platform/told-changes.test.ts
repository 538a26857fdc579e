/** Which changes a message offers to take back. */
import { describe, expect, it } from 'vitest'
import { changesSoFar, collectChanges, noteChanges } from './told-changes.ts'

const answer = (ids: string) => new Response(null, { headers: { 'semena-changes': ids } })

describe('changes that answers name', () => {
  it('offers those of work that ran alone, and forgets them with its end', () => {
    noteChanges(answer('1'))
    const end = collectChanges()
    noteChanges(answer('2, 3'))
    noteChanges(new Response(null))
    expect(changesSoFar()).toEqual({ ids: ['2', '3'], isTogether: false })
    end()
    expect(changesSoFar().ids).toEqual([])
    const again = collectChanges()
    expect(changesSoFar()).toEqual({ ids: [], isTogether: false })
    again()
  })

  it('offers those of two that ran at the same time together, with the last of them', () => {
    const first = collectChanges()
    noteChanges(answer('4'))
    const second = collectChanges()
    noteChanges(answer('5'))
    expect(changesSoFar().ids).toEqual([])
    first()
    noteChanges(answer('6'))
    expect(changesSoFar()).toEqual({ ids: ['4', '5', '6'], isTogether: true })
    second()
    expect(changesSoFar().ids).toEqual([])
  })
})
