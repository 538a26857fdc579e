import { describe, expect, it } from 'vitest'
import { firstText, readBlocks } from './blocks.ts'
import { readInline } from './inline.ts'

describe('rich text', () => {
  it('keeps allowed marks and links that are safe', () => {
    expect(readInline('A <b>bold</b> <a href="/faq">link</a> &amp; more')).toEqual([
      'A ',
      { mark: 'b', inside: ['bold'] },
      ' ',
      { mark: 'a', href: '/faq', inside: ['link'] },
      ' & more',
    ])
  })
  it('never lets a script or its address through', () => {
    expect(
      readInline('<script>alert(1)</script><a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)>'),
    ).toEqual(['alert(1)', { mark: 'a', inside: ['x'] }])
    expect(readInline('<a href="//evil.example">x</a>')).toEqual([{ mark: 'a', inside: ['x'] }])
    expect(readInline('<a href=" java&#115;cript:alert(1)">x</a>')).toEqual([{ mark: 'a', inside: ['x'] }])
  })
  it('stands unclosed and crossed marks', () => {
    expect(readInline('<b>a<i>b</b>c')).toEqual([{ mark: 'b', inside: ['a', { mark: 'i', inside: ['b'] }] }, 'c'])
    expect(readInline('1 < 2 </i>')).toEqual(['1 < 2 '])
  })
  it('reads long runs of what could begin a mark in no time', () => {
    const began = process.cpuUsage()
    for (const part of ['<a', '<a ', '<', '<b>', '&#1', 'href=', '</i>']) readInline(`<a${part.repeat(20_000)}`)
    readInline(`<a${' '.repeat(100_000)}`)
    readInline('<b>'.repeat(20_000) + '</i>'.repeat(20_000))
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000)
  })
  it('reads blocks, leaves out unknown ones, and takes plain text as a paragraph', () => {
    expect(
      readBlocks(
        '{"blocks":[{"type":"header","data":{"level":3,"text":"H"}},{"type":"list","data":{"style":"ordered","items":["a",{"content":"b"}]}},{"type":"raw","data":{"html":"<x>"}}]}',
      ),
    ).toEqual([
      { kind: 'heading', level: 3, text: 'H' },
      { kind: 'list', ordered: true, items: ['a', 'b'] },
    ])
    expect(readBlocks('just words')).toEqual([{ kind: 'paragraph', text: 'just words' }])
    expect(readBlocks(null)).toEqual([])
    expect(
      firstText(
        '{"blocks":[{"type":"header","data":{"text":"H"}},{"type":"paragraph","data":{"text":"One <b>two</b>"}}]}',
      ),
    ).toBe('One two')
  })
})
