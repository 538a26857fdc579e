/** Shoppers write to the shop and subscribe to its newsletter, with JavaScript and without. */
import type { Page } from '@playwright/test'
import { mailsTo } from '../support/mailbox.ts'
import { expect, LANGUAGES, type Language, pathIn, test, awake } from './fixtures.ts'
import { followFoot } from './shopping.ts'
import { text } from './texts.ts'

let people = 0
/** An address that no other test uses. */
const somebody = (): string => `shopper-${process.pid}-${++people}@example.com`

/** Waits for the nth mail to an address and answers it. */
async function mail(folder: string, to: string, nth = 1) {
  await expect.poll(() => mailsTo(folder, to).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(nth)
  return mailsTo(folder, to)[nth - 1]!
}
const linkIn = (body: string, page: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`http\\S+/newsletter/${page}\\?token=\\S+`).exec(body)![0]

async function fillMessage(page: Page, language: Language, email: string, words: string): Promise<void> {
  await page.getByLabel(text(language, 'contact_name'), { exact: true }).fill('Žofie Nová')
  await page.getByLabel(text(language, 'contact_email'), { exact: true }).fill(email)
  await page.getByLabel(text(language, 'contact_message'), { exact: true }).fill(words)
}
const sendButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: text(language, 'contact_send'), exact: true })
const emailField = (page: Page, language: Language) => page.getByLabel(text(language, 'newsletter_email'))
const subscribe = (page: Page, language: Language) =>
  page.getByRole('button', { name: text(language, 'newsletter_subscribe'), exact: true }).click()

for (const language of LANGUAGES) {
  test(`a problem is reported from the foot of a page, in ${language}`, async ({ page, shop, faults }) => {
    faults.expected.push(/400/)
    await page.goto(pathIn(language, '/faq'))
    await followFoot(page, language, 'site_foot_help', 'site_report')
    await expect(page.getByLabel(text(language, 'contact_topic'))).toHaveValue('problem')

    // Until the page is awake, the browser itself reports missing fields.
    await awake(page)
    await sendButton(page, language).click()
    await expect(page.getByText(text(language, 'contact_fault_required'))).toHaveCount(3)
    await expect(page.getByLabel(text(language, 'contact_name'), { exact: true })).toBeFocused()
    const email = somebody()
    await fillMessage(page, language, 'ann@example', `A picture is missing (${email})`)
    await sendButton(page, language).click()
    await expect(page.getByText(text(language, 'contact_fault_email'))).toBeVisible()
    await expect(page.getByText(text(language, 'contact_fault_required'))).toHaveCount(0)
    await page.getByLabel(text(language, 'contact_email'), { exact: true }).fill(email)
    await sendButton(page, language).click()
    await expect(page.getByRole('heading', { name: text(language, 'contact_sent_title') })).toBeFocused()

    const receipt = await mail(shop.folder, email)
    expect(receipt.text).not.toContain('A picture is missing')
    await expect.poll(() => mailsTo(shop.folder, 'hello@semena.example').some((m) => m.text.includes(email))).toBe(true)
  })

  test(`the newsletter is subscribed to, confirmed and left, in ${language}`, async ({ page, shop }) => {
    const email = somebody()
    await page.goto(pathIn(language, '/'))
    // Until the page is awake, the browser itself reports missing fields.
    await awake(page)
    await subscribe(page, language)
    await expect(page.getByText(text(language, 'newsletter_fault_required'))).toBeVisible()
    await emailField(page, language).fill(email)
    await subscribe(page, language)
    await expect(page.getByText(text(language, 'newsletter_asked_title'))).toBeVisible()

    const asked = await mail(shop.folder, email)
    await page.goto(linkIn(asked.text, 'confirm'))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('button', { name: text(language, 'newsletter_confirm_action') }).click()
    await expect(page.getByRole('heading', { name: text(language, 'newsletter_confirmed_title') })).toBeVisible()

    const welcome = await mail(shop.folder, email, 2)
    await page.goto(linkIn(welcome.text, 'unsubscribe'))
    await page.getByRole('button', { name: text(language, 'newsletter_leave_action') }).click()
    await expect(page.getByRole('heading', { name: text(language, 'newsletter_left_title') })).toBeVisible()
  })
}

test('a link that was used up says so, and what to do', async ({ page, shop, faults }) => {
  faults.expected.push(/400/)
  const email = somebody()
  await page.goto('/newsletter')
  await emailField(page, 'en').fill(email)
  await subscribe(page, 'en')
  await expect(page.getByText(text('en', 'newsletter_asked_title'))).toBeVisible()
  const asked = await mail(shop.folder, email)
  await page.goto(linkIn(asked.text, 'unsubscribe'))
  await page.getByRole('button', { name: text('en', 'newsletter_leave_action') }).click()
  await expect(page.getByRole('heading', { name: text('en', 'newsletter_left_title') })).toBeVisible()
  await page.goto(linkIn(asked.text, 'confirm'))
  await page.getByRole('button', { name: text('en', 'newsletter_confirm_action') }).click()
  await expect(page.getByRole('heading', { name: text('en', 'newsletter_lost_title') })).toBeVisible()
  await page.getByRole('link', { name: text('en', 'newsletter_subscribe_again') }).click()
  await expect(emailField(page, 'en')).toBeVisible()
})

test('without a connection the words stay, and go when it is back', async ({ page, context, faults }) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/contact?topic=other')
  await awake(page)
  await fillMessage(page, 'en', somebody(), 'Is anybody there?')
  await context.setOffline(true)
  await sendButton(page, 'en').click()
  await expect(page.getByRole('alert').getByText(text('en', 'contact_fault_offline'))).toBeVisible()
  await expect(page.getByLabel(text('en', 'contact_message'), { exact: true })).toHaveValue('Is anybody there?')
  await context.setOffline(false)
  await sendButton(page, 'en').click()
  await expect(page.getByRole('heading', { name: text('en', 'contact_sent_title') })).toBeVisible()
  await page.getByRole('link', { name: text('en', 'contact_again') }).click()
  await expect(page.getByLabel(text('en', 'contact_message'), { exact: true })).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of LANGUAGES) {
    test(`forms lead to pages that say what happened, in ${language}`, async ({ page, shop, faults }) => {
      faults.expected.push(/400/)
      const email = somebody()
      const question = 'How much for a thousand?\nOr for "two" & <three>?'
      await page.goto(pathIn(language, '/contact?topic=wholesale'))
      await fillMessage(page, language, 'ann@nowhere', question)
      await sendButton(page, language).click()
      await expect(page.getByText(text(language, 'contact_fault_email'))).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      // Nothing that was typed is lost.
      await expect(page.getByLabel(text(language, 'contact_topic'))).toHaveValue('wholesale')
      await expect(page.getByLabel(text(language, 'contact_name'), { exact: true })).toHaveValue('Žofie Nová')
      await expect(page.getByLabel(text(language, 'contact_message'), { exact: true })).toHaveValue(question)
      const address = page.getByLabel(text(language, 'contact_email'), { exact: true })
      await expect(address).toHaveValue('ann@nowhere')
      await address.fill(email)
      await sendButton(page, language).click()
      await expect(page.getByRole('heading', { name: text(language, 'contact_sent_title') })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await mail(shop.folder, email)

      await page.goto(pathIn(language, '/'))
      await emailField(page, language).fill(email)
      await subscribe(page, language)
      await expect(page).toHaveURL(/\/newsletter\?done=1$/)
      await expect(page.getByText(text(language, 'newsletter_asked_title'))).toBeVisible()
      const asked = await mail(shop.folder, email, 2)
      await page.goto(linkIn(asked.text, 'confirm'))
      await page.getByRole('button', { name: text(language, 'newsletter_confirm_action') }).click()
      await expect(page.getByRole('heading', { name: text(language, 'newsletter_confirmed_title') })).toBeVisible()
      await page.goto(linkIn(asked.text, 'unsubscribe'))
      await page.getByRole('button', { name: text(language, 'newsletter_leave_action') }).click()
      await expect(page.getByRole('heading', { name: text(language, 'newsletter_left_title') })).toBeVisible()
    })
  }
})
