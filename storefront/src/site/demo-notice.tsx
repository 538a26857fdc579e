/** Says above every page that a shop is a demo, or takes test payments. */
import { m } from '../paraglide/messages.js'
import { useShop } from '../platform/shop.ts'

export function DemoNotice() {
  const { mode, testPayments, graphqlUrl } = useShop()
  // What an outside service sells and charges is its own affair.
  if (graphqlUrl || (mode !== 'demo' && !testPayments)) return null
  return <p className="header-demo">{mode === 'demo' ? m.site_demo() : m.site_test_payments()}</p>
}
