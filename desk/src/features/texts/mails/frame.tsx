/**
 * Shows a mail's page as mail programs do, in a frame of its own. Mails carry their styles in the markup, which the desk's
 * Content-Security-Policy allows nobody, so the styles are set one by one; nothing in the frame runs or leads anywhere.
 */
import { useEffect, useRef, useState } from 'react'

export type Scheme = 'light' | 'dark'

interface Props {
  title: string
  html: string
  scheme: Scheme
  /** CSS pixels. */
  width: number
}

const EMPTY = '<!doctype html><html><head></head><body></body></html>'

export function MailFrame({ title, html, scheme, width }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [height, setHeight] = useState(600)
  const [room, setRoom] = useState(width)
  useEffect(() => {
    const inside = frame.current?.contentDocument
    if (!isReady || !inside) return
    draw(inside, html, scheme)
    // A narrower mail is longer.
    const grown = new ResizeObserver(() => setHeight(inside.body.offsetHeight))
    grown.observe(inside.body)
    return () => grown.disconnect()
  }, [isReady, html, scheme])
  useEffect(() => {
    const around = frame.current!.parentElement!
    const grown = new ResizeObserver(() => setRoom(around.clientWidth))
    grown.observe(around)
    return () => grown.disconnect()
  }, [])
  // Where there is less room, the mail is drawn smaller and keeps its lines.
  const scale = Math.min(1, room / width)
  return (
    <div className="mail-frame-room" style={{ height: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={EMPTY}
        className="mail-frame"
        style={{ width, height, ...(scale < 1 ? { transform: `scale(${scale})` } : {}) }}
        onLoad={() => setReady(true)}
      />
    </div>
  )
}

function draw(into: Document, html: string, scheme: Scheme): void {
  const [from, to] = [html.indexOf('<style'), html.indexOf('</style>')]
  const css = html.slice(html.indexOf('>', from) + 1, to)
  // Quotes within texts are written as references, so these are attributes and nothing else.
  const markup = (html.slice(0, from) + html.slice(to)).replaceAll(' style="', ' data-style="')
  const parsed = new DOMParser().parseFromString(markup, 'text/html')
  for (const link of parsed.querySelectorAll('a')) link.removeAttribute('href')
  into.documentElement.lang = parsed.documentElement.lang
  into.title = parsed.title
  const body = into.importNode(parsed.body, true)
  into.documentElement.replaceChild(body, into.body)
  for (const one of [body, ...body.querySelectorAll<HTMLElement>('[data-style]')]) {
    one.style.cssText = one.dataset['style'] ?? ''
    delete one.dataset['style']
  }
  const view = into.defaultView
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(`${css}\n:root { color-scheme: ${scheme} }`)
  for (let at = sheet.cssRules.length - 1; at >= 0; at--) {
    const rule = sheet.cssRules[at]
    if (!(rule instanceof view.CSSMediaRule) || !rule.conditionText.includes('prefers-color-scheme')) continue
    const inner = [...rule.cssRules].map(({ cssText }) => cssText)
    sheet.deleteRule(at)
    if (scheme === 'dark') for (const text of inner) sheet.insertRule(text, sheet.cssRules.length)
  }
  into.adoptedStyleSheets = [sheet]
}
