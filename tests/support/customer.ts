/**
 * Makes registered customers through the API, as the storefront does: signed in, and with orders where a test wants
 * some.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { ADDRESS, complete, readyCheckout, send, variant } from './buyer.ts'
import { mailsTo } from './mailbox.ts'
import type { RunningShop } from './shop.ts'

export const PASSWORD = 'Lowland-meadow-27'

export interface Customer {
  email: string
  token: string
  refreshToken: string
  me: { id: string; email: string; firstName: string; lastName: string; isConfirmed: boolean }
}

let count = 0

async function must<T>(url: string, query: string, variables: object, token?: string): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await send<Record<string, T & { errors?: unknown[] }>>(url, query, variables, headers)
  const payload = Object.values(answer.data ?? {})[0]
  if (answer.errors || payload?.errors?.length) throw new Error(`refused: ${JSON.stringify(answer).slice(0, 600)}`)
  return payload as T
}

type Shop = Pick<RunningShop, 'url' | 'folder'>
const PATIENCE_MS = 30_000

/** Waits for the token that the shop mails to a new customer. */
async function mailedToken({ folder }: Shop, email: string): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const [mail] = mailsTo(folder, email)
    const token = mail && /[?&]token=([\w-]+)/.exec(mail.text)?.[1]
    if (token) return token
    // oxlint-disable-next-line no-await-in-loop
    await pause(100)
  }
  throw new Error(`no mail to ${email}`)
}

/** Registers a customer of the shop and confirms the address. */
export async function register(shop: Shop, metadata: { key: string; value: string }[] = []): Promise<Customer> {
  const { url } = shop
  const email = `customer-${process.pid}-${++count}@example.com`
  const input = { email, password: PASSWORD, firstName: 'Tereza', lastName: 'Novotná', channel: 'us', metadata }
  await must(
    url,
    'mutation($input: AccountRegisterInput!) { accountRegister(input: $input) { errors { code field } } }',
    { input: { ...input, redirectUrl: `${url}/confirm/` } },
  )
  await must(
    url,
    'mutation($email: String!, $token: String!) { confirmAccount(email: $email, token: $token) { errors { code field } } }',
    { email, token: await mailedToken(shop, email) },
  )
  const { user, ...tokens } = await must<Omit<Customer, 'email' | 'me'> & { user: Customer['me'] }>(
    url,
    `mutation($email: String!, $password: String!) {
      tokenCreate(email: $email, password: $password) {
        token refreshToken user { id email firstName lastName isConfirmed } errors { code }
      }
    }`,
    { email, password: PASSWORD },
  )
  return { email, me: user, token: tokens.token, refreshToken: tokens.refreshToken }
}

/** Sends an operation as the customer and answers its only field; throws on a refusal. */
export const askAs = <T>(url: string, { token }: Customer, query: string, variables: object = {}): Promise<T> =>
  must<T>(url, query, variables, token)

/** Places unpaid orders of one pack each, and answers their ids, the oldest first. */
export async function placeOrders(url: string, customer: Customer, sku: string, many = 1): Promise<string[]> {
  const { id } = await variant(url, sku)
  const numbers: string[] = []
  for (let n = 0; n < many; n++) {
    // The orders are placed one after another, so that their numbers tell their order.
    // oxlint-disable-next-line no-await-in-loop
    const checkout = await readyCheckout(url, id, { email: customer.email })
    // oxlint-disable-next-line no-await-in-loop
    await must(
      url,
      'mutation($id: ID!) { checkoutCustomerAttach(id: $id) { errors { code field } } }',
      { id: checkout },
      customer.token,
    )
    // oxlint-disable-next-line no-await-in-loop
    const { order, errors } = await complete(url, checkout)
    if (!order) throw new Error(`no order: ${JSON.stringify(errors)}`)
    numbers.push(order.number)
  }
  return numbers
}

/** Saves an address in the customer's book; with a type, as the default of that type. */
export const saveAddress = (
  url: string,
  customer: Customer,
  more: Partial<typeof ADDRESS> = {},
  type: 'SHIPPING' | 'BILLING' | null = 'SHIPPING',
): Promise<unknown> =>
  askAs(
    url,
    customer,
    'mutation($input: AddressInput!, $type: AddressTypeEnum) { accountAddressCreate(input: $input, type: $type) { errors { code field } } }',
    { input: { ...ADDRESS, ...more }, type },
  )
