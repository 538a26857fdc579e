/** Steps in the sections of extensions. */
import { setTimeout } from 'node:timers/promises'
import { type SmallApp, startApp } from '../app.ts'
import { type Hand, PATIENCE, type Section } from '../hand.ts'

/** How long between two looks at what is being installed. Milliseconds. */
const SOON_MS = 200

/** Names the app's manifest, reads what it asks for, and installs it. */
async function install(hand: Hand, app: SmallApp): Promise<void> {
  await hand.open('extensions/app/install')
  await hand.does('changed', 'appFetchManifest', async () => {
    await hand.named('manifestUrl').fill(app.manifest)
    await hand.named('manifestUrl').blur()
  })
  await hand.saves('made', 'appInstall')
}

/** Waits until nothing is being installed any more; answers how each installation that is left ended. */
async function installed(hand: Hand): Promise<string[]> {
  const end = performance.now() + PATIENCE
  for (;;) {
    const left = await hand.ask<{ status: string }[]>('{ appsInstallations { status } }')
    if (left.every(({ status }) => status !== 'PENDING')) return left.map(({ status }) => status)
    if (performance.now() > end) throw new Error('an app is still being installed')
    await setTimeout(SOON_MS)
  }
}

const idOf = async (hand: Hand, name: string): Promise<string | undefined> =>
  (
    await hand.ask<{ edges: { node: { id: string } }[] }>(
      'query ($name: String!) { apps(first: 1, filter: { search: $name }) { edges { node { id } } } }',
      { name },
    )
  ).edges[0]?.node.id

/** Installs an app, opens its extension and its page, gives it another permission, and deletes it. */
async function walkManifest(hand: Hand): Promise<void> {
  const name = 'Walk counter'
  const app = await startApp(name)
  try {
    await install(hand, app)
    const failed = await installed(hand)
    const id = await idOf(hand, name)
    if (failed.length || !id || !app.token()) throw new Error(`the app was not installed: ${failed.join(', ')}`)
    await hand.finds(
      {
        isActive: true,
        permissions: [{ code: 'MANAGE_PRODUCTS' }],
        extensions: [{ label: `Count by ${name}`, mountName: 'PRODUCT_OVERVIEW_MORE_ACTIONS', targetName: 'POPUP' }],
        webhooks: [{ name: 'Products' }],
      },
      'query ($id: ID!) { app(id: $id) { isActive permissions { code } extensions { label mountName targetName } webhooks { name } } }',
      { id },
    )
    await hand.open('extensions/installed')
    await hand.page.getByText(name).first().waitFor()
    await hand.open('products/')
    await hand.press('show-more-button')
    await hand.page.getByText(`Count by ${name}`).click()
    await hand.dialog.frameLocator('iframe').getByText(`Extension of ${name}`).waitFor()
    await hand.open(`extensions/app/${encodeURIComponent(id)}`)
    await hand.page.frameLocator('iframe').first().getByText(`Page of ${name}`).waitFor()
    await hand.open(`extensions/app/${encodeURIComponent(id)}/edit`)
    await hand.press('app-edit-permissions-button')
    await hand.dialog
      .locator('label')
      .filter({ has: hand.page.locator('[name="MANAGE_ORDERS"]') })
      .first()
      .click()
    await hand.press('submit', hand.dialog)
    await hand.does('changed', 'appUpdate', () => hand.press('submit', hand.dialog))
    await hand.finds(
      { permissions: ['MANAGE_ORDERS', 'MANAGE_PRODUCTS'].map((code) => ({ code })) },
      'query ($id: ID!) { app(id: $id) { permissions { code } } }',
      { id },
    )
    await hand.open(`extensions/app/${encodeURIComponent(id)}/edit`)
    await hand.press('app-delete-button')
    await hand.does('deleted', 'appDelete', () => hand.press('submit', hand.dialog))
    if (await idOf(hand, name)) throw new Error('the app is still there')
  } finally {
    await app.close()
  }
}

/** Installs an app that takes no token at first, tries again, and gives up another. */
async function walkFailed(hand: Hand): Promise<void> {
  const name = 'Walk refuser'
  const app = await startApp(name)
  app.willing = false
  try {
    await install(hand, app)
    const failed = await installed(hand)
    if (failed.join() !== 'FAILED') throw new Error(`the installation did not fail: ${failed.join(', ')}`)
    await hand.open('extensions/installed')
    const row = hand.page.getByTestId('installed-extension-row').filter({ hasText: name })
    await hand.does('changed', 'appRetryInstall', () => row.getByRole('button').last().click())
    await installed(hand)
    await hand.open('extensions/installed')
    await row.getByRole('button').first().click()
    await hand.does('deleted', 'appDeleteFailedInstallation', () => hand.press('submit', hand.dialog))
    await hand.finds([], '{ appsInstallations { status } }')
  } finally {
    await app.close()
  }
}

export const EXTENSIONS: readonly Section[] = [
  {
    name: 'custom extensions',
    path: 'extensions/custom/add',
    steps: async (hand) => {
      await hand.named('appName').fill('Walk ledger')
      await hand.saves('made', 'appCreate')
      await hand.press('close-token-button')
      await hand.at('extensions/custom')
      await hand.press('create-token')
      await hand.named('name', hand.dialog).fill('For the ledger')
      await hand.does('made', 'appTokenCreate', () => hand.press('submit', hand.dialog))
      await hand.press('done', hand.dialog)
      await hand.closed()
      await hand.named('name').fill('Walk books')
      await hand.saves('changed', 'appUpdate')
      await hand.meanwhile(async () => {
        await hand.press('create-webhook')
        await hand.named('name').fill('Orders')
        await hand.named('targetUrl').fill('https://example.com/hook')
        await hand.page.getByTestId('webhook-objects-items').filter({ hasText: 'Order' }).first().click()
        await hand.press('events-checkbox')
        await hand.saves('made', 'webhookCreate')
      })
      await hand.pressMarked('delete-webhook-')
      await hand.does('deleted', 'webhookDelete', () => hand.press('submit', hand.dialog))
      await hand.closed()
      await hand.pressMarked('delete-token-')
      await hand.does('deleted', 'appTokenDelete', () => hand.press('submit', hand.dialog))
      await hand.closed()
      await hand.press('app-delete-button')
      await hand.does('deleted', 'appDelete', () => hand.press('submit', hand.dialog))
    },
  },
  { name: 'extensions by manifest', path: 'extensions/installed', steps: walkManifest },
  { name: 'extensions that fail', path: 'extensions/installed', steps: walkFailed },
]
