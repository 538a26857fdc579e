/** Two people at one thing, and saves that are refused in part: nothing that somebody typed is lost. */
import type { BrowserContext, Page } from '@playwright/test'
import { ADDRESS, graphql } from '../support/buyer.ts'
import { buy } from './buying.ts'
import { expect, test } from './fixtures.ts'

/** Somebody else on another device, on which nothing is typed, does something there and saves. */
async function meanwhile(context: BrowserContext, url: string, act: (other: Page) => Promise<void>): Promise<void> {
  const other = await context.newPage()
  await other.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('.unsaved.')) localStorage.removeItem(key)
  })
  await other.goto(url)
  await act(other)
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText(/^(?:Saved|The page is saved)$/)).toBeVisible()
  await other.close()
}

const openProduct = async (desk: Page, url: string, slug: string): Promise<void> => {
  const query = 'query($slug: String!) { product(slug: $slug, channel: "us") { id } }'
  const { id } = await graphql<{ id: string }>(url, query, { slug })
  await desk.goto(`/desk/products/${encodeURIComponent(id)}`)
}

/** An app that may see orders, and its page. */
const makeApp = async (desk: Page, name: string): Promise<void> => {
  await desk.goto('/desk/settings/apps')
  await desk.getByRole('button', { name: 'Add an app of your own' }).click()
  const form = desk.getByRole('dialog')
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('See, pack, send and change orders').check()
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await form.getByRole('button', { name: 'I have copied it' }).click()
  await desk.getByRole('link', { name }).click()
}

const THINGS: { what: string; open: (desk: Page) => Promise<void>; field: string }[] = [
  {
    what: 'a category',
    field: 'Name, English',
    open: async (desk) => {
      await desk.goto('/desk/catalogue/categories')
      await desk.getByRole('link', { name: 'Regular seeds' }).click()
    },
  },
  {
    what: 'a collection',
    field: 'Name, English',
    open: async (desk) => {
      await desk.goto('/desk/catalogue/collections')
      await desk.getByRole('link', { name: 'Small plants' }).click()
    },
  },
  {
    what: 'a product type',
    field: 'Name',
    open: async (desk) => {
      await desk.goto('/desk/catalogue/types')
      await desk.getByRole('link', { name: 'Seeds', exact: true }).click()
    },
  },
  {
    what: 'an attribute',
    field: 'Name, English',
    open: async (desk) => {
      await desk.goto('/desk/catalogue/attributes?search=Height')
      await desk.getByRole('link', { name: 'Height', exact: true }).click()
    },
  },
  {
    what: 'a warehouse',
    field: 'Name',
    open: async (desk) => {
      await desk.goto('/desk/settings/warehouses')
      await desk.getByRole('link', { name: 'Prague' }).click()
    },
  },
  { what: 'the shop', field: 'Name of the shop', open: async (desk) => void (await desk.goto('/desk/settings/shop')) },
  {
    what: 'a channel',
    field: 'Name',
    open: async (desk) => {
      await desk.goto('/desk/settings/channels')
      await desk.getByRole('link', { name: 'Europe' }).click()
    },
  },
  {
    what: 'a voucher',
    field: 'Name · English',
    open: async (desk) => {
      await desk.goto('/desk/offers/vouchers')
      await desk.getByRole('row').nth(1).getByRole('link').click()
    },
  },
  {
    what: 'an app',
    field: 'Name',
    open: (desk) => makeApp(desk, 'Warehouse scanner'),
  },
  {
    what: 'a webhook',
    field: 'Name',
    open: async (desk) => {
      await desk.goto('/desk/settings/apps')
      await desk.getByRole('link', { name: 'Storefront server' }).click()
      await desk.getByRole('link', { name: 'Add a webhook' }).click()
      await desk.getByLabel('Name', { exact: true }).fill('Orders for the books')
      await desk.getByLabel('Address it is sent to').fill('http://127.0.0.1:9/books')
      await desk.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(desk.getByRole('heading', { level: 1, name: 'Orders for the books' })).toBeVisible()
      await expect(desk).not.toHaveURL(/new$/)
    },
  },
  {
    what: 'the texts of a mail',
    field: 'Heading (English)',
    open: async (desk) => {
      await desk.goto('/desk/texts/mails/order-canceled')
    },
  },
]

for (const { what, open, field } of THINGS)
  test(`who saves ${what} second sees what the first has changed, and chooses`, async ({ desk, context, faults }) => {
    // Nobody has cancelled an order with which the mail could be shown.
    faults.expected.push(/^409 .*\/preview\/$/, /status of 409/)
    await open(desk)
    const own = desk.getByLabel(field, { exact: true })
    await expect(own).not.toHaveValue('')
    const before = await own.inputValue()
    await own.fill(`${before} mine`)
    await meanwhile(context, desk.url(), (other) => other.getByLabel(field, { exact: true }).fill(`${before} theirs`))
    await desk.getByRole('region', { name: 'Not saved yet' }).getByRole('button', { name: 'Save' }).click()
    const question = desk.getByRole('dialog', { name: 'Somebody else has changed this' })
    await expect(question.getByRole('radio', { name: `Yours ${before} mine` })).toBeChecked()
    await question.getByRole('radio', { name: `Theirs ${before} theirs` }).check()
    await question.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
    await expect(own).toHaveValue(`${before} theirs`)
    // Back to what it was, because other journeys know it by its name.
    await own.fill(before)
    await expect(desk.getByRole('region', { name: 'Not saved yet' })).toBeVisible()
    await desk.keyboard.press('Control+s')
    await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
  })

const ADDRESSES: { whose: string; open: (desk: Page, url: string, staff: Record<string, string>) => Promise<void> }[] =
  [
    {
      whose: 'a customer',
      open: async (desk, url, staff) => {
        const { user } = await graphql<{ user: { id: string } }>(
          url,
          'mutation($input: UserCreateInput!) { customerCreate(input: $input) { user { id } errors { code field message } } }',
          { input: { email: 'moving@example.com', firstName: 'Mila', lastName: 'Moving' } },
          staff,
        )
        await graphql(
          url,
          'mutation($id: ID!, $input: AddressInput!) { addressCreate(userId: $id, input: $input) { errors { code field message } } }',
          { id: user.id, input: ADDRESS },
          staff,
        )
        await desk.goto(`/desk/customers/${encodeURIComponent(user.id)}`)
      },
    },
    {
      whose: 'an order',
      open: async (desk, url) => {
        const { number } = await buy({ url }, { lastName: 'Moving', paid: false })
        await desk.goto('/desk/orders?search=Moving&status=UNCONFIRMED')
        await desk.getByRole('link', { name: number, exact: true }).click()
      },
    },
  ]

for (const { whose, open } of ADDRESSES)
  test(`what two people change in an address of ${whose} comes together`, async ({ desk, shop, staff, context }) => {
    await open(desk, shop.url, staff)
    const edit = async (page: Page): Promise<void> => {
      if (whose === 'an order') {
        await page.getByRole('region', { name: 'Shipping address' }).getByRole('button', { name: 'Edit' }).click()
      } else {
        await page.getByRole('button', { name: /^What can be done with / }).click()
        await page.getByRole('menuitem', { name: 'Edit' }).click()
      }
    }
    const form = desk.getByRole('dialog', { name: whose === 'an order' ? 'Shipping address' : 'Change the address' })
    await edit(desk)
    await form.getByLabel('Street and number').fill('Lime Street 5')
    await form.getByLabel('First name').fill('Mine')
    await meanwhile(context, desk.url(), async (other) => {
      await edit(other)
      await other.getByLabel('Flat, floor').fill('Second floor')
      await other.getByRole('dialog').getByLabel('First name').fill('Theirs')
    })
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    const question = desk.getByRole('dialog', { name: 'Somebody else has changed this' })
    await expect(question.getByRole('listitem')).toContainText('Second floor')
    await question.getByRole('radio', { name: /^Theirs/ }).check()
    await question.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(question).toBeHidden()
    await expect(form).toBeHidden()
    await edit(desk)
    await expect(form.getByLabel('Street and number')).toHaveValue('Lime Street 5')
    await expect(form.getByLabel('Flat, floor')).toHaveValue('Second floor')
    await expect(form.getByLabel('First name')).toHaveValue('Theirs')
  })

test('what two people tick for one app comes together', async ({ desk, context }) => {
  await makeApp(desk, 'Bookkeeping')
  const [orders, products, customers] = [
    desk.getByLabel('See, pack, send and change orders'),
    desk.getByLabel('Change products, prices and stock'),
    desk.getByLabel('See and change customers'),
  ]
  await products.check()
  await orders.uncheck()
  await meanwhile(context, desk.url(), (other) => other.getByLabel('See and change customers').check())
  await desk.keyboard.press('Control+s')
  const question = desk.getByRole('dialog', { name: 'Somebody else has changed this' })
  await expect(question.getByRole('radio')).toHaveCount(0)
  await question.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
  await desk.reload()
  await expect(products).toBeChecked()
  await expect(customers).toBeChecked()
  await expect(orders).not.toBeChecked()
})

test('packs that two people add to one product both stay', async ({ desk, shop, context }) => {
  await openProduct(desk, shop.url, 'skunk-1')
  const add = async (page: Page, name: string, sku: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add a variant' }).click()
    await page.getByLabel('Name EN: Variant 5').fill(name)
    await page.getByLabel(`SKU: ${name}`, { exact: true }).fill(sku)
  }
  await add(desk, '20 seeds', 'SK1-MINE')
  await meanwhile(context, desk.url(), (other) => add(other, '50 seeds', 'SK1-THEIRS'))
  await desk.keyboard.press('Control+s')
  const question = desk.getByRole('dialog', { name: 'Somebody else has changed this' })
  await expect(question.getByRole('radio')).toHaveCount(0)
  await question.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
  await desk.reload()
  await expect(desk.getByLabel('SKU: 20 seeds')).toHaveValue('SK1-MINE')
  await expect(desk.getByLabel('SKU: 50 seeds')).toHaveValue('SK1-THEIRS')
})

test('rules that two people change in one promotion, and goods of one voucher, come together', async ({
  desk,
  context,
}) => {
  const saved = async (): Promise<void> => {
    await desk.keyboard.press('Control+s')
    const question = desk.getByRole('dialog', { name: 'Somebody else has changed this' })
    await expect(question.getByRole('radio')).toHaveCount(0)
    await question.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
    await desk.reload()
  }
  await desk.goto('/desk/offers')
  await desk.getByRole('link', { name: 'Two euros off autos' }).click()
  const rules = (page: Page) => page.getByRole('group', { name: /^Rule \d/ })
  await expect(rules(desk)).toHaveCount(1)
  await rules(desk).first().getByLabel('Name of the rule').fill('Autos of summer')
  await meanwhile(context, desk.url(), async (other) => {
    await rules(other)
      .first()
      .getByLabel(/^Off each/)
      .fill('2.5')
    await other.getByRole('button', { name: 'Add a rule' }).click()
    await rules(other).nth(1).getByLabel('Name of the rule').fill('Theirs')
    await rules(other).nth(1).getByLabel('Percent off').fill('5')
    const goods = rules(other).nth(1).getByRole('group', { name: 'Products' })
    await goods.getByRole('searchbox').fill('Blueberry')
    await goods.getByRole('button', { name: 'Blueberry', exact: true }).click()
  })
  await saved()
  await expect(rules(desk)).toHaveCount(2)
  await expect(rules(desk).first().getByLabel('Name of the rule')).toHaveValue('Autos of summer')
  await expect(
    rules(desk)
      .first()
      .getByLabel(/^Off each/),
  ).toHaveValue('2.5')
  await expect(rules(desk).nth(1).getByLabel('Name of the rule')).toHaveValue('Theirs')

  await desk.goto('/desk/offers/vouchers')
  await desk
    .getByRole('row', { name: /A small sum/ })
    .getByRole('link')
    .click()
  const pick = async (page: Page, kind: string, name: string): Promise<void> => {
    await page.getByLabel('Applies to').selectOption('SPECIFIC_PRODUCT')
    const goods = page.getByRole('group', { name: kind })
    await goods.getByRole('searchbox').fill(name)
    await goods.getByRole('button', { name, exact: true }).click()
  }
  await pick(desk, 'Products', 'Blueberry')
  await meanwhile(context, desk.url(), (other) => pick(other, 'Products', 'White Rhino'))
  await saved()
  const chosen = desk.getByRole('group', { name: 'Products' })
  await expect(chosen.getByRole('button', { name: 'Take away Blueberry' })).toBeVisible()
  await expect(chosen.getByRole('button', { name: 'Take away White Rhino' })).toBeVisible()
})

test('a product that is refused in part keeps what was typed at its field, also over a reload', async ({
  desk,
  shop,
}) => {
  await openProduct(desk, shop.url, 'blueberry')
  const slug = desk.getByLabel('Address', { exact: true })
  await expect(slug).not.toHaveValue('')
  const before = await slug.inputValue()
  await slug.fill('northern-lights')
  await desk.getByLabel('SKU: 3 seeds').fill('NTL-FEM-3')
  await desk.getByLabel('Name, Čeština', { exact: true }).fill('Borůvka')
  await desk.keyboard.press('Control+s')
  await expect(slug).toHaveAttribute('aria-invalid', 'true')
  await expect(desk.getByText(/^3 seeds: There is one like this already/)).toBeVisible()
  await desk.reload()
  await expect(slug).toHaveValue('northern-lights')
  await expect(slug).toHaveAttribute('aria-invalid', 'true')
  await expect(desk.getByText(/^3 seeds: There is one like this already/)).toBeVisible()
  await desk.getByRole('region', { name: 'Not saved yet' }).getByRole('button', { name: 'Discard' }).click()
  const question = desk.getByRole('dialog', { name: 'Discard what you have typed?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(slug).toHaveValue('northern-lights')
  await desk.getByRole('region', { name: 'Not saved yet' }).getByRole('button', { name: 'Discard' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(slug).toHaveValue(before)
  await expect(desk.getByLabel('Name, Čeština', { exact: true })).toHaveValue('Borůvka')
})

for (const { what, address, cells } of [
  { what: 'rates of taxes', address: 'taxes', cells: ['Germany, Everything else', 'Austria, Everything else'] },
  {
    what: 'rates of shipping',
    address: 'shipping',
    cells: ['North America, Courier, Worldwide: Price', 'Rest of world, Courier, Worldwide: Price'],
  },
])
  test(`two people at the ${what} see each other’s figures before they overwrite them`, async ({ desk, context }) => {
    await desk.goto(`/desk/settings/${address}`)
    const [both, theirs] = cells as [string, string]
    const cell = (page: Page, label: string) => page.getByLabel(label, { exact: true })
    const before = [await cell(desk, both).inputValue(), await cell(desk, theirs).inputValue()]
    await cell(desk, both).fill('11.5')
    await meanwhile(context, desk.url(), async (other) => {
      await cell(other, both).fill('12.5')
      await cell(other, theirs).fill('13.5')
    })
    await desk.keyboard.press('Control+s')
    const question = desk.getByRole('dialog', { name: 'Somebody else has changed this' })
    await expect(question.getByRole('group', { name: both })).toBeVisible()
    await expect(question.getByRole('listitem').filter({ hasText: theirs })).toContainText('13.5')
    await question.getByRole('radio', { name: /^Theirs 12\.5/ }).check()
    await question.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
    await desk.reload()
    await expect(cell(desk, both)).toHaveValue(/^12\.50?$/)
    await expect(cell(desk, theirs)).toHaveValue(/^13\.50?$/)
    await cell(desk, both).fill(before[0]!)
    await cell(desk, theirs).fill(before[1]!)
    await desk.keyboard.press('Control+s')
    await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
  })

test('a save that is refused in part keeps what was typed, also over a reload, and marks the field', async ({
  desk,
}) => {
  await desk.goto('/desk/catalogue/categories')
  await desk.getByRole('link', { name: 'Autoflowering seeds' }).click()
  const [english, czech] = [
    desk.getByLabel('Name, English', { exact: true }),
    desk.getByLabel('Name, Čeština', { exact: true }),
  ]
  await expect(english).not.toHaveValue('')
  const long = 'Samonakvétací '.repeat(30)
  await english.fill('Autoflowers')
  await czech.fill(long)
  await desk.keyboard.press('Control+s')
  await expect(czech).toHaveAttribute('aria-invalid', 'true')
  await expect(czech).toBeFocused()
  await desk.reload()
  await expect(czech).toHaveValue(long)
  await expect(czech).toHaveAttribute('aria-invalid', 'true')
  await expect(english).toHaveValue('Autoflowers')
  await czech.fill('Samonakvétací')
  await desk.keyboard.press('Control+s')
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
  await desk.goto('/desk/catalogue/categories')
  await expect(desk.getByRole('link', { name: 'Autoflowers' })).toBeVisible()
})
