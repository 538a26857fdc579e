/**
 * Reads the little HTML inside a block of rich text into a tree of allowed marks. Everything else stays as text or is
 * dropped.
 */

export type Inline = string | { mark: Mark; href?: string; inside: Inline[] }
export type Mark = 'a' | 'b' | 'i' | 'u' | 's' | 'code' | 'mark' | 'sub' | 'sup' | 'br'

const MARKS: Record<string, Mark> = {
  a: 'a',
  b: 'b',
  strong: 'b',
  i: 'i',
  em: 'i',
  u: 'u',
  s: 's',
  del: 's',
  code: 'code',
  mark: 'mark',
  sub: 'sub',
  sup: 'sup',
  br: 'br',
}
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  laquo: '«',
  raquo: '»',
}
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)(\s[^<>]*|\/)?>/g
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i
/** Marks are not nested deeper; the rest of the text stays inside of the last one. */
const DEEPEST = 32
/** Matches the addresses that a link may have. */
const SAFE = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

export function readInline(html: string): Inline[] {
  const root: Inline[] = []
  const open: { mark: Mark; into: Inline[] }[] = []
  const here = (): Inline[] => open.at(-1)?.into ?? root
  let at = 0
  const addText = (end: number): void => {
    if (end > at) here().push(decode(html.slice(at, end)))
  }
  for (const tag of html.matchAll(TAG)) {
    addText(tag.index)
    at = tag.index + tag[0].length
    const mark = MARKS[tag[2]!.toLowerCase()]
    if (!mark) continue
    if (mark === 'br') here().push({ mark, inside: [] })
    else if (tag[1]) close(open, mark)
    else if (open.length < DEEPEST) {
      const href = mark === 'a' ? safeHref(tag[3] ?? '') : undefined
      const inside: Inline[] = []
      here().push({ mark, ...(href ? { href } : {}), inside })
      open.push({ mark, into: inside })
    }
  }
  addText(html.length)
  return root
}

function close(open: { mark: Mark }[], mark: Mark): void {
  const index = open.findLastIndex((one) => one.mark === mark)
  if (index >= 0) open.length = index
}

function safeHref(attributes: string): string | undefined {
  const [, double, single] = HREF.exec(attributes) ?? []
  const href = decode(double ?? single ?? '').trim()
  return SAFE.test(href) ? href : undefined
}

const decode = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )

/** The text of a tree, without its marks. */
export const plainText = (nodes: readonly Inline[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.mark === 'br' ? ' ' : plainText(node.inside))).join('')
