/** The order of columns, which outlives new channels and warehouses. */
import { expect, it } from 'vitest'
import { ordered } from './ordered.ts'

const columns = (ids: string): { id: string }[] => ids.split('').map((id) => ({ id }))
const inOrder = (usual: string, order: string): string =>
  ordered(columns(usual), order.split(''))
    .map(({ id }) => id)
    .join('')

it('is the usual one where nobody has changed it', () => expect(inOrder('abcd', '')).toBe('abcd'))
it('is as somebody put it', () => expect(inOrder('abcd', 'adbc')).toBe('adbc'))
it('takes new columns in behind those that they follow', () => expect(inOrder('abcde', 'adb')).toBe('adebc'))
it('takes several new ones, also at the beginning', () => expect(inOrder('xyab', 'ba')).toBe('xyba'))
it('forgets columns that are gone', () => expect(inOrder('ac', 'cba')).toBe('ca'))
