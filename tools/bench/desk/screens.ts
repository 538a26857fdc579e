/** The desk's main screens: where each is, when it is of use to somebody, and how one comes there from the one before. */

export interface Screen {
  name: string
  /** Its address. That of one order and one product is found by the page before. */
  path: string | null
  /** There once its heading and its first rows or figures are drawn. */
  useful: string
  /** What is pressed on the screen before to come here. */
  press: string
}

const place = (path: string): string => `.navigation a[href="/desk${path}"], .navigation a[href="/desk${path}/"]`
const ROWS = '.list-table[aria-busy="false"] .list-row'
const NOTHING = '.page-nothing'

/** In the order in which one walks through them; from the last one goes to the first. */
export const SCREENS: readonly Screen[] = [
  { name: 'Today', path: '', useful: '.today-periods', press: place('') },
  { name: 'Orders', path: '/orders', useful: ROWS, press: place('/orders') },
  { name: 'one order', path: null, useful: '.order-lines tbody tr', press: `${ROWS} a` },
  { name: 'Products sheet', path: '/products', useful: '[role="gridcell"] .sheet-text', press: place('/products') },
  { name: 'one product', path: null, useful: '.packs-table tbody tr', press: '[role="grid"]' },
  { name: 'Customers', path: '/customers', useful: `${ROWS}, ${NOTHING}`, press: place('/customers') },
  { name: 'Offers', path: '/offers', useful: `${ROWS}, ${NOTHING}`, press: place('/offers') },
  { name: 'Texts', path: '/texts', useful: `${ROWS}, ${NOTHING}`, press: place('/texts') },
  { name: 'Inbox', path: '/inbox', useful: `.inbox-row, ${NOTHING}`, press: place('/inbox') },
  { name: 'Changes', path: '/changes', useful: `.change-list-one, ${NOTHING}`, press: place('/changes') },
  { name: 'Settings', path: '/settings', useful: '.settings-index-place', press: place('/settings') },
]
