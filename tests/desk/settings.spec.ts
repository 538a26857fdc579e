/** Settings: a colleague with few rights comes, and what delivery costs changes. */
import { faultsOf } from '../browser/axe.ts'
import { ADDRESS, graphql, readyCheckout, variant } from '../support/buyer.ts'
import { mailsTo } from '../support/mailbox.ts'
import { expect, signIn, test, stateOf } from './fixtures.ts'

test('a colleague is invited to pack orders, and sees nothing else', async ({ desk, shop, browser, owner }) => {
  const email = 'packer@example.com'
  const password = 'a-password-for-packing-7'
  const another = 'another-one-for-packing-8'
  await desk.goto('/desk/settings/staff')
  await desk.getByRole('button', { name: 'Add a group' }).click()
  const group = desk.getByRole('dialog', { name: 'Add a group' })
  await group.getByLabel('Name of the group').fill('Packing')
  await group.getByRole('button', { name: 'Save' }).click()
  await desk.getByRole('checkbox', { name: 'Packing: See, pack, send and change orders' }).check()
  await desk.getByRole('region', { name: 'Not saved yet' }).getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)

  await desk.getByRole('button', { name: 'Invite a colleague' }).click()
  const invitation = desk.getByRole('dialog', { name: 'Invite a colleague' })
  await invitation.getByLabel('E-mail').fill(email)
  await invitation.getByRole('checkbox', { name: 'Packing' }).check()
  await invitation.getByRole('button', { name: 'Send the invitation' }).click()
  const colleagues = desk.getByRole('table', { name: 'Colleagues' })
  await expect(colleagues.getByRole('row').filter({ hasText: email })).toContainText('Packing')
  expect(await faultsOf(desk, true)).toEqual([])

  await expect.poll(() => mailsTo(shop.folder, email).length).toBe(1)
  const [mail] = mailsTo(shop.folder, email)
  expect(mail!.text).toContain(`sign in at ${new URL(shop.url).host}/desk`)
  const link = /https?:\/\/\S*token=\S+/.exec(mail!.text)![0]
  const context = await browser.newContext({ baseURL: shop.url })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('semena.desk.language', 'en'))
  await page.goto(link)
  await expect(page.getByText(`For ${email}.`)).toBeVisible()
  expect(await faultsOf(page, true)).toEqual([])
  await page.getByLabel('Your new password').fill('short')
  await page.getByRole('button', { name: 'Set the password and sign in' }).click()
  await expect(page.getByText('The password needs at least 8 characters.')).toBeVisible()
  await page.getByLabel('Your new password').fill(password)
  await page.getByRole('button', { name: 'Set the password and sign in' }).click()
  await expect(page).toHaveURL(`${shop.url}/desk/`)
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections.getByRole('link', { name: 'Orders' })).toBeVisible()
  await expect(sections.getByRole('link', { name: /Settings|Products|Payments|Offers/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Find anything' }).click()
  await page.getByRole('combobox').fill('Shipping')
  await expect(page.getByText('Nothing was found.')).toBeVisible()
  await page.goto('/desk/settings')
  await expect(page.getByRole('link', { name: /Your sessions/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Shipping|Staff|Apps/ })).toHaveCount(0)

  // The link sets one password only.
  await page.goto(link)
  await page.getByLabel('Your new password').fill(another)
  await page.getByRole('button', { name: 'Set the password and sign in' }).click()
  await expect(page.getByText('This link was used already or has ended.')).toBeVisible()
  await page.goto('/desk/settings')

  await page.getByRole('link', { name: /Your password/ }).click()
  await page.getByLabel('The password of now').fill(password)
  await page.getByLabel('The new password').fill(another)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('The password was changed')).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/desk')
  await expect(page.getByRole('link', { name: 'Forgotten password?' })).toHaveAttribute(
    'href',
    `${shop.url}/forgot-password`,
  )
  await signIn(page, { email, password: another })
  await expect(sections.getByRole('link', { name: 'Orders' })).toBeVisible()
  await context.close()

  // Who signs in where somebody else has just signed out sees nothing of theirs. That session is over for good, and the
  // journeys after this one need theirs.
  await desk.context().setStorageState(await stateOf(browser, shop, owner))
  await desk.goto('/desk')
  await expect(desk.getByRole('navigation', { name: 'Sections' })).toBeVisible()
  await desk.keyboard.press('Control+k')
  await desk.getByRole('combobox').fill('Sign out')
  await desk.getByRole('option', { name: 'Sign out' }).click()
  await signIn(desk, { email, password: another })
  const theirs = desk.getByRole('navigation', { name: 'Sections' })
  await theirs.getByRole('link', { name: 'Orders' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(theirs.getByTitle(email)).toBeVisible()
  await expect(theirs.getByRole('link', { name: /Settings|Products|Payments|Offers/ })).toHaveCount(0)
  const { id } = await variant(shop.url, 'NTL-FEM-5')
  const { product } = await graphql<{ product: { id: string } }>(
    shop.url,
    'query ($id: ID!) { productVariant(id: $id, channel: "us") { product { id } } }',
    { id },
  )
  await desk.goto(`/desk/products/${product.id}`)
  await expect(desk.getByText('You may look at this, and not change it.')).toBeVisible()
  await expect(desk.getByLabel('Name, English', { exact: true })).toBeDisabled()
  await desk.goto('/desk/settings/password')
  await desk.getByLabel('The password of now').fill(password)
  await desk.getByLabel('The new password').fill('a-third-one-for-packing-9')
  await desk.getByRole('button', { name: 'Change the password' }).click()
  await expect(desk.getByText('This is not your password.')).toBeVisible()
})

test('a rate changed in two currencies is what delivery then costs', async ({ desk, shop }) => {
  await desk.goto('/desk/settings/shipping')
  await desk.getByLabel('North America, Discreet letter, tracked, Worldwide: Price').fill('7.25')
  await desk.getByLabel('European Union, Discreet letter, tracked, Europe: Price').fill('five')
  const bar = desk.getByRole('region', { name: 'Not saved yet' })
  await bar.getByRole('button', { name: 'Save' }).click()
  const wrong = desk.getByLabel('European Union, Discreet letter, tracked, Europe: Price')
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  const refusal = desk.getByRole('alert').filter({ hasText: 'Some cells hold no amount' })
  await expect(refusal).toBeVisible()
  await wrong.fill('5,60')
  await wrong.press('Tab')
  await expect(refusal).toBeHidden()
  // What is typed outlives a reload, also into another language, in which it is nobody else's change.
  await desk.addInitScript(() => localStorage.setItem('semena.desk.language', sessionStorage.getItem('speaks') ?? 'en'))
  await desk.evaluate(() => sessionStorage.setItem('speaks', 'cs'))
  await desk.reload()
  await expect(desk.getByRole('region', { name: 'Neuloženo' })).toBeVisible()
  const typed = desk.locator('.ledger-cell--changed input')
  await expect(typed).toHaveCount(2)
  expect((await typed.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toSorted()).toEqual([
    '5,60',
    '7,25',
  ])
  await expect(desk.getByText('Někdo zde uložil změny')).toHaveCount(0)
  await desk.evaluate(() => sessionStorage.setItem('speaks', 'en'))
  await desk.reload()
  await expect(wrong).toHaveValue('5.60')
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toHaveCount(0)
  expect(await faultsOf(desk, true)).toEqual([])

  const german = { ...ADDRESS, city: 'Berlin', country: 'DE', countryArea: '', postalCode: '10115' }
  expect(await letterIn(shop.url, 'us', ADDRESS)).toBe(7.25)
  expect(await letterIn(shop.url, 'eu', german)).toBe(5.6)
})

/** What a tracked letter costs in a checkout. */
async function letterIn(url: string, channel: string, address: typeof ADDRESS): Promise<number | undefined> {
  const { id } = await variant(url, 'NTL-FEM-1', channel)
  const checkout = await readyCheckout(url, id, { channel, address })
  const { shippingMethods } = await graphql<{ shippingMethods: { name: string; price: { amount: number } }[] }>(
    url,
    'query($id: ID!) { checkout(id: $id) { shippingMethods { name price { amount } } } }',
    { id: checkout },
  )
  return shippingMethods.find(({ name }) => name === 'Discreet letter, tracked')?.price.amount
}

test('a country is no longer taxed in a channel, an app works out another, and both can be taken back', async ({
  desk,
  shop,
  staff,
}) => {
  const { app } = await graphql<{ app: { identifier: string } }>(
    shop.url,
    'mutation($input: AppInput!) { appCreate(input: $input) { app { identifier } errors { code field message } } }',
    { input: { name: 'Tax office', permissions: ['HANDLE_TAXES'] } },
    staff,
  )
  await desk.goto('/desk/settings/taxes')
  const bar = desk.getByRole('region', { name: 'Not saved yet' })
  const section = desk.getByRole('region', { name: 'Countries that differ' })
  for (const country of ['Germany', 'Austria']) {
    await section.getByRole('button', { name: 'Add an exception' }).click()
    const form = desk.getByRole('dialog', { name: 'Add an exception' })
    await form.getByLabel('Channel').selectOption('Europe')
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(form.getByLabel('Country')).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel('Country').selectOption(country)
    await form.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await section.getByLabel('Europe, Germany: Charges tax').uncheck()
  await section.getByLabel('Europe, Austria: Taxes are worked out by').selectOption('Tax office')
  expect(await faultsOf(desk, true)).toEqual([])
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toHaveCount(0)
  const kept = async () => {
    const { edges } = await graphql<{
      edges: { node: { channel: { slug: string }; countries: { country: { code: string } }[] } }[]
    }>(
      shop.url,
      `
        {
          taxConfigurations(first: 10) {
            edges {
              node {
                channel {
                  slug
                }
                countries {
                  country {
                    code
                  }
                  chargeTaxes
                  taxCalculationStrategy
                  taxAppId
                }
              }
            }
          }
        }
      `,
      {},
      staff,
    )
    const { countries } = edges.find(({ node }) => node.channel.slug === 'eu')!.node
    return countries.toSorted((a, b) => a.country.code.localeCompare(b.country.code))
  }
  expect(await kept()).toEqual([
    { country: { code: 'AT' }, chargeTaxes: true, taxCalculationStrategy: 'TAX_APP', taxAppId: app.identifier },
    { country: { code: 'DE' }, chargeTaxes: false, taxCalculationStrategy: null, taxAppId: null },
  ])
  for (const country of ['Germany', 'Austria'])
    await section.getByRole('button', { name: `Take Europe, ${country} away` }).click()
  await expect(section.getByRole('button', { name: 'Add an exception' })).toBeFocused()
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toHaveCount(0)
  expect(await kept()).toEqual([])
})

test('an app that is a part of the shop is shown, and not offered to be changed', async ({ desk }) => {
  await desk.goto('/desk/settings/apps')
  await desk.getByRole('link', { name: 'Storefront server' }).click()
  await expect(desk.getByText('This app is a part of the shop.')).toBeVisible()
  await expect(desk.getByLabel('Name', { exact: true })).toHaveCount(0)
  await expect(desk.getByRole('button', { name: 'Switch off' })).toHaveCount(0)
  await expect(desk.getByRole('main').getByRole('button', { name: 'More' })).toHaveCount(0)
  await expect(desk.getByRole('link', { name: 'Add a webhook' })).toBeVisible()
})

test('a token of an app is deleted only after a question', async ({ desk }) => {
  await desk.goto('/desk/settings/apps')
  await desk.getByRole('button', { name: 'Add an app of your own' }).click()
  const form = desk.getByRole('dialog')
  await form.getByLabel('Name', { exact: true }).fill('Scales')
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await form.getByRole('button', { name: 'I have copied it' }).click()
  await desk.getByRole('link', { name: 'Scales' }).click()
  const tokens = desk.getByRole('region', { name: 'Tokens' })
  await expect(tokens.getByRole('listitem')).toHaveCount(1)
  const end = tokens.getByRole('button', { name: /^Delete the token/ })
  await end.click()
  const question = desk.getByRole('dialog', { name: /^Delete the token/ })
  await expect(question).toContainText('is refused at once')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(tokens.getByRole('listitem')).toHaveCount(1)
  await end.click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(question).toBeHidden()
  await expect(tokens.getByRole('listitem')).toHaveCount(0)
})

test('the owner’s logo and icon stand in the shop, and go again', async ({ desk, shop, browser, faults }) => {
  faults.expected.push(/^400 .*\/api\/shop-pictures\//)
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60" viewBox="0 0 240 60">${inside}</svg>`)
  const file = (name: string, inside: string) => ({ name, mimeType: 'image/svg+xml', buffer: svg(inside) })
  const words = '<rect width="60" height="60" rx="30" fill="#b3341c"/><rect x="72" y="20" width="160" height="20"/>'
  const publish = async (): Promise<void> => {
    const draft = desk.getByRole('region', { name: 'Draft', exact: true })
    await expect(draft).toContainText('Logo')
    await draft.getByRole('button', { name: 'Publish' }).click()
    await expect(draft.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  }
  await desk.goto('/desk/settings')
  await desk.getByRole('link', { name: /Logo and icon/ }).click()
  const logo = desk.getByRole('group', { name: 'Logo', exact: true })
  await logo.getByLabel('Logo: choose a file').setInputFiles(file('bad.svg', `${words}<script>alert(1)</script>`))
  await expect(logo.getByRole('alert')).toContainText('This SVG has scripts')
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
  await logo
    .getByLabel('Logo: choose a file')
    .setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(logo.getByRole('alert')).toContainText('This file is no picture')
  await logo.getByLabel('Logo: choose a file').setInputFiles(file('logo.svg', words))
  await expect(logo.getByRole('alert')).toBeEmpty()
  await expect(logo.getByRole('img')).toHaveAttribute('width', '960')
  await desk
    .getByLabel('Logo on dark grounds: choose a file')
    .setInputFiles(file('dark.svg', words.replace('<rect x="72"', '<rect fill="#fff" x="72"')))
  await expect(desk.getByRole('button', { name: 'Logo on dark grounds: remove' })).toBeVisible()
  await desk.getByLabel('Icon: choose a file').setInputFiles(file('icon.svg', words))
  await expect(desk.getByRole('button', { name: 'Icon: remove' })).toBeVisible()
  const bar = desk.getByRole('region', { name: 'Not saved yet' })
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toHaveCount(0)
  await publish()
  expect(await faultsOf(desk, true)).toEqual([])

  const context = await browser.newContext({ baseURL: shop.url })
  await context.addInitScript(() => void (document.cookie = 'semena_adult=1; path=/'))
  const visitor = await context.newPage()
  const home = visitor.getByRole('banner').getByRole('link', { name: /, to the home page$/ })
  // A page that is left while it still asks for something tells of that: it is opened once it has the logo.
  const html = async (): Promise<string> => (await visitor.request.get('/basket')).text()
  await expect.poll(html, { timeout: 10_000 }).toContain('mark-picture')
  await visitor.goto('/basket')
  await expect(home.getByRole('img')).toBeVisible()
  const shown = () => home.getByRole('img').evaluate((img: HTMLImageElement) => [img.currentSrc, img.naturalWidth])
  const [light] = await shown()
  await visitor.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await shown())[0]).not.toBe(light)
  expect(await faultsOf(visitor, true)).toEqual([])

  await desk.getByRole('button', { name: 'Logo: remove' }).click()
  await expect(desk.getByLabel('Logo on dark grounds: choose a file')).toHaveCount(0)
  await desk.getByRole('button', { name: 'Icon: remove' }).click()
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toHaveCount(0)
  await publish()
  await expect.poll(html, { timeout: 10_000 }).not.toContain('mark-picture')
  await visitor.goto('/basket')
  await expect(home.getByRole('img')).toHaveCount(0)
  await context.close()
})
