/**
 * Converts Markdown to Editor.js blocks: paragraphs, headings, lists and quotes, with bold, italic and links inside.
 */
import { lexer, type Token, type Tokens } from 'marked'

/** Version of Editor.js whose blocks these are. */
const VERSION = '2.24.3'
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

export interface Fault {
  /** Number of the line in the text, from 0. */
  line: number
  code: 'MARKDOWN' | 'MARKDOWN_HERE' | 'TOO_DEEP' | 'LINK_TARGET' | 'NUL'
  /** The kind of Markdown, or the link; empty where the code says all. */
  value: string
}

type Tell = (code: Fault['code'], value: string) => void

export interface ReadText {
  /** The blocks; null for an empty text. */
  blocks: Record<string, unknown> | null
  /** What Editor.js blocks cannot hold. */
  faults: readonly Fault[]
}

export const TOO_DEEP: ReadText = { blocks: null, faults: [{ line: 0, code: 'TOO_DEEP', value: '' }] }

/** Reads a text. One that is made to be slow takes minutes: texts from outside are read by `MarkdownReader`. */
export function toBlocks(markdown: string): ReadText {
  try {
    return blocksOf(markdown)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return TOO_DEEP
  }
}

function blocksOf(markdown: string): ReadText {
  const blocks: { id: string; type: string; data: Record<string, unknown> }[] = []
  const faults: Fault[] = []
  let line = 0
  for (const token of lexer(markdown)) {
    const tell: Tell = (code, value) => {
      faults.push({ line, code, value })
    }
    const made = block(token, tell)
    if (made) blocks.push({ id: `b${blocks.length + 1}`, ...made })
    line += token.raw.split('\n').length - 1
  }
  return { blocks: blocks.length ? { blocks, version: VERSION } : null, faults }
}

function block(token: Tokens.Generic, tell: Tell): { type: string; data: Record<string, unknown> } | null {
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'paragraph':
    case 'text':
      return { type: 'paragraph', data: { text: inline(token.tokens, tell) } }
    case 'heading':
      return { type: 'header', data: { text: inline(token.tokens, tell), level: (token as Tokens.Heading).depth } }
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return {
        type: 'list',
        data: { style: ordered ? 'ordered' : 'unordered', items: items.map((item) => flat(item.tokens, tell)) },
      }
    }
    case 'blockquote':
      return { type: 'quote', data: { text: flat(token.tokens ?? [], tell), caption: '', alignment: 'left' } }
    default:
      tell('MARKDOWN', token.type)
      return null
  }
}

/** Paragraphs inside a list's item or a quote, one under the other. */
function flat(tokens: readonly Token[], tell: Tell): string {
  return tokens
    .filter((t) => t.type !== 'space')
    .map((t) => {
      if (t.type === 'text' || t.type === 'paragraph') return inline((t as Tokens.Generic).tokens ?? [t], tell)
      tell('MARKDOWN_HERE', t.type)
      return ''
    })
    .join('<br>')
}

function inline(tokens: readonly Token[] | undefined, tell: Tell): string {
  return (tokens ?? []).map((token) => span(token as Tokens.Generic, tell)).join('')
}

function span(token: Tokens.Generic, tell: Tell): string {
  switch (token.type) {
    case 'text':
    case 'escape':
      return token.tokens ? inline(token.tokens, tell) : escapeHtml(String(token.text)).replaceAll('\n', ' ')
    case 'strong':
      return `<b>${inline(token.tokens, tell)}</b>`
    case 'em':
      return `<i>${inline(token.tokens, tell)}</i>`
    case 'br':
      return '<br>'
    case 'link': {
      const href = String(token.href)
      if (!LINK.test(href)) tell('LINK_TARGET', href)
      return `<a href="${escapeHtml(href).replaceAll('"', '&quot;')}">${inline(token.tokens, tell)}</a>`
    }
    default:
      tell('MARKDOWN', token.type)
      return ''
  }
}

/** Escapes a text for HTML. Entities in the Markdown stay what they are. */
const escapeHtml = (text: string): string =>
  text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
