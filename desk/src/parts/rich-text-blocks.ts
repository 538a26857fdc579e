/** Rich text as the service stores it, blocks of Editor.js in a JSON string, read without the editor. */

export interface RichBlock {
  id?: string
  type: string
  data: Record<string, unknown>
}

/** The blocks of a stored text. Text that is no JSON becomes one paragraph. */
export function blocksOf(json: string | null | undefined): RichBlock[] {
  if (!json) return []
  try {
    const { blocks } = JSON.parse(json) as { blocks?: RichBlock[] }
    return Array.isArray(blocks) ? blocks.filter((block) => block?.type && block.data) : []
  } catch {
    return [{ type: 'paragraph', data: { text: json } }]
  }
}

/** The stored form of blocks; empty for none, so that an empty text is one that is missing. */
export const jsonOf = (blocks: readonly RichBlock[]): string => (blocks.length === 0 ? '' : JSON.stringify({ blocks }))

/** Each block's text without marks, for previews and comparisons. */
export const linesOf = (json: string | null | undefined): string[] =>
  blocksOf(json)
    .flatMap(({ data }) => (Array.isArray(data['items']) ? data['items'].map(itemText) : [data['text']]))
    .map((html) => (typeof html === 'string' ? bare(html) : ''))
    .filter(Boolean)

/** Whether two stored texts read the same: identifiers and moments of saving do not count. */
export const isSameText = (a: string | null | undefined, b: string | null | undefined): boolean =>
  a === b || meaning(a) === meaning(b)

const meaning = (json: string | null | undefined): string =>
  JSON.stringify(blocksOf(json).map(({ type, data }) => [type, data]))

const itemText = (item: unknown): unknown =>
  typeof item === 'string' ? item : (item as { content?: unknown } | null)?.content

// A document of its own loads nothing and runs nothing.
const bare = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim()
