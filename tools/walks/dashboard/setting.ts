/** The setting of a walk: a shop of its own, Dashboard in front of it, its owner signed in, and a browser. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, selectors } from '@playwright/test'
import { setStage } from '../../../tests/desk/stage.ts'
import { graphql } from '../../../tests/support/buyer.ts'
import { type RunningShop, startShop } from '../../../tests/support/shop.ts'
import { type Ask, Hand } from './hand.ts'
import { serveDashboard } from './serve.ts'

const EMAIL = 'owner@example.com'
const PASSWORD = 'Vq7!dashboard-walk'

export interface Setting {
  hand: Hand
  close(): Promise<void>
}

/** Starts everything for a walk of the Dashboard that was built into the folder. */
export async function startSetting(folder: string): Promise<Setting> {
  // Saleor's Dashboard marks its fields so.
  selectors.setTestIdAttribute('data-test-id')
  const shop = await startShop({ env: { SEMENA_LOG: 'silent' } })
  await prepare(shop)
  const dashboard = await serveDashboard(join(folder, 'dashboard'), `${shop.url}/graphql/`)
  const { CHROMIUM_PATH, PICTURES } = process.env
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  })
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const hand = new Hand(context, dashboard.url, askAs(shop.url), PICTURES)
  await hand.signIn(EMAIL, PASSWORD)
  return {
    hand,
    close: async () => {
      await browser.close()
      await dashboard.close()
      await shop.remove()
    },
  }
}

/** Fills the shop for a walk. */
async function prepare(shop: RunningShop): Promise<void> {
  await setStage(shop, await makeOwner(shop))
}

/** How long a token is used, in milliseconds; it is valid for five minutes. */
const TOKEN_MS = 4 * 60_000

/**
 * Asks as the shop's owner. An account keeps its hundred latest sessions, so signing in for each question would end that
 * of the browser.
 */
function askAs(url: string): Ask {
  let [headers, until] = [headersOf(url), Date.now() + TOKEN_MS]
  return async (query, variables = {}) => {
    if (Date.now() > until) [headers, until] = [headersOf(url), Date.now() + TOKEN_MS]
    return graphql(url, query, variables, await headers)
  }
}

async function headersOf(url: string): Promise<Record<string, string>> {
  const { token } = await graphql<{ token: string }>(
    url,
    'mutation ($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) { token errors { code } } }',
    { email: EMAIL, password: PASSWORD },
  )
  return { authorization: `Bearer ${token}` }
}

/**
 * Makes a superuser and answers their headers. They are in a group with every permission and every channel: without one Saleor lets nobody make drafts.
 * Orders that are marked as paid get a transaction, which Dashboard grants refunds of.
 */
async function makeOwner(shop: RunningShop): Promise<Record<string, string>> {
  const owner = promisify(execFile)(
    process.execPath,
    ['shop/start.mjs', '--cli', 'staff', 'create', EMAIL, '--superuser', '--password-stdin'],
    { env: { ...process.env, SEMENA_DATA: shop.folder } },
  )
  owner.child.stdin!.end(PASSWORD)
  await owner
  const headers = await headersOf(shop.url)
  const ask = <T>(query: string, variables: object = {}): Promise<T> => graphql<T>(shop.url, query, variables, headers)
  const { id } = await ask<{ id: string }>('{ me { id } }')
  const { permissions } = await ask<{ permissions: { code: string }[] }>('{ shop { permissions { code } } }')
  const input = {
    name: 'Owners',
    addPermissions: permissions.map(({ code }) => code),
    addUsers: [id],
    restrictedAccessToChannels: false,
  }
  await ask(
    'mutation ($input: PermissionGroupCreateInput!) { permissionGroupCreate(input: $input) { errors { code field message } } }',
    { input },
  )
  for (const channel of await ask<{ id: string }[]>('{ channels { id } }'))
    await ask(
      `mutation ($id: ID!) {
        channelUpdate(id: $id, input: { orderSettings: { markAsPaidStrategy: TRANSACTION_FLOW } }) {
          errors { code field message }
        }
      }`,
      { id: channel.id },
    )
  return headers
}
