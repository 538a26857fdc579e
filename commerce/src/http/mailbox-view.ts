/** How the mailbox of a shop in demo mode looks: a list, and one mail with its HTML in a frame or its plain text. */
import { clayWash, ink, ink3, leaf, paper, rule, sheet } from '@semena/contract/palette'
import { colourRules } from '@semena/contract/plain-colours'
import type { ReadMail } from '../providers/mail/read-eml.ts'

const COLOURS = colourRules({
  bg: paper,
  card: sheet,
  ink,
  soft: ink3,
  line: rule,
  go: leaf,
  warn: ink,
  warnbg: clayWash,
})

export const CSS = `${COLOURS}
*{box-sizing:border-box}body{margin:0;padding:1rem;background:var(--bg);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:50rem;margin:1rem auto}h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}p{margin:.5rem 0}a{color:var(--go)}
.note{background:var(--warnbg);color:var(--warn);border-radius:.3rem;padding:.6rem .8rem;margin:0 0 1.25rem}.soft{color:var(--soft);overflow-wrap:anywhere}
ol{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:.3rem;background:var(--card)}li+li{border-top:1px solid var(--line)}
li a{display:grid;grid-template-columns:1fr auto;gap:.1rem 1rem;padding:.8rem 1rem;min-height:2.75rem;text-decoration:none;color:inherit}li a:hover strong{text-decoration:underline}
li a span{color:var(--soft);overflow-wrap:anywhere}a:focus-visible,iframe:focus-visible{outline:3px solid var(--go);outline-offset:2px}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:.75rem 0 1rem}nav a{padding:.6rem 0}nav [aria-current]{color:inherit;font-weight:600;text-decoration:none}
iframe{display:block;width:100%;height:75vh;border:1px solid var(--line);border-radius:.3rem;background:var(--card)}
pre{margin:0;padding:1rem;border:1px solid var(--line);border-radius:.3rem;background:var(--card);white-space:pre-wrap;overflow-wrap:anywhere;font:.9rem/1.5 ui-monospace,monospace}`

const NOTE = 'Demo shop: its mails are not sent. They are shown here, to anybody who can open this page.'

export interface ListedMail {
  name: string
  mail: ReadMail
}

export function renderList(mails: readonly ListedMail[]): string {
  const items = mails.map(
    ({ name, mail }) =>
      `<li><a href="/mailbox/${encodeURIComponent(name)}"><strong>${escape(mail.subject)}</strong><span>${escape(time(mail.date))}</span><span>${escape(mail.to)}</span></a></li>`,
  )
  return page(
    'Mailbox',
    mails.length ? `<ol>${items.join('')}</ol>` : '<p>No mail yet. Register or place an order, and it comes here.</p>',
  )
}

export function renderMail({ name, mail }: ListedMail, shows: 'html' | 'text'): string {
  const address = `/mailbox/${encodeURIComponent(name)}`
  const tab = (label: string, href: string, isCurrent: boolean): string =>
    `<a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${label}</a>`
  const body =
    shows === 'html'
      ? // Links of the mail may open a new tab; the mail itself runs nothing.
        `<iframe title="The mail" src="${address}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`
      : `<pre>${linked(escape(mail.text))}</pre>`
  return page(
    mail.subject,
    `<p class="soft">From ${escape(mail.from)}<br>To ${escape(mail.to)}<br>${escape(time(mail.date))}</p>
<nav>${tab('As shown', address, shows === 'html')}${tab('Plain text', `${address}?as=text`, shows === 'text')}<a href="${address}/source" download="${escape(name)}">Download</a><a href="/mailbox/">All mails</a></nav>${body}`,
  )
}

export const renderMissing = (): string => page('There is no such mail', '<p><a href="/mailbox/">All mails</a></p>')

const time = (date: string): string => {
  const at = new Date(date)
  return Number.isNaN(at.getTime()) ? '' : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

const linked = (text: string): string => text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><style>${CSS}</style></head>
<body><main><p class="note">${NOTE}</p><h1>${escape(title)}</h1>${body}</main></body></html>
`

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
