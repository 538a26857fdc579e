/**
 * How soon something true shows after a press, on a slow phone: as soon as the page is seen, before its scripts have
 * come, and once it is whole. The line is slow in both.
 */
import { ADDRESS } from '../../../tests/support/buyer.ts'
import { openBrowser } from '../../../tests/support/browser.ts'
import { startShop } from '../../../tests/support/shop.ts'
import { type Phone, basketOf, openPhone, settled, shownAfter } from './phone.ts'

interface Press {
  name: string
  path: string
  /** What is pressed. */
  at: string
  /** An expression of the page that is true once something shows. */
  seen: string
  /** Whether the page shows it only once its scripts have come, because only the device knows what is in it. */
  isLate?: true
  /** What comes before the press. */
  before?: (phone: Phone) => Promise<void>
  press?: (phone: Phone) => Promise<void>
}

const busy = (selector: string): string => `document.querySelector('${selector}[aria-busy="true"]')`
const LINE = '.basket-line'

const PRESSES: readonly Press[] = [
  { name: 'add', path: '/sort/northern-lights', at: '.buy-bar .button', seen: busy('.buy-bar .button') },
  { name: 'add from a card', path: '/catalog', at: '[data-adds]', seen: busy('[data-adds]') },
  {
    name: 'heart',
    path: '/catalog',
    at: '[data-early="semena.favourites"]',
    seen: `document.querySelector('[data-early="semena.favourites"][aria-pressed="true"]')`,
  },
  {
    name: 'compare',
    path: '/catalog',
    at: '[data-early="semena.compare"]',
    seen: `document.querySelector('[data-early="semena.compare"][aria-pressed="true"]')`,
  },
  {
    name: 'quantity',
    path: '/sort/northern-lights',
    at: '.buy-box .quantity-field button:last-child',
    seen: `document.querySelector('.buy-box .quantity-field input').value === '2'`,
  },
  {
    name: 'filter',
    path: '/catalog',
    at: 'input[name="genetics"]',
    seen: `document.querySelector('input[name="genetics"]').checked && document.querySelector('.list-page-results[aria-busy="true"]')`,
    before: async ({ page, tap }) => tap(page.locator('.filter-button')),
  },
  {
    name: 'order of the list',
    path: '/catalog',
    at: 'select[name="sort"]',
    seen: busy('.list-page-results'),
    press: async ({ page }) => void (await page.locator('select[name="sort"]').selectOption('name')),
  },
  {
    name: 'quantity in the basket',
    path: '/basket',
    isLate: true,
    at: `${LINE} .quantity-field button:last-child`,
    seen: `document.querySelector('${LINE} .quantity-field input').value === '3'`,
  },
  {
    name: 'sums are marked',
    path: '/basket',
    isLate: true,
    at: `${LINE} .quantity-field button:last-child`,
    seen: busy('.sums'),
  },
  { name: 'remove', path: '/basket', isLate: true, at: `${LINE} .button-link`, seen: busy(LINE) },
  {
    name: 'promo code',
    path: '/basket',
    isLate: true,
    at: '.promo-code-button',
    seen: busy('.promo-code-button'),
    before: async ({ page }) => page.locator('#basket-promo').fill('WELCOME10'),
  },
  {
    name: 'address',
    path: '/checkout/',
    isLate: true,
    at: '#checkout-shipping-postalCode',
    seen: `document.querySelector('.save-mark')`,
    before: fillAddress,
    press: ({ page }) => page.keyboard.press('Tab'),
  },
]

async function fillAddress({ page }: Phone): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill('shopper@example.com')
  const field = (name: string) => page.locator(`[autocomplete~="${name}"]`).first()
  await page.getByLabel('Country', { exact: true }).first().selectOption('US')
  await field('given-name').fill(ADDRESS.firstName)
  await field('family-name').fill(ADDRESS.lastName)
  await field('address-line1').fill(ADDRESS.streetAddress1)
  await field('address-level2').fill(ADDRESS.city)
  await field('address-level1').selectOption(ADDRESS.countryArea)
  await field('postal-code').fill(ADDRESS.postalCode)
}

export interface Shown {
  name: string
  when: 'before its scripts' | 'whole'
  ms: number | null
}

/** Measures the presses whose name has `match`; `hear` gets each figure, the middle of `turns`, as it is there. */
export async function measureShown(hear: (shown: Shown) => void, match = '', turns = 3): Promise<void> {
  const [shop, browser] = await Promise.all([startShop(), openBrowser()])
  try {
    for (const press of PRESSES.filter(({ name }) => name.includes(match)))
      for (const when of press.isLate ? (['whole'] as const) : (['before its scripts', 'whole'] as const)) {
        const all: (number | null)[] = []
        // One after another: each takes the whole processor.
        // oxlint-disable no-await-in-loop
        for (let turn = 0; turn < turns; turn++) all.push(await once(shop.url, browser, press, when))
        hear({ name: press.name, when, ms: middle(all) })
      }
  } finally {
    await browser.close()
    await shop.remove()
  }
}

const middle = (all: readonly (number | null)[]): number | null =>
  all.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity))[Math.floor(all.length / 2)] ?? null

async function once(
  url: string,
  browser: Parameters<typeof openPhone>[0],
  press: Press,
  when: Shown['when'],
): Promise<number | null> {
  const phone = await openPhone(browser, url)
  const { page } = phone
  try {
    let { path } = press
    if (press.isLate) {
      const checkout = await basketOf(url)
      await page.addInitScript((us) => localStorage.setItem('semena.basket', JSON.stringify({ us })), checkout)
      if (path.endsWith('/')) path += checkout.checkoutId
    }
    if (when === 'whole') {
      await page.goto(path)
      await settled(page)
      if (press.isLate) await press.before?.(phone)
      await phone.line(true)
      await phone.processor(true)
    } else {
      await phone.line(true)
      await phone.processor(true)
      await page.goto(path, { waitUntil: 'commit' })
    }
    if (!press.isLate) await press.before?.(phone)
    const target = page.locator(press.at)
    await target.locator('visible=true').first().waitFor()
    return await shownAfter(page, press.seen, () => press.press?.(phone) ?? phone.tap(target))
  } finally {
    await phone.close()
  }
}
