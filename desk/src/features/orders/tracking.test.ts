import { describe, expect, it } from 'vitest'
import { readTracking } from './tracking.ts'

const orders = [
  { id: 'a', number: '1001' },
  { id: 'b', number: '1002' },
  { id: 'c', number: '1003' },
]
const read = (text: string) => {
  const { tracking, ...rest } = readTracking(text, orders)
  return { ...Object.fromEntries(tracking), ...rest }
}

describe('pasted tracking numbers', () => {
  it('are matched to the orders one after the other', () => {
    expect(read('X1\nX2\r\nX3\n')).toEqual({ a: 'X1', b: 'X2', c: 'X3', wrong: [], extra: 0 })
  })
  it('go to the order that a line names, by tab, semicolon or comma', () => {
    expect(read('1003\tX3\n#1001; X1\n№ 1002,X2')).toEqual({ a: 'X1', b: 'X2', c: 'X3', wrong: [], extra: 0 })
    expect(read('No. 1001\tX1\nč. 1002\tX2')).toEqual({ a: 'X1', b: 'X2', wrong: [], extra: 0 })
  })
  it('leave out an order where a line is empty', () => {
    expect(read('X1\n\nX3')).toEqual({ a: 'X1', c: 'X3', wrong: [], extra: 0 })
  })
  it('fill the orders that no line names', () => {
    expect(read('1001\tX1\nX2\nX3')).toEqual({ a: 'X1', b: 'X2', c: 'X3', wrong: [], extra: 0 })
  })
  it('tell what names no chosen order, one twice, and what is too much', () => {
    expect(read('9\tX9\n1001\tX1\n1001\tX0')).toEqual({ a: 'X1', wrong: ['9\tX9', '1001\tX0'], extra: 0 })
    expect(read('1\n2\n3\n4')).toEqual({ a: '1', b: '2', c: '3', wrong: [], extra: 1 })
  })
  it('are none where nothing was pasted', () => {
    expect(read(' \n ')).toEqual({ wrong: [], extra: 0 })
  })
})
