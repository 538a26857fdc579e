/** How the test gateway's page looks, in the payer's language. */
import type { OpenedPage } from '../domain/payment/test-card.ts'
import { fractionDigits, toDecimal } from '../domain/money.ts'

export const CSS = `:root{color-scheme:light dark;--bg:#f6f4ee;--card:#fff;--ink:#1d211c;--soft:#5c6459;--line:#d9d6cb;--go:#1f5c3a;--on:#fff;--warn:#7a4b00;--warnbg:#fff3d6}
@media(prefers-color-scheme:dark){:root{--bg:#161915;--card:#1f241e;--ink:#eef0ea;--soft:#a9b1a4;--line:#3a4138;--go:#8ccfa6;--on:#10140f;--warn:#ffdf9e;--warnbg:#3a2f14}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--bg);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.5rem}
h1{margin:0 0 .5rem;font-size:1.35rem;line-height:1.25}p{margin:.5rem 0}.note{background:var(--warnbg);color:var(--warn);border-radius:.5rem;padding:.6rem .8rem;margin:0 0 1rem}
.sum{font-size:2rem;font-weight:650;font-variant-numeric:tabular-nums;margin:.25rem 0}.soft{color:var(--soft)}
form,.actions{display:grid;gap:.6rem;margin-top:1.25rem}button,a.button{font:inherit;font-weight:600;min-height:3rem;border-radius:.6rem;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer;text-align:center;text-decoration:none;display:grid;place-items:center;padding:0 1rem}
button.go{background:var(--go);border-color:var(--go);color:var(--on)}button:focus-visible,a:focus-visible{outline:3px solid var(--go);outline-offset:2px}`

interface Words {
  title: string
  note: string
  order: string
  until: string
  approve: string
  decline: string
  back: string
  home: string
  approved: string
  declined: string
  expired: string
  close: string
  missing: string
}

const WORDS: Readonly<Record<'EN' | 'RU' | 'CS', Words>> = {
  EN: {
    title: 'Test card payment',
    note: 'This is a test page. No money moves and no card is needed.',
    order: 'Order',
    until: 'Pay before',
    approve: 'Approve',
    decline: 'Decline',
    back: 'Go back without paying',
    home: 'Back to the shop',
    approved: 'The payment was approved.',
    declined: 'The payment was declined.',
    expired: 'The time to pay is over. Nothing was charged.',
    close: 'You can close this page.',
    missing: 'There is no such payment.',
  },
  RU: {
    title: 'Тестовая оплата картой',
    note: 'Это тестовая страница. Деньги не списываются, карта не нужна.',
    order: 'Заказ',
    until: 'Оплатить до',
    approve: 'Подтвердить',
    decline: 'Отклонить',
    back: 'Вернуться без оплаты',
    home: 'Вернуться в магазин',
    approved: 'Платёж подтверждён.',
    declined: 'Платёж отклонён.',
    expired: 'Время оплаты истекло. Ничего не списано.',
    close: 'Страницу можно закрыть.',
    missing: 'Такого платежа нет.',
  },
  CS: {
    title: 'Zkušební platba kartou',
    note: 'Toto je zkušební stránka. Žádné peníze se nepřevádějí a karta není potřeba.',
    order: 'Objednávka',
    until: 'Zaplatit do',
    approve: 'Potvrdit',
    decline: 'Zamítnout',
    back: 'Zpět bez placení',
    home: 'Zpět do obchodu',
    approved: 'Platba byla potvrzena.',
    declined: 'Platba byla zamítnuta.',
    expired: 'Čas na zaplacení vypršel. Nic nebylo strženo.',
    close: 'Stránku můžete zavřít.',
    missing: 'Taková platba neexistuje.',
  },
}

type Language = keyof typeof WORDS
const languageOf = (code: string): Language => {
  const short = code.slice(0, 2).toUpperCase()
  return short === 'RU' || short === 'CS' ? short : 'EN'
}

const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', RUB: '₽', CZK: 'Kč', GBP: '£' }

/** Two decimals, the language's separators, the symbol after the number. */
function amountText(minor: number, currency: string, language: Language): string {
  const digits = fractionDigits(currency)
  const number = new Intl.NumberFormat(language.toLowerCase(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toDecimal(minor, currency))
  return `${number}\u00a0${SYMBOLS[currency] ?? currency}`
}

export function renderPage({ session, expiresAt }: OpenedPage, back: string | null, now: Date): string {
  const language = languageOf(session.languageCode)
  const w = WORDS[language]
  const state = session.state === 'OPEN' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : session.state
  const time =
    expiresAt &&
    new Intl.DateTimeFormat(language.toLowerCase(), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(expiresAt)
  const facts = `<p class="note">${w.note}</p>
${session.orderNumber === null ? '' : `<p class="soft">${w.order} ${session.orderNumber}</p>`}
<p class="sum">${escape(amountText(session.amount, session.currency, language))}</p>`
  const home = back
    ? `<p class="actions"><a class="button" href="${escape(back)}">${w.home}</a></p>`
    : `<p class="soft">${w.close}</p>`
  const body =
    state === 'OPEN'
      ? `${time ? `<p class="soft">${w.until} ${escape(time)} UTC</p>` : ''}
<form method="post">
<button class="go" name="decision" value="approve">${w.approve}</button>
<button name="decision" value="decline">${w.decline}</button>
${back ? `<a class="button" href="${escape(back)}">${w.back}</a>` : ''}
</form>`
      : `<p role="status">${state === 'APPROVED' ? w.approved : state === 'DECLINED' ? w.declined : w.expired}</p>${home}`
  return page(language, w.title, `${facts}\n${body}`)
}

export function renderMissing(code: string): string {
  const language = languageOf(code)
  return page(language, WORDS[language].missing, '')
}

const page = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language.toLowerCase()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${CSS}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>
`

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
