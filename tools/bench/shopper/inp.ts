/**
 * How long a page needs from a tap or key to the next frame (INP), with a quarter of the processor. The browser's own
 * entries of events say it.
 */
import { type Browser, openBrowser } from '../../../tests/support/browser.ts'
import { startShop } from '../../../tests/support/shop.ts'
import { serveBytes } from '../load.ts'
import { type Phone, basketOf, openPhone, settled } from './phone.ts'

export const GOAL_MS = 100
/** A page on which a press costs next to nothing: what it takes there is the machine's. */
const BARE = `<!doctype html><meta name="viewport" content="width=device-width"><title>Bare</title><button>press</button>
<script>document.querySelector('button').onclick = ({ target }) => (target.textContent = 'pressed')</script>`

interface Step {
  name: string
  path: string
  /** Brings the page to where the step begins, which is not measured. */
  before?: (phone: Phone) => Promise<void>
  act: (phone: Phone) => Promise<void>
}

/** What fits the selector and is seen is tapped. */
const tap = (selector: string) => async (phone: Phone) => phone.tap(phone.page.locator(selector))
const type =
  (selector: string, text: string) =>
  async ({ page }: Phone) => {
    await page.locator(selector).focus()
    await page.keyboard.type(text, { delay: 120 })
  }

export const STEPS: readonly Step[] = [
  { name: 'menu', path: '/', act: tap('[popovertarget="site-menu"]') },
  { name: 'filters open', path: '/catalog', act: tap('.filter-button') },
  { name: 'filter', path: '/catalog', before: tap('.filter-button'), act: tap('input[name="genetics"]') },
  {
    name: 'order of the list',
    path: '/catalog',
    before: async ({ page }) => page.locator('select[name="sort"]').focus(),
    act: async ({ page }) => page.keyboard.press('ArrowDown'),
  },
  { name: 'heart', path: '/catalog', act: tap('[data-early="semena.favourites"]') },
  { name: 'add from a card', path: '/catalog', act: tap('[data-adds]') },
  { name: 'add', path: '/sort/northern-lights', act: tap('.buy-bar .button') },
  {
    name: 'pack',
    path: '/sort/northern-lights',
    act: tap('.buy-box ~ .option, .pack-options label, input[type=radio]'),
  },
  { name: 'quantity', path: '/sort/northern-lights', act: tap('.buy-box .quantity-field button:last-child') },
  { name: 'quantity in the basket', path: '/basket', act: tap('.basket-line .quantity-field button:last-child') },
  { name: 'search opens', path: '/catalog', act: tap('[popovertarget="site-search"]') },
  {
    name: 'search, key by key',
    path: '/catalog',
    before: tap('[popovertarget="site-search"]'),
    act: type('#site-search-field', 'northern'),
  },
  { name: 'dialog', path: '/catalog', act: tap('[data-early="quick"]') },
  { name: "checkout's field", path: '/checkout/', act: type('[autocomplete~="given-name"]', 'Annabel') },
  {
    name: "checkout's country",
    path: '/checkout/',
    before: async ({ page }) => page.locator('[autocomplete~="country"]').first().focus(),
    act: async ({ page }) => page.keyboard.press('ArrowDown'),
  },
]

export interface Inp {
  name: string
  /** Milliseconds of the step's longest interaction, the middle of all turns. */
  ms: number
  /** What of them the page's thread was at work: this grows less with what else the machine does. */
  work: number
}

type Interaction = Omit<Inp, 'name'>

/** Measures the steps whose name has `match`, beside a bare page; `hear` gets each figure as it is there. */
export async function measureInp(hear: (inp: Inp) => void, match = '', turns = 5): Promise<void> {
  const [shop, browser, bare] = await Promise.all([startShop(), openBrowser(), serveBytes(Buffer.from(BARE))])
  try {
    const steps: Step[] = [
      { name: 'a bare page', path: bare.url, act: tap('button') },
      ...STEPS.filter(({ name }) => name.includes(match)),
    ]
    for (const step of steps) {
      const all: Interaction[] = []
      // One after another: each takes the whole processor.
      // oxlint-disable-next-line no-await-in-loop
      for (let turn = 0; turn < turns; turn++) all.push(await once(shop.url, browser, step))
      hear({ name: step.name, ms: middle(all.map(({ ms }) => ms)), work: middle(all.map(({ work }) => work)) })
    }
  } finally {
    bare.close()
    await browser.close()
    await shop.remove()
  }
}

const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

async function once(url: string, browser: Browser, { path, before, act }: Step): Promise<Interaction> {
  const phone = await openPhone(browser, url)
  const { page } = phone
  try {
    let address = path
    if (/^\/(?:basket|checkout)/.test(path)) {
      const basket = await basketOf(url)
      await page.addInitScript((us) => localStorage.setItem('semena.basket', JSON.stringify({ us })), basket)
      if (path.endsWith('/')) address += basket.checkoutId
    }
    await page.goto(address)
    if (path.startsWith('/')) await settled(page)
    await before?.(phone)
    await page.waitForLoadState('networkidle')
    await phone.processor(true)
    return longest(await traced(phone, () => act(phone)))
  } finally {
    await phone.close()
  }
}

/** What is read of an event of the browser's trace. Times are microseconds; `tdur` is the thread's own. */
interface Traced {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { interactionId?: number; duration?: number } }
}

/** How long after a step its frames still belong to it. */
const AFTER_MS = 600

async function traced({ page, session }: Phone, act: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'] },
  })
  await act()
  await page.waitForTimeout(AFTER_MS)
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return events
}

/** The longest interaction of a trace, and how much of it the thread of the page was at work. */
function longest(events: readonly Traced[]): Interaction {
  const interactions = events.filter(
    ({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && args?.data?.interactionId,
  )
  const [first] = interactions.toSorted((a, b) => b.args!.data!.duration! - a.args!.data!.duration!)
  if (!first) throw new Error('no interaction in the trace')
  const ms = first.args!.data!.duration!
  const end = first.ts + ms * 1000
  let work = 0
  for (const { name, ph, pid, tid, ts, dur = 0, tdur = 0 } of events) {
    if (name !== 'RunTask' || ph !== 'X' || pid !== first.pid || tid !== first.tid || dur === 0) continue
    const within = Math.min(end, ts + dur) - Math.max(first.ts, ts)
    if (within > 0) work += (tdur / 1000) * (within / dur)
  }
  return { ms, work }
}
