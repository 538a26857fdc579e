/** The screens that are pictured, with the steps that bring each of them about. */
import type { Page } from '@playwright/test'
import type { Language } from '../browser/fixtures.ts'
import { text } from '../browser/texts.ts'
import { PAYMENT_STATES, type PaymentState, putState, statePath } from '../support/payment-states.ts'
import type { Customer } from './customer.ts'

export interface Screen {
  name: string
  path: string | ((customer: Customer) => string)
  signedIn?: true
  /** Whether only the window is pictured, not the whole page, because something lies over the page. */
  onTop?: true
  /** Prepares the page before it is opened. */
  before?: (page: Page) => Promise<void>
  prepare?: (page: Page, language: Language) => Promise<void>
}

const openFilters = async (page: Page, language: Language): Promise<void> => {
  const button = page.getByRole('button', { name: new RegExp(text(language, 'catalog_filters')) })
  if (await button.first().isVisible()) await button.first().click()
}
const addOne = async (page: Page, language: Language): Promise<void> => {
  await page
    .getByRole('button', { name: text(language, 'basket_add'), exact: true })
    .first()
    .click()
}

const paymentScreen = (state: PaymentState): Screen => ({
  name: `payment-${state.name}`,
  path: (customer) => statePath(state, customer),
  before: async (page) => putState(page, state),
})
const sending = PAYMENT_STATES.find(({ name }) => name === 'send')!

export const SCREENS: readonly Screen[] = [
  { name: 'age', path: '/', onTop: true },
  { name: 'home', path: '/' },
  { name: 'catalogue', path: '/catalog' },
  { name: 'catalogue-filtered', path: '/catalog?genetics=feminized&min-thc=18&sort=thc' },
  { name: 'catalogue-empty', path: '/catalog?search=zzzz' },
  { name: 'filters', path: '/catalog', onTop: true, prepare: openFilters },
  { name: 'collection', path: '/collections/feminizirovannye-semena' },
  { name: 'product', path: '/sort/amnesia-haze' },
  { name: 'basket-added', path: '/sort/northern-lights', onTop: true, prepare: addOne },
  { name: 'compare', path: '/compare?v=amnesia-haze,northern-lights,lowryder' },
  { name: 'compare-empty', path: '/compare' },
  { name: 'finder', path: '/finder' },
  { name: 'favourites', path: '/favorites' },
  { name: 'basket-empty', path: '/basket' },
  {
    name: 'basket',
    path: '/sort/northern-lights',
    prepare: async (page, language) => {
      await addOne(page, language)
      await page.getByText(text(language, 'basket_added_title')).waitFor()
      await page.goto(page.url().replace('/sort/northern-lights', '/basket'), { waitUntil: 'networkidle' })
    },
  },
  { name: 'checkout', path: ({ checkout }) => `/checkout/${encodeURIComponent(checkout)}` },
  { name: 'checkout-gone', path: '/checkout/gone' },
  { name: 'payment', path: ({ order }) => `/payment?order=${encodeURIComponent(order)}` },
  { name: 'payment-nothing', path: '/payment' },
  ...PAYMENT_STATES.map((state) => paymentScreen(state)),
  {
    ...paymentScreen(sending),
    name: 'payment-other-way',
    prepare: async (page, language) => page.getByRole('button', { name: text(language, 'payment_other') }).click(),
  },
  {
    name: 'checkout-crypto',
    path: ({ checkout }) => `/checkout/${encodeURIComponent(checkout)}`,
    before: async (page) => putState(page, sending),
  },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  {
    name: 'register-faults',
    path: '/register',
    prepare: async (page, language) =>
      page.getByRole('button', { name: text(language, 'auth_register_submit'), exact: true }).click(),
  },
  { name: 'check-email', path: '/check-email' },
  { name: 'confirm', path: '/confirm?email=ann@example.com&token=1' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?email=ann@example.com&token=1' },
  { name: 'account-info', path: '/account/info', signedIn: true },
  { name: 'account-addresses', path: '/account/addresses', signedIn: true },
  { name: 'account-orders', path: '/account/orders', signedIn: true },
  {
    name: 'account-order',
    path: ({ order }) => `/account/orders/${encodeURIComponent(order)}`,
    signedIn: true,
  },
  { name: 'account-favourites', path: '/account/favorites', signedIn: true },
  { name: 'delivery', path: '/delivery' },
  { name: 'refund', path: '/refund' },
  { name: 'contact', path: '/contact' },
  { name: 'questions', path: '/faq' },
  { name: 'blog', path: '/blog' },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'page', path: '/pages/about-us' },
  { name: 'not-found', path: '/no-such-page' },
]
