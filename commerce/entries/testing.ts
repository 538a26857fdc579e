/** Whole shops for tests, and jobs that tests run at once. */
// A shop to buy in.
export { openShop, PLENTY, TEN, UNCOUNTED, type BuyingShop } from '../src/testing/buying.ts'
export { serve, type Serving } from '../src/testing/serve.ts'
// A shop with every rule of prices.
export { METHOD, openRulesShop, V, type RulesShop } from '../src/testing/rules.ts'
// People with permissions, who are signed in.
export { openStaffShop, type StaffShop } from '../src/testing/staff.ts'
// A mail server.
export { startSmtp, type TestSmtp } from '../src/testing/jobs.ts'
// The work of jobs.
export { bringUpToDate } from '../src/domain/catalog/by-clock.ts'
export { completePaidCheckouts } from '../src/domain/completion/complete-paid.ts'
export { expireDueOrders } from '../src/domain/order/expire.ts'
export { refreshPayment } from '../src/domain/payment/refresh.ts'
export { watchPayments } from '../src/domain/payment/watch.ts'
