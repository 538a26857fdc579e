import { expect, it } from 'vitest'
import { MarkdownReader } from './markdown-reader.ts'
import { TOO_DEEP, toBlocks } from './markdown.ts'
import { Problems } from './problems.ts'
import { Row } from './row.ts'

const data = (markdown: string) =>
  (toBlocks(markdown).blocks as { blocks: { type: string; data: unknown }[] }).blocks.map(({ type, data: d }) => [
    type,
    d,
  ])

it('makes a block of each paragraph, heading, list and quote', () => {
  expect(toBlocks('About Amnesia').blocks).toEqual({
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
  expect(toBlocks(' \n').blocks).toBeNull()
})

it('tells the line of what blocks cannot hold', () => {
  const { faults } = toBlocks('Text\n\n<script>alert(1)</script>\n\n[a](javascript:alert)\n\n![x](y.png)')
  expect(faults).toEqual([
    { line: 2, code: 'MARKDOWN', value: 'html' },
    { line: 4, code: 'LINK_TARGET', value: 'javascript:alert' },
    { line: 6, code: 'MARKDOWN', value: 'image' },
  ])
})

it('tells of what stands too deep within each other', () => {
  expect(toBlocks(`${'> '.repeat(9000)}Text`)).toEqual(TOO_DEEP)
})

/** What a reader makes of texts that stand in the rows of one sheet. */
async function readTogether(reader: MarkdownReader, texts: readonly string[]) {
  const rows = texts.map(
    (text) => new Row({ file: 'a.csv', line: 2, cells: new Map([['description', text]]) }, new Problems()),
  )
  await reader.readAhead(rows)
  return rows.map(({ markdown }) => markdown.get('description'))
}
/** Its reader would take more than a minute for it. */
const SLOW = '_a'.repeat(60_000)

it('refuses the one text that takes longer than two seconds, and this thread goes on meanwhile', async () => {
  const reader = new MarkdownReader()
  let longest = 0
  let before = performance.now()
  const pulse = setInterval(() => {
    longest = Math.max(longest, performance.now() - before)
    before = performance.now()
  }, 5)
  const began = process.cpuUsage()
  const nothing = { blocks: null, faults: [] }
  expect(await readTogether(reader, ['Good', SLOW, 'x'.repeat(200_001)])).toEqual([nothing, TOO_DEEP, TOO_DEEP])
  expect(process.cpuUsage(began).user).toBeLessThan(5_000_000)
  clearInterval(pulse)
  expect(longest).toBeLessThan(1000)
  // Its import is refused already, so nothing more is read.
  expect(await readTogether(reader, [SLOW])).toEqual([nothing])
})

it('reads what is sent together, time and again, in one thread', async () => {
  const reader = new MarkdownReader()
  for (const texts of [['One', '**two**'], ['> three']])
    expect(await readTogether(reader, texts)).toEqual(texts.map(toBlocks))
  await reader.close()
})
