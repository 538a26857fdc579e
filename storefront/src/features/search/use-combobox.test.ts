import { describe, expect, it } from 'vitest'
import { nextOption } from './use-combobox.ts'

const walk = (step: 1 | -1, options: number, steps: number): number[] => {
  const places = [-1]
  for (let i = 0; i < steps; i++) places.push(nextOption(places.at(-1)!, step, options))
  return places
}

describe('moving through suggestions', () => {
  it('goes round, with the field between the last and the first', () => {
    expect(walk(1, 3, 5)).toEqual([-1, 0, 1, 2, -1, 0])
    expect(walk(-1, 3, 5)).toEqual([-1, 2, 1, 0, -1, 2])
  })
})
