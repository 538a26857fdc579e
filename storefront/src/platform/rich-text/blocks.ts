/** Reads rich text as the service stores it: Editor.js blocks in a JSON string (docs/rules.md#rich-text). */
import { plainText, readInline } from './inline.ts'

export type Block =
  | { kind: 'paragraph' | 'quote'; text: string }
  | { kind: 'heading'; level: 2 | 3 | 4; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'image'; url: string; caption: string }
  | { kind: 'line' }

interface RawBlock {
  type?: unknown
  data?: {
    text?: unknown
    level?: unknown
    style?: unknown
    items?: unknown
    file?: { url?: unknown }
    url?: unknown
    caption?: unknown
  }
}

/** The blocks of a rich text. Unknown blocks are left out; text that is no JSON becomes one paragraph. */
export function readBlocks(json: string | null | undefined): Block[] {
  if (!json) return []
  try {
    const parsed = JSON.parse(json) as { blocks?: RawBlock[] }
    return Array.isArray(parsed?.blocks) ? parsed.blocks.flatMap((block) => toBlock(block) ?? []) : []
  } catch {
    return [{ kind: 'paragraph', text: json }]
  }
}

function toBlock({ type, data = {} }: RawBlock): Block | null {
  const text = typeof data.text === 'string' ? data.text : ''
  switch (type) {
    case 'paragraph':
      return text.trim() ? { kind: 'paragraph', text } : null
    case 'header':
      return { kind: 'heading', level: data.level === 3 ? 3 : Number(data.level) >= 4 ? 4 : 2, text }
    case 'quote':
      return { kind: 'quote', text }
    case 'list':
      return {
        kind: 'list',
        ordered: data.style === 'ordered',
        items: Array.isArray(data.items) ? data.items.map(itemText) : [],
      }
    case 'image': {
      const url = data.file?.url ?? data.url
      return typeof url === 'string' && /^(?:https?:|\/(?!\/))/.test(url)
        ? { kind: 'image', url, caption: typeof data.caption === 'string' ? data.caption : '' }
        : null
    }
    case 'delimiter':
      return { kind: 'line' }
    default:
      return null
  }
}

/** The text of a list's item, which newer versions of Editor.js wrap in an object. */
const itemText = (item: unknown): string =>
  typeof item === 'string' ? item : String((item as { content?: unknown } | null)?.content ?? '')

/** The whole text without marks, for search and for data of complete answers. */
export const allText = (json: string | null | undefined): string =>
  readBlocks(json)
    .flatMap((block) => ('text' in block ? [block.text] : block.kind === 'list' ? block.items : []))
    .map((text) => plainText(readInline(text)).trim())
    .filter(Boolean)
    .join('\n')

/** The first paragraph without marks, for teasers and descriptions. */
export function firstText(json: string | null | undefined): string {
  const block = readBlocks(json).find(({ kind }) => kind === 'paragraph')
  return block?.kind === 'paragraph' ? plainText(readInline(block.text)).trim() : ''
}
