/** Makes a customer with orders, an address and a basket, for the screens that show them. */
import { ADDRESS, graphql, complete, readyCheckout } from '../support/buyer.ts'

export interface Customer {
  /** What the storefront stores of a signed-in user. */
  user: { me: object; token: string; refreshToken: string; language: 'en'; currency: null; clockSkewMs: 0 }
  /** The id of an unpaid order. */
  order: string
  /** The id of a checkout with an address, ready to be completed. */
  checkout: string
}

const EMAIL = 'ann.collector@example.com'
const PASSWORD = 'a calm botanical plate'

export async function makeCustomer(url: string): Promise<Customer> {
  await graphql(
    url,
    `
      mutation ($input: AccountRegisterInput!) {
        accountRegister(input: $input) {
          errors {
            code
            field
            message
          }
        }
      }
    `,
    {
      input: {
        email: EMAIL,
        password: PASSWORD,
        firstName: 'Ann',
        lastName: 'Collector',
        channel: 'us',
        redirectUrl: `${url}/confirm/`,
      },
    },
  )
  const signIn = (userAgent: string) =>
    graphql<{ token: string; refreshToken: string; user: object }>(
      url,
      `
        mutation ($email: String!, $password: String!) {
          tokenCreate(email: $email, password: $password) {
            token
            refreshToken
            user {
              id
              email
              firstName
              lastName
              isConfirmed
            }
            errors {
              code
              field
              message
            }
          }
        }
      `,
      { email: EMAIL, password: PASSWORD },
      { 'user-agent': userAgent },
    )
  await signIn('')
  await signIn(
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  )
  const { token, refreshToken, user } = await signIn(
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  )
  const mine = { authorization: `Bearer ${token}` }
  await graphql(
    url,
    `
      mutation ($a: AddressInput!) {
        accountAddressCreate(input: $a, type: SHIPPING) {
          errors {
            code
            field
            message
          }
        }
      }
    `,
    { a: ADDRESS },
    mine,
  )
  const { edges } = await graphql<{ edges: { node: { variants: { id: string; quantityAvailable: number }[] } }[] }>(
    url,
    '{ products(first: 12, channel: "us") { edges { node { variants { id quantityAvailable } } } } }',
  )
  const [first, ...others] = edges.flatMap(({ node }) =>
    node.variants.flatMap(({ id, quantityAvailable }) => (quantityAvailable >= 5 ? [id] : [])),
  )
  const orders = []
  for (const id of others.slice(0, 9)) {
    const checkout = await readyCheckout(url, id, { email: EMAIL, headers: mine })
    orders.push((await complete(url, checkout, mine)).order)
  }
  return {
    user: { me: { ...user, isConfirmed: true }, token, refreshToken, language: 'en', currency: null, clockSkewMs: 0 },
    order: orders.at(-1)!.id,
    checkout: await readyCheckout(url, first!, { email: EMAIL, quantity: 2 }),
  }
}
