import { expect, it } from 'vitest'
import { type Fault, toBlocks } from './markdown.ts'

const data = (markdown: string) =>
  (toBlocks(markdown) as { blocks: { type: string; data: unknown }[] }).blocks.map(({ type, data: d }) => [type, d])

it('makes a block of each paragraph, heading, list and quote', () => {
  expect(toBlocks('About Amnesia')).toEqual({
    blocks: [{ id: 'b1', type: 'paragraph', data: { text: 'About Amnesia' } }],
    version: '2.24.3',
  })
  expect(data('## One\n\nTwo\nlines\n\n- a\n- **b**\n\n1. c\n\n> said\n')).toEqual([
    ['header', { text: 'One', level: 2 }],
    ['paragraph', { text: 'Two lines' }],
    ['list', { style: 'unordered', items: ['a', '<b>b</b>'] }],
    ['list', { style: 'ordered', items: ['c'] }],
    ['quote', { text: 'said', caption: '', alignment: 'left' }],
  ])
})

it('keeps bold, italic and links, and escapes the rest', () => {
  expect(data('**a** *b* [c](https://example.com/?x=1&y="2") 1 < 2 & 3')[0]).toEqual([
    'paragraph',
    { text: '<b>a</b> <i>b</i> <a href="https://example.com/?x=1&amp;y=&quot;2&quot;">c</a> 1 &lt; 2 &amp; 3' },
  ])
})

it('has nothing for an empty text', () => {
  expect(toBlocks(' \n')).toBeNull()
})

it('tells the line of what blocks cannot hold', () => {
  const faults: Fault[] = []
  toBlocks('Text\n\n<script>alert(1)</script>\n\n[a](javascript:alert)\n\n![x](y.png)', faults)
  expect(faults).toEqual([
    { line: 2, code: 'MARKDOWN', value: 'html' },
    { line: 4, code: 'LINK_TARGET', value: 'javascript:alert' },
    { line: 6, code: 'MARKDOWN', value: 'image' },
  ])
})

it('tells of what stands too deep within each other', () => {
  const faults: Fault[] = []
  expect(toBlocks(`${'> '.repeat(9000)}Text`, faults)).toBeNull()
  expect(faults).toEqual([{ line: 0, code: 'TOO_DEEP', value: '' }])
})

it('refuses a text that its reader would take seconds for, after two seconds', () => {
  const began = process.cpuUsage()
  const faults: Fault[] = []
  expect(toBlocks(`_a${'_a'.repeat(60_000)}`, faults)).toBeNull()
  expect(faults).toEqual([{ line: 0, code: 'TOO_DEEP', value: '' }])
  expect(process.cpuUsage(began).user).toBeLessThan(4_000_000)
})
