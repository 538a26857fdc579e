/** References are known by their ids, whatever names they have. */
import { expect, it } from 'vitest'
import { idsIn, nameIn, notYet } from './references.tsx'

it('offers nothing that is referred to under another name', () => {
  const chosen = ['v1 3 seeds', 'v2 Northern Lights · 5 seeds']
  expect(notYet(['v1 Northern Lights · 3 seeds', 'v3 White Widow · 3 seeds'], chosen)).toEqual([
    'v3 White Widow · 3 seeds',
  ])
  expect(idsIn([...chosen, 'v1 Northern Lights · 3 seeds'])).toEqual(['v1', 'v2'])
  expect(nameIn('v2 Northern Lights · 5 seeds')).toBe('Northern Lights · 5 seeds')
})
