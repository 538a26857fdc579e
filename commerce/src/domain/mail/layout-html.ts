/**
 * Lays a mail out as HTML. It uses tables and inline styles, because mail programs support little else; the only style
 * sheet inverts the colours in dark mode. Nothing is loaded from anywhere.
 */
import { clay, clayWash, ink, ink2, ink3, leaf, onLeaf, paper, rule, sheet, well } from '@semena/contract/palette'
import { type Block, type Letterhead, type MailContent, signature } from './blocks.ts'

const DISPLAY = "Georgia,'Times New Roman',serif"
const TEXT = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
/** The colours of the storefront's light theme. */
const C = {
  paper: paper.light,
  sheet: sheet.light,
  well: well.light,
  rule: rule.light,
  ink: ink.light,
  ink2: ink2.light,
  ink3: ink3.light,
  leaf: leaf.light,
  onLeaf: onLeaf.light,
  clay: clay.light,
  clayWash: clayWash.light,
}
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.paper{background:${paper.dark}!important}.sheet{background:${sheet.dark}!important}.rule{border-color:${rule.dark}!important}.ink{color:${ink.dark}!important}.ink2{color:${ink2.dark}!important}.ink3{color:${ink3.dark}!important}.leaf{background:${leaf.dark}!important;border-color:${leaf.dark}!important}.onleaf{color:${onLeaf.dark}!important}.link{color:${leaf.dark}!important}.notice{background:${clayWash.dark}!important;color:${ink.dark}!important;border-color:${clay.dark}!important}}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.col{display:block!important;width:100%!important;padding:0 0 16px!important}}`

export function toHtml(content: MailContent, head: Letterhead): string {
  const { subject, preheader, title, greeting, blocks, reason } = content
  const name = head.shopUrl
    ? `<a href="${esc(head.shopUrl)}" class="ink" style="color:${C.ink};text-decoration:none">${wordmark(head)}</a>`
    : wordmark(head)
  const foot = [reason, ...(head.demo ? [head.demo] : []), signature(head)]
  return `<!doctype html>
<html lang="${head.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${esc(subject)}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${C.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${C.paper}">${esc(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${C.paper}">
<tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="pad ink" style="padding:0 32px 14px;font:600 21px/1.2 ${DISPLAY};color:${C.ink}">${name}</td></tr>
<tr><td class="sheet rule" style="background:${C.sheet};border:1px solid ${C.rule};border-radius:3px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="leaf" style="background:${C.leaf};height:3px;font-size:0;line-height:0;border-radius:2px 2px 0 0">&nbsp;</td></tr>
<tr><td class="pad" style="padding:32px 32px 12px">
<h1 class="ink" style="margin:0 0 20px;font:600 27px/1.22 ${DISPLAY};color:${C.ink};overflow-wrap:break-word">${esc(title)}</h1>
${paragraph(greeting)}
${blocks.map(block).join('\n')}
</td></tr>
</table>
</td></tr>
<tr><td class="pad ink3" style="padding:20px 32px 0;font:13px/1.55 ${TEXT};color:${C.ink3};overflow-wrap:break-word">${foot.map(esc).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The name, or the logo, which keeps its light ground in dark mode. */
const wordmark = ({ shopName, logo }: Letterhead): string =>
  logo
    ? `<img src="cid:${logo.id}" width="${logo.width}" height="${logo.height}" alt="${esc(shopName)}" style="display:inline-block;border:0;padding:8px 10px;margin-left:-10px;border-radius:3px;background:${C.paper}">`
    : esc(shopName)

function block(b: Block): string {
  switch (b.is) {
    case 'TEXT':
      return paragraph(b.text)
    case 'NOTE':
      return `<p class="ink3" style="margin:0 0 20px;font:14px/1.55 ${TEXT};color:${C.ink3};overflow-wrap:break-word">${broken(b.text)}</p>`
    case 'NOTICE':
      return `<p class="notice" style="margin:0 0 20px;padding:12px 16px;background:${C.clayWash};border-left:3px solid ${C.clay};font:15px/1.5 ${TEXT};color:${C.ink}">${broken(b.text)}</p>`
    case 'QUOTE':
      return `<blockquote class="rule ink" style="margin:0 0 24px;padding:2px 0 2px 16px;border-left:3px solid ${C.rule};font:16px/1.6 ${TEXT};color:${C.ink};overflow-wrap:anywhere">${broken(b.text)}</blockquote>`
    case 'BUTTON':
      return button(b)
    case 'LINK':
      return `<p class="ink3" style="margin:0 0 20px;font:14px/1.55 ${TEXT};color:${C.ink3}">${link(b.url, b.text)}</p>`
    case 'FACTS':
      return table(
        b.rows
          .map(
            ({ label, value, url }) =>
              `<tr><td class="ink3" style="padding:3px 16px 3px 0;font:14px/1.5 ${TEXT};color:${C.ink3};vertical-align:top;white-space:nowrap">${esc(label)}</td><td class="ink" width="99%" style="padding:3px 0;font:15px/1.45 ${TEXT};color:${C.ink};overflow-wrap:anywhere">${url ? link(url, value) : esc(value)}</td></tr>`,
          )
          .join(''),
      )
    case 'LINES':
      return lines(b)
    case 'COLUMNS':
      return table(
        `<tr>${b.columns
          .map(
            ({ title, lines: text }) =>
              `<td class="col ink2" width="${Math.floor(100 / b.columns.length)}%" style="padding:0 16px 0 0;font:15px/1.5 ${TEXT};color:${C.ink2};vertical-align:top;overflow-wrap:anywhere">${heading(title)}${text.map(esc).join('<br>')}</td>`,
          )
          .join('')}</tr>`,
      )
  }
}

const table = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${rows}</table>`

const heading = (text: string): string =>
  `<div class="ink3" style="margin:0 0 6px;font:600 12px/1.4 ${TEXT};letter-spacing:.06em;text-transform:uppercase;color:${C.ink3}">${esc(text)}</div>`

const paragraph = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map(
      (part) =>
        `<p class="ink2" style="margin:0 0 20px;font:16px/1.6 ${TEXT};color:${C.ink2};overflow-wrap:break-word">${broken(part)}</p>`,
    )
    .join('\n')

/** Escaped, with its line breaks. */
const broken = (text: string): string => esc(text).replaceAll('\n', '<br>')

const link = (url: string, text: string): string =>
  `<a href="${esc(url)}" class="link" style="color:${C.leaf};overflow-wrap:anywhere">${esc(text)}</a>`

/** The address is also written below the button, because some programs show no buttons and some people trust none. */
const button = ({ text, url }: { text: string; url: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 14px"><tr><td class="leaf" align="center" bgcolor="${C.leaf}" style="background:${C.leaf};border-radius:3px"><a href="${esc(url)}" class="onleaf leaf" style="display:inline-block;padding:13px 26px;font:600 16px/1.25 ${TEXT};color:${C.onLeaf};text-decoration:none;border-radius:3px">${esc(text)}</a></td></tr></table>
<p class="ink3" style="margin:0 0 24px;font:12px/1.5 ${TEXT};color:${C.ink3};word-break:break-all"><a href="${esc(url)}" class="ink3" style="color:${C.ink3};text-decoration:none">${esc(url)}</a></p>`

function lines({ title, lines: goods, sums }: Extract<Block, { is: 'LINES' }>): string {
  const line = goods.map(
    ({ name, detail, amount }) =>
      `<tr><td class="rule" style="padding:10px 12px 10px 0;border-top:1px solid ${C.rule};vertical-align:top"><div class="ink" style="font:600 15px/1.4 ${TEXT};color:${C.ink};overflow-wrap:anywhere">${esc(name)}</div><div class="ink3" style="font:14px/1.45 ${TEXT};color:${C.ink3};overflow-wrap:anywhere">${esc(detail)}</div></td><td class="rule ink" align="right" style="padding:10px 0;border-top:1px solid ${C.rule};font:15px/1.4 ${TEXT};color:${C.ink};vertical-align:top;white-space:nowrap;font-variant-numeric:tabular-nums">${esc(amount)}</td></tr>`,
  )
  const sum = sums.map(({ label, amount, isTotal }, i) => {
    const border = i === 0 || isTotal ? `border-top:1px solid ${C.rule};` : ''
    const font = isTotal ? `600 17px/1.4 ${TEXT}` : `15px/1.4 ${TEXT}`
    const ink = isTotal ? ['ink', C.ink] : ['ink2', C.ink2]
    const pad = isTotal ? 10 : 4
    const above = i === 0 || isTotal ? 10 : pad
    const below = isTotal || sums[i + 1]?.isTotal ? 10 : pad
    return `<tr><td class="rule ${ink[0]}" style="padding:${above}px 12px ${below}px 0;${border}font:${font};color:${ink[1]};overflow-wrap:anywhere">${esc(label)}</td><td class="rule ${ink[0]}" align="right" style="padding:${above}px 0 ${below}px;${border}font:${font};color:${ink[1]};white-space:nowrap;vertical-align:top;font-variant-numeric:tabular-nums">${esc(amount)}</td></tr>`
  })
  return `${heading(title)}${table([...line, ...sum].join(''))}`
}

const esc = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`).replaceAll('\u00a0', '&nbsp;')
