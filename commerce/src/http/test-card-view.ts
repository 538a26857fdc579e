/** How the test gateway's page looks, in the payer's language. */
import { clayWash, err, ink, ink3, leaf, onLeaf, paper, rule, sheet } from '@semena/contract/palette'
import { colourRules } from '@semena/contract/plain-colours'
import { type Language, LANGUAGE_FACTS, languageOf } from '@semena/contract/languages'
import type { OpenedPage } from '../domain/payment/test-card.ts'
import type { TestCardState as State } from '../db/queries/payment/test-card.ts'
import { amount } from '../domain/mail/format.ts'
import { BANK_CODE, isUndecided } from '../domain/payment/test-card-outcome.ts'

const COLOURS = colourRules({
  bg: paper,
  card: sheet,
  ink,
  soft: ink3,
  line: rule,
  go: leaf,
  on: onLeaf,
  bad: err,
  warn: ink,
  warnbg: clayWash,
})

export const CSS = `${COLOURS}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--bg);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.5rem}
h1{margin:0 0 .5rem;font-size:1.35rem;line-height:1.25}p{margin:.5rem 0}.note{background:var(--warnbg);color:var(--warn);border-radius:.5rem;padding:.6rem .8rem;margin:0 0 1rem}
.sum{font-size:2rem;font-weight:650;font-variant-numeric:tabular-nums;margin:.25rem 0}.soft{color:var(--soft)}
form,.actions{display:grid;gap:.6rem;margin-top:1.25rem}button,a.button{font:inherit;font-weight:600;min-height:3rem;border-radius:.6rem;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer;text-align:center;text-decoration:none;display:grid;place-items:center;padding:.4rem 1rem}
button.go{background:var(--go);border-color:var(--go);color:var(--on)}input{font:inherit;font-size:1.25rem;letter-spacing:.1em;min-height:3rem;border-radius:.6rem;border:1px solid var(--soft);background:transparent;color:inherit;padding:0 1rem;width:100%}label{font-weight:600;margin-bottom:-.35rem}.wrong{color:var(--bad);margin:0}
details{margin-top:.5rem}summary{cursor:pointer;min-height:2.75rem;display:flex;align-items:center;color:var(--soft);text-decoration:underline}details .actions{margin-top:.25rem}button:focus-visible,a:focus-visible,input:focus-visible,summary:focus-visible{outline:3px solid var(--go);outline-offset:2px}`

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
  more: string
  secure: string
  twice: string
  late: string
  bankTitle: string
  bankText: string
  code: string
  wrong: string
  confirm: string
  refuse: string
  waiting: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
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
    more: 'More ways to test',
    secure: 'Ask the bank first (3-D Secure)',
    twice: 'Pay, and tell the shop twice',
    late: 'Pay, and tell the shop 15 seconds later',
    bankTitle: 'Your bank asks',
    bankText: 'In this test the code is',
    code: 'Code from your bank',
    wrong: 'That is not the code.',
    confirm: 'Confirm',
    refuse: 'Refuse',
    waiting: 'The payment went through. The shop is told in a few seconds.',
  },
  ru: {
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
    more: 'Другие проверки',
    secure: 'Сначала спросить банк (3-D Secure)',
    twice: 'Оплатить и сообщить магазину дважды',
    late: 'Оплатить и сообщить магазину через 15 секунд',
    bankTitle: 'Ваш банк просит код',
    bankText: 'В этой проверке код такой:',
    code: 'Код от банка',
    wrong: 'Это не тот код.',
    confirm: 'Подтвердить',
    refuse: 'Отказаться',
    waiting: 'Платёж прошёл. Магазин узнает об этом через несколько секунд.',
  },
  cs: {
    title: 'Testovací platba kartou',
    note: 'Toto je testovací stránka. Žádné peníze se nepřevádějí a karta není potřeba.',
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
    more: 'Další zkoušky',
    secure: 'Nejdřív se zeptat banky (3-D Secure)',
    twice: 'Zaplatit a oznámit obchodu dvakrát',
    late: 'Zaplatit a oznámit obchodu o 15 sekund později',
    bankTitle: 'Vaše banka žádá kód',
    bankText: 'V této zkoušce je kód',
    code: 'Kód od banky',
    wrong: 'To není ten kód.',
    confirm: 'Potvrdit',
    refuse: 'Odmítnout',
    waiting: 'Platba proběhla. Obchod se to dozví za několik sekund.',
  },
}

interface Showing {
  /** The address to which the payer goes back; null when none was given. */
  back: string | null
  now: Date
  /** Whether to say that the typed code is wrong. */
  wrongCode?: boolean
}

export function renderPage({ session, expiresAt }: OpenedPage, { back, now, wrongCode = false }: Showing): string {
  const language = languageOf(session.languageCode)
  const w = WORDS[language]
  const state = isUndecided(session.state) && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : session.state
  const time =
    expiresAt &&
    new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(expiresAt)
  const facts = `<p class="note">${w.note}</p>
${session.orderNumber === null ? '' : `<p class="soft">${w.order} ${session.orderNumber}</p>`}
<p class="sum">${escape(amount(session.amount, session.currency, language))}</p>`
  const until = time ? `<p class="soft">${w.until} ${escape(time)} UTC</p>` : ''
  const leave = back ? `<a class="button" href="${escape(back)}">${w.back}</a>` : ''
  const home = back
    ? `<p class="actions"><a class="button" href="${escape(back)}">${w.home}</a></p>`
    : `<p class="soft">${w.close}</p>`
  const over = (text: string): string => `<p role="status">${text}</p>${home}`
  const bodies: Readonly<Record<State, string>> = {
    OPEN: `${until}${openForm(w, leave)}`,
    SECURE: `${until}${bankForm(w, leave, wrongCode)}`,
    LATE: over(w.waiting),
    APPROVED: over(w.approved),
    DECLINED: over(w.declined),
    EXPIRED: over(w.expired),
  }
  return page(language, state === 'SECURE' ? w.bankTitle : w.title, `${facts}\n${bodies[state]}`)
}

const openForm = (w: Words, leave: string): string => `<form method="post">
<button class="go" name="decision" value="approve">${w.approve}</button>
<button name="decision" value="decline">${w.decline}</button>
${leave}
<details><summary>${w.more}</summary><p class="actions">
<button name="decision" value="secure">${w.secure}</button>
<button name="decision" value="twice">${w.twice}</button>
<button name="decision" value="late">${w.late}</button>
</p></details>
</form>`

const bankForm = (w: Words, leave: string, wrongCode: boolean): string => `<form method="post">
<p>${w.bankText} <strong>${BANK_CODE}</strong></p>
<label for="code">${w.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12"${wrongCode ? ' aria-invalid="true" aria-describedby="wrong"' : ''}>
${wrongCode ? `<p id="wrong" class="wrong" role="alert">${w.wrong}</p>` : ''}
<button class="go" name="decision" value="confirm">${w.confirm}</button>
<button name="decision" value="refuse">${w.refuse}</button>
${leave}
</form>`

export function renderMissing(code: string): string {
  const language = languageOf(code)
  return page(language, WORDS[language].missing, '')
}

const page = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}" dir="${LANGUAGE_FACTS[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${CSS}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>
`

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
