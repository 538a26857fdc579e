/** The head of a page's file: `key: value` lines between two lines of `---`; below it the Markdown. */
import type { Problems } from './problems.ts'

export interface PageFile {
  cells: Map<string, string>
  lines: Map<string, number>
  body: string
  /** Number of the line on which the body begins. */
  bodyLine: number
}

const KEY = /^((?:attr|meta):[^\s:]+|[A-Za-z]+):(?:\s(.*))?$/

export function readPageFile(file: string, text: string, problems: Problems): PageFile {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
  const page: PageFile = { cells: new Map(), lines: new Map(), body: '', bodyLine: 1 }
  const end = lines[0]?.trim() === '---' ? lines.findIndex((l, i) => i > 0 && l.trim() === '---') : -1
  if (end < 0) {
    problems.add(file, { line: 1 }, 'NO_FRONT_MATTER')
    return page
  }
  for (let i = 1; i < end; i++) {
    const line = lines[i]!.trimEnd()
    if (line === '' || line.startsWith('#')) continue
    const [, key, value = ''] = KEY.exec(line) ?? []
    if (!key) problems.add(file, { line: i + 1 }, 'NOT_KEY_VALUE')
    else if (page.cells.has(key)) problems.add(file, { line: i + 1, column: key }, 'KEY_TWICE')
    else {
      page.cells.set(key, unquote(value.trim()))
      page.lines.set(key, i + 1)
    }
  }
  page.body = lines
    .slice(end + 1)
    .join('\n')
    .trim()
  page.bodyLine = end + 2 + lines.slice(end + 1).findIndex((l) => l.trim() !== '')
  return page
}

function unquote(value: string): string {
  if (/^".*"$/s.test(value)) return value.slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\')
  if (/^'.*'$/s.test(value)) return value.slice(1, -1).replaceAll("''", "'")
  return value
}
