/** Renders rich text as React elements, so that none of it is ever set as HTML. */
import { Link } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { type Block, readBlocks } from './blocks.ts'
import { type Inline, readInline } from './inline.ts'

export function RichText({ json, drop = false }: { json: string | null | undefined; drop?: boolean }) {
  const blocks = readBlocks(json)
  const first = drop ? blocks.findIndex(({ kind }) => kind === 'paragraph') : -1
  return blocks.map((block, i) => <RichBlock key={i} block={block} drop={i === first} />)
}

function RichBlock({ block, drop }: { block: Block; drop: boolean }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className={drop ? 'prose-drop-cap' : undefined}>{marks(block.text)}</p>
    case 'heading':
      return createElement(`h${block.level}`, null, marks(block.text))
    case 'quote':
      return <blockquote>{marks(block.text)}</blockquote>
    case 'list':
      return createElement(
        block.ordered ? 'ol' : 'ul',
        null,
        block.items.map((item, i) => <li key={i}>{marks(item)}</li>),
      )
    case 'image':
      return (
        <figure>
          <img src={block.url} alt={block.caption} loading="lazy" decoding="async" />
        </figure>
      )
    case 'line':
      return <hr />
  }
}

export const marks = (html: string): ReactNode => readInline(html).map(toElement)

/** Keeps a range of figures such as `7–14` in one line by a word joiner after the dash. */
export const unbroken = (text: string): string => text.replace(/(\d–)(?=\d)/g, '$1\u2060')

function toElement(node: Inline, key: number): ReactNode {
  if (typeof node === 'string') return unbroken(node)
  const inside = node.inside.map(toElement)
  if (node.mark !== 'a') return createElement(node.mark, { key }, ...inside)
  if (!node.href || leadsNowhere(node.href)) return <span key={key}>{inside}</span>
  if (node.href.startsWith('/')) {
    return (
      <Link key={key} to={node.href as '/'}>
        {inside}
      </Link>
    )
  }
  return (
    <a key={key} href={node.href} rel="noopener">
      {inside}
    </a>
  )
}

/** Matches paths of this shop. A link to any other path of it is rendered as plain text. */
const ROUTES =
  /^\/(?:$|#|\?|(?:catalog|basket|delivery|refund|contact|faq|blog|favorites)(?:$|[/?#])|(?:collections|sort|pages|blog)\/[\w-]+)/
const leadsNowhere = (href: string): boolean => href.startsWith('/') && !ROUTES.test(href)
