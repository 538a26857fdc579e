/** The setting of a walk: a shop of its own, Dashboard in front of it, its owner signed in, and a browser. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, selectors } from '@playwright/test'
import { type RunningShop, startShop } from '../support/shop.ts'
import { Hand } from './hand.ts'
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
  await makeOwner(shop)
  const dashboard = await serveDashboard(join(folder, 'dashboard'), `${shop.url}/graphql/`)
  const { CHROMIUM_PATH, PICTURES } = process.env
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  })
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  const hand = new Hand(context, dashboard.url, PICTURES)
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

/** Makes a superuser, in a group with every permission and every channel: without one Saleor lets nobody make drafts. */
async function makeOwner(shop: RunningShop): Promise<void> {
  const owner = promisify(execFile)(
    process.execPath,
    ['shop/start.mjs', '--cli', 'staff', 'create', EMAIL, '--superuser', '--password-stdin'],
    { env: { ...process.env, SEMENA_DATA: shop.folder } },
  )
  owner.child.stdin!.end(PASSWORD)
  await owner
  const ask = async (query: string, variables: object, token?: string): Promise<Record<string, unknown>> => {
    const response = await fetch(`${shop.url}/graphql/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown }
    if (!data) throw new Error(JSON.stringify(errors))
    return data
  }
  const { tokenCreate } = await ask(
    'mutation ($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) { token } }',
    { email: EMAIL, password: PASSWORD },
  )
  const { token } = tokenCreate as { token: string }
  const { me, shop: settings } = (await ask('{ me { id } shop { permissions { code } } }', {}, token)) as {
    me: { id: string }
    shop: { permissions: { code: string }[] }
  }
  const input = {
    name: 'Owners',
    addPermissions: settings.permissions.map((permission) => permission.code),
    addUsers: [me.id],
    restrictedAccessToChannels: false,
  }
  await ask(
    'mutation ($input: PermissionGroupCreateInput!) { permissionGroupCreate(input: $input) { errors { code } } }',
    { input },
    token,
  )
}
