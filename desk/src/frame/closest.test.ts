/** The order in which the palette shows what was found. */
import { expect, it } from 'vitest'
import type { Found } from '../parts/found.ts'
import { closestFirst } from './closest.ts'

const found = (title: string, detail = ''): Found => ({ id: title, title, detail, icon: 'orders', link: { to: '/' } })

it('shows first what bears the letters, and leaves the rest in its order', () => {
  const all = [
    found('No. 1007', 'ann@example.com · 29.50 $'),
    found('No. 1006', 'norman@example.com · 5.00 $'),
    found('Critical Nor', 'CRT-1'),
    found('Northern Lights · 1 seed', 'NTL-FEM-1'),
    found('Minor flaws'),
  ]
  expect(closestFirst(all, 'nor').map(({ title }) => title)).toEqual([
    'No. 1006',
    'Critical Nor',
    'Northern Lights · 1 seed',
    'Minor flaws',
    'No. 1007',
  ])
})
