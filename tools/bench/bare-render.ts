/**
 * The least that rendering a page can cost: a server that renders the elements of a page, given as HTML on standard
 * input, with bare react-dom at each request. No router, no data, no policy. Prints its port.
 */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Names of attributes that React spells otherwise; others are passed on as they are. */
const NAMES: Record<string, string> = { class: 'className', for: 'htmlFor', charset: 'charSet' }

interface Plan {
  tag: string
  attributes: Record<string, unknown>
  children: (Plan | string)[]
}

function plan(node: DefaultTreeAdapterTypes.ChildNode): Plan | string | null {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  if (!('tagName' in node)) return null
  const attributes: Record<string, unknown> = {}
  for (const { name, value } of node.attrs) {
    // React wants an object for styles and a function for events; the shop's pages have few of either.
    if (name !== 'style' && !name.startsWith('on')) attributes[NAMES[name] ?? name] = value
  }
  const children = node.childNodes.map(plan).filter((child) => child !== null)
  if (node.tagName !== 'script' && node.tagName !== 'style' && node.tagName !== 'textarea')
    return { tag: node.tagName, attributes, children }
  return {
    tag: node.tagName,
    attributes: { ...attributes, dangerouslySetInnerHTML: { __html: children.join('') } },
    children: [],
  }
}

/** A component for each element, as a page made of components would be. */
function Element({ of: { tag, attributes, children } }: { of: Plan }): ReactNode {
  return createElement(
    tag,
    attributes,
    ...children.map((child, i) => (typeof child === 'string' ? child : createElement(Element, { key: i, of: child }))),
  )
}

const document = parse(await text(process.stdin))
const root = document.childNodes.map(plan).find((node) => typeof node === 'object' && node !== null) as Plan
const server = createServer((_request, response) => {
  const html = `<!doctype html>${renderToString(createElement(Element, { of: root }))}`
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html) })
  response.end(html)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port))
