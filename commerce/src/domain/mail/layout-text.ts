/** Lays a mail out as plain text. */
import { type Block, type Letterhead, type MailContent, signature } from './blocks.ts'

const WIDTH = 72

export function toText({ title, greeting, blocks, reason }: MailContent, head: Letterhead): string {
  const foot = [reason, head.demo ?? '', signature(head), head.shopUrl ?? '']
  return `${[
    [title, '='.repeat(Math.min(WIDTH, title.length))].join('\n'),
    greeting,
    ...blocks.map(block),
    ['-- ', ...foot.filter(Boolean)].join('\n'),
  ].join('\n\n')}\n`
}

function block(b: Block): string {
  switch (b.is) {
    case 'TEXT':
    case 'NOTE':
      return b.text
    case 'NOTICE':
      return `* ${b.text}`
    case 'QUOTE':
      return b.text
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    case 'BUTTON':
    case 'LINK':
      return `${b.text}:\n${b.url}`
    case 'FACTS':
      return b.rows
        .map((r) => [`${r.label}: ${r.value}`, ...(r.url && r.url !== r.value ? [r.url] : [])].join('\n'))
        .join('\n')
    case 'LINES':
      return [
        `${b.title}:`,
        ...b.lines.map((l) => aligned([l.name, l.detail].filter(Boolean).join(', '), l.amount)),
        ...(b.sums.length ? ['-'.repeat(WIDTH)] : []),
        ...b.sums.map((s) => aligned(s.label, s.amount)),
      ].join('\n')
    case 'COLUMNS':
      return b.columns.map((c) => [`${c.title}:`, ...c.lines.map((l) => `  ${l}`)].join('\n')).join('\n\n')
  }
}

/** A label with its amount at the right edge, where there is room. */
const aligned = (label: string, amount: string): string =>
  amount ? `${label}${' '.repeat(Math.max(2, WIDTH - label.length - amount.length))}${amount}` : label
