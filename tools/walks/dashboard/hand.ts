/** Somebody at Saleor's Dashboard: presses and types as people do, and tells what failed meanwhile. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { BrowserContext, Locator, Page, Request, Response } from '@playwright/test'

/** A page of Dashboard with what is done in it. Sections without steps are only opened. */
export interface Section {
  name: string
  path: string
  /** The list of the schema this page shows, and where Dashboard has a page for each of its things. */
  things?: { list: string; path: string }
  steps?: (hand: Hand) => Promise<void>
}

/** What an operation answered: a payload of a mutation, a list of pages or a thing of a query. */
type Field = Payload & { edges?: { node?: { id?: string } }[] }

/** What a mutation answered: its field of `data`. */
export type Payload = Record<string, unknown> & { errors?: { field?: string | null; code?: string }[] }

export type Deed = 'made' | 'changed' | 'deleted'

interface Answer {
  data?: Record<string, Field | { id?: string }[] | null> | null
  errors?: { message: string }[]
}

/** Asks the service as its owner, and answers the first field; refusals throw. */
export type Ask = <T>(query: string, variables?: object) => Promise<T>

/** How long something may take to show, or an answer to come. Milliseconds. */
export const PATIENCE = 45_000

/** How many pixels a row of a grid has. */
const HEIGHT = 40

/** What Dashboard 3.23.27 throws, whatever a server answers: it looks for choices of a field that takes a number. */
const OWN_FAULT = /^Unknown filter element: "(?:current|initial)Balance"$/

export class Hand {
  readonly deeds: Record<Deed, number> = { made: 0, changed: 0, deleted: 0 }
  /** How often what was done was compared with what the service says by its API. */
  checks = 0
  /** How many filters and orders of lists were asked for. */
  asked = 0
  readonly ask: Ask
  readonly faults = new Set<string>()
  #place = 'sign-in'
  /** The tab in front: each section is walked in one of its own. */
  page!: Page
  readonly #browser: BrowserContext
  readonly #url: string
  readonly #pictures: string | undefined
  readonly #open = new Set<Promise<unknown>>()
  /** By the name of a list, the first thing in it as Dashboard was last told. */
  readonly #firsts = new Map<string, string>()

  constructor(browser: BrowserContext, url: string, ask: Ask, pictures?: string) {
    this.ask = ask
    this.#browser = browser
    this.#url = url
    this.#pictures = pictures
    browser.setDefaultTimeout(PATIENCE)
  }

  async newTab(): Promise<void> {
    this.page = await this.#browser.newPage()
    this.#open.clear()
    this.#watch(this.page)
  }

  /** Walks one section: opens its page and the first thing in it, then does its steps. What stops it is a fault. */
  async walk({ name, path, things, steps }: Section): Promise<void> {
    this.#place = name
    await this.newTab()
    try {
      await this.open(path)
      await this.picture(name)
      if (things) {
        await this.openFirst(things)
        await this.picture(`${name} first`)
        await this.open(path)
      }
      await steps?.(this)
    } catch (error) {
      this.faults.add(`${name}: stopped: ${(error as Error).message.slice(0, 400)}`)
      await this.picture(`${name} stopped`)
    } finally {
      await this.page.close()
    }
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.#url + path)
    await this.settled()
    // Makers' news lie over the buttons at the foot.
    const news = this.page.getByLabel(/^Dismiss .* announcement/)
    if (await news.isVisible()) await news.click()
  }

  /** Opens the first thing of the list by its address. */
  async openFirst({ list, path }: NonNullable<Section['things']>): Promise<void> {
    const end = performance.now() + PATIENCE
    while (!this.#firsts.has(list)) {
      if (performance.now() > end) throw new Error(`${list} showed nothing to open`)
      // The page asks for it only once all of its code is there, which may be at any moment.
      await this.settled()
    }
    await this.open(`${path}/${encodeURIComponent(this.#firsts.get(list)!)}`)
  }

  /** Does something on other pages and comes back to this one. */
  async meanwhile(act: () => Promise<unknown>): Promise<void> {
    const address = this.page.url()
    await act()
    await this.page.goto(address)
    await this.settled()
  }

  /** Opens an address below that of the thing that is shown. */
  async below(path: string): Promise<void> {
    await this.page.goto(`${this.page.url().split('?')[0]!.replace(/\/$/, '')}/${path}`)
    await this.settled()
  }

  /** Waits for the page of one thing below that address, as after it was made. */
  async at(path: string): Promise<void> {
    const address = new RegExp(`/${path}/(?!add)[\\w=%-]{6,}`)
    await this.page.waitForURL((url) => address.test(url.pathname), { waitUntil: 'commit' })
    await this.settled()
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.newTab()
    await this.open('')
    await this.fill('email', email)
    await this.fill('password', password)
    await this.press('submit')
    await this.page.getByTestId('email').waitFor({ state: 'detached' })
  }

  /** Asks the service what became of it, and throws where that is something else. */
  async finds(wanted: unknown, query: string, variables: object = {}): Promise<void> {
    const found = await this.ask<unknown>(query, variables)
    if (!isDeepStrictEqual(found, wanted))
      throw new Error(`the API has ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}, by ${query.slice(0, 80)}`)
    this.checks += 1
  }

  /** Does it in the dialog that asks, and waits until that is closed. */
  async answers(deed: Deed, mutation: string, button = 'submit'): Promise<Payload> {
    const payload = await this.does(deed, mutation, () => this.press(button, this.dialog))
    await this.closed()
    return payload
  }

  /** The id of the thing whose page is shown. */
  get shownId(): string {
    return decodeURIComponent(new URL(this.page.url()).pathname.replace(/\/$/, '').split('/').at(-1)!)
  }

  async closed(): Promise<void> {
    await this.page.getByRole('dialog').first().waitFor({ state: 'detached' })
    await this.settled()
  }

  /**
   * Waits until the page's code is there, every operation is answered and what was answered is shown: before that,
   * buttons may be drawn anew, and a press is lost.
   */
  async settled(): Promise<void> {
    await this.page.waitForLoadState('networkidle')
    do {
      await Promise.all(this.#open)
      await this.#drawn()
    } while (this.#open.size > 0)
  }

  /** The dialog in front. */
  get dialog(): Locator {
    return this.page.getByRole('dialog').last()
  }

  /** The field marked so: itself, or the one inside of what is marked. Of several the first, or the one at that place. */
  field(id: string, inside: Page | Locator = this.page, place = 0): Locator {
    const marked = inside.getByTestId(id).nth(place)
    return marked
      .locator('input, textarea')
      .or(marked.and(this.page.locator('input, textarea')))
      .first()
  }

  /** Every field marked so. */
  async fields(id: string): Promise<Locator[]> {
    const marked = this.page.getByTestId(id)
    return marked
      .locator('input')
      .or(marked.and(this.page.locator('input')))
      .all()
  }

  named(name: string, inside: Page | Locator = this.page): Locator {
    return inside.locator(`:is(input, textarea, button)[name="${name}"]`).first()
  }

  async fill(id: string, value: string, inside: Page | Locator = this.page): Promise<void> {
    await this.field(id, inside).fill(value)
  }

  async press(id: string, inside: Page | Locator = this.page): Promise<void> {
    await inside.getByTestId(id).first().click()
  }

  /** Opens a field that offers choices and takes the one with this text, or the first. */
  async choose(field: Locator, text?: string | RegExp): Promise<void> {
    // Not by role: lists opened from a dialog lie outside of it, where nothing counts as accessible.
    const options = this.page.locator('[role="option"]')
    await field.click()
    await this.settled()
    const wanted = text === undefined ? options.first() : options.filter({ hasText: text }).first()
    // By its mark: once it is taken, another one may stand in its place. A press while the list is drawn anew is lost.
    const id = await wanted.getAttribute('id')
    const taken = id
      ? this.page.locator(`[id="${id}"]`).filter({ hasText: (await wanted.textContent()) ?? '' })
      : wanted
    for (let isTaken = false; !isTaken;) {
      await taken.click()
      isTaken = await taken.waitFor({ state: 'hidden', timeout: 3000 }).then(
        () => true,
        () => false,
      )
    }
  }

  /** Takes the option with this text by keys. In rules of promotions a press of the mouse never ends: Dashboard itself
   * sets the chosen value again and again, without asking the service anything. */
  async chooseByKeys(field: Locator, text: string): Promise<void> {
    await field.fill(text)
    await this.settled()
    await this.page.locator('[role="option"]').filter({ hasText: text }).first().waitFor()
    await field.press('ArrowDown')
    await field.press('Enter')
    await this.settled()
  }

  /** Does something that sends the mutation, waits for its answer, and counts the deed. Refusals are faults. */
  async does(deed: Deed, mutation: string, act: () => Promise<unknown>): Promise<Payload> {
    const [payload] = await Promise.all([this.#answerTo(mutation), act()])
    if (!payload || payload.errors?.length) throw new Error(`${mutation} was refused: ${JSON.stringify(payload)}`)
    this.deeds[deed] += 1
    await this.settled()
    return payload
  }

  /** Saves the page's form by the bar at its foot. */
  saves(deed: Deed, mutation: string): Promise<Payload> {
    return this.does(deed, mutation, () => this.press('button-bar-confirm'))
  }

  /** Opens the menu at the page's head and presses one of its items. */
  async menu(item: string): Promise<void> {
    await this.page.getByTestId('show-more-button').first().click()
    await this.press(item)
  }

  /** Deletes what the page shows: by an item of its menu or the bar's button, and the dialog that asks once more. */
  async deletes(mutation: string, item?: string, confirm = 'submit'): Promise<Payload> {
    if (item) await this.menu(item)
    else await this.press('button-bar-delete')
    return this.does('deleted', mutation, () => this.press(confirm, this.dialog))
  }

  /** Fills in an address, by the names that Dashboard's forms give its fields. */
  async address(inside: Page | Locator = this.page): Promise<void> {
    const fields = { firstName: 'Vera', lastName: 'Walker', streetAddress1: '1 Main St', city: 'Boise' }
    for (const [name, value] of Object.entries(fields)) {
      const field = this.named(name, inside)
      if (await field.isVisible()) await field.fill(value)
    }
    await this.choose(this.named('country', inside), 'United States of America')
    await this.choose(this.named('countryArea', inside), 'Idaho')
    await this.named('postalCode', inside).fill('83702')
    await this.named('phone', inside).fill('+12085550123')
  }

  /** Presses a button that names what it is for at the end of its mark, such as `delete-token-…`. */
  async pressMarked(start: string): Promise<void> {
    await this.page.locator(`[data-test-id^="${start}"]`).first().click()
  }

  /** Types into the list's search, and waits for what it finds. */
  async searches(words: string): Promise<void> {
    await Promise.all([this.page.waitForRequest(isOperation), this.field('search-input').fill(words)])
    await this.settled()
  }

  /**
   * Does something that asks the service anew, with such words in what is sent; that it answers without an error is seen
   * to by `#watch`.
   */
  async asks(act: () => Promise<unknown>, what: string, words: RegExp): Promise<void> {
    const place = this.#place
    this.#place = `${place}, ${what}`
    await Promise.all([
      this.page
        .waitForRequest((request) => isOperation(request) && words.test(request.postData() ?? ''))
        .catch(() => {
          throw new Error(`${what}: nothing was asked`)
        }),
      act(),
    ])
    await this.settled()
    this.#place = place
    this.asked += 1
  }

  /** Drags one thing onto another, as people do: the pointer goes there in steps. */
  async drag(from: Locator, to: Locator): Promise<void> {
    await from.scrollIntoViewIfNeeded()
    const { mouse } = this.page
    const middle = async (of: Locator): Promise<[number, number]> => {
      const box = (await of.boundingBox())!
      return [box.x + box.width / 2, box.y + box.height / 2]
    }
    const goal = await middle(to)
    await mouse.move(...(await middle(from)))
    await mouse.down()
    await this.#drawn()
    await mouse.move(...goal, { steps: 12 })
    await mouse.move(goal[0], goal[1] + 2, { steps: 2 })
    await this.#drawn()
    await mouse.up()
  }

  /** Opens the row of a list that has this text. */
  async row(text: string): Promise<void> {
    const { x, y } = await this.#rowAt(text)
    await this.page.mouse.click(x + 200, y)
  }

  /** Ticks the box at the row's beginning. */
  async tick(text: string): Promise<void> {
    const { x, y } = await this.#rowAt(text)
    await this.page.mouse.click(x + 28, y)
    await this.settled()
  }

  /** Goes to the cell of the row with this text, in the column with this title. Then keys write into it. */
  async cell(text: string, title: string): Promise<void> {
    // Only columns in sight are in the table.
    await this.page.setViewportSize({ width: 2800, height: 1000 })
    const { grid, x, y } = await this.#rowAt(text)
    const head = grid.getByText(title, { exact: true }).and(grid.locator('th')).first()
    const column = Number(await head.getAttribute('aria-colindex'))
    await this.page.mouse.click(x + 150, y)
    for (let back = 0; back < 2; back += 1) await this.page.keyboard.press('ArrowLeft')
    for (let at = 1; at < column; at += 1) await this.page.keyboard.press('ArrowRight')
  }

  /** Writes into that cell: the editor opens over it by a key, and closes by another. */
  async write(text: string, title: string, value: string): Promise<void> {
    await this.cell(text, title)
    await this.page.keyboard.press('Enter')
    const editor = this.page.locator('#portal').locator('input, textarea').first()
    await editor.fill(value)
    await editor.press('Enter')
    await editor.waitFor({ state: 'detached' })
  }

  async #drawn(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(shown, 50)))),
    )
  }

  /** Where the row with this text begins. Grids are drawn on a canvas, whose table is for screen readers. */
  async #rowAt(text: string): Promise<{ grid: Locator; x: number; y: number }> {
    const grid = this.page
      .locator('[data-testid="data-grid-canvas"]')
      .filter({ has: this.page.locator('td', { hasText: text }) })
      .first()
    const cell = grid.locator('td').filter({ hasText: text }).first()
    await this.settled()
    // The table follows what is drawn after a fifth of a second.
    await this.page.evaluate(() => new Promise((followed) => setTimeout(followed, 300)))
    await cell.waitFor({ state: 'attached' })
    const index = Number(await cell.locator('xpath=..').getAttribute('aria-rowindex')) - 2
    await grid.scrollIntoViewIfNeeded()
    const box = (await grid.boundingBox())!
    // Rows are as high as the head, which has a second line where columns are in groups.
    const rows = Number(await grid.locator('[role="grid"]').getAttribute('aria-rowcount')) - 1
    const head = box.height - HEIGHT * rows >= 2 * HEIGHT ? 2 : 1
    return { grid, x: box.x, y: box.y + HEIGHT * (index + head) + HEIGHT / 2 }
  }

  async picture(name: string): Promise<void> {
    if (!this.#pictures) return
    mkdirSync(this.#pictures, { recursive: true })
    await this.page
      .screenshot({ path: join(this.#pictures, `${name.replaceAll(/\W+/g, '-')}.png`) })
      .catch(() => undefined)
  }

  async #answerTo(mutation: string): Promise<Payload | null> {
    const isSent = new RegExp(`\\b${mutation}\\b`)
    const others = new Set<string>()
    const isIt = async (it: Response): Promise<boolean> => {
      if (!isOperation(it.request())) return false
      const sent = it.request().postData()
      // The browser does not tell what was sent with a file.
      if (sent === null ? mutation in (((await it.json()) as Answer).data ?? {}) : isSent.test(sent)) return true
      others.add(/"operationName":"(\w+)"/.exec(sent ?? '')?.[1] ?? 'an operation without a name')
      return false
    }
    const response = await this.page.waitForResponse(isIt).catch(() => {
      throw new Error(`${mutation} was not sent; instead: ${[...others].join(', ') || 'nothing'}`)
    })
    const { data } = (await response.json()) as Answer
    return (Object.values(data ?? {}).find((payload) => payload) as Payload | undefined) ?? null
  }

  #note(answer: Answer | undefined): void {
    for (const [list, field] of Object.entries(answer?.data ?? {})) {
      const id = Array.isArray(field) ? field[0]?.id : field?.edges?.[0]?.node?.id
      if (id) this.#firsts.set(list, id)
    }
  }

  /** Tells operations that fail, errors on the console, and pages that say so. */
  #watch(page: Page): void {
    const tell = (fault: string): void => void this.faults.add(`${this.#place}: ${fault}`)
    page.on('console', (message) => {
      // Dashboard's pages ask the internet for pictures and films of its makers.
      if (message.type() === 'error' && !/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/.test(message.text()))
        tell(`console: ${message.text().slice(0, 200)}`)
    })
    // Pages with a form half filled in ask before they are left.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
    page.on('request', (request) => {
      if (!isOperation(request)) return
      const answered = request
        .response()
        .then((response) => response?.json() as Promise<Answer> | undefined)
        .then((answer) => this.#note(answer))
        .catch(() => undefined)
      this.#open.add(answered)
      void answered.then(() => this.#open.delete(answered))
    })
    page.on('pageerror', (error) => {
      if (!OWN_FAULT.test(error.message)) tell(`page: ${error.message.slice(0, 200)}`)
    })
    page.on('response', (response) => {
      if (isOperation(response.request())) void complaintsOf(response).then((complaints) => complaints.forEach(tell))
    })
  }
}

const isOperation = (request: Request): boolean => request.url().endsWith('/graphql/') && request.method() === 'POST'

/** What an answer complains of; nothing where the page was left before the answer came. */
async function complaintsOf(response: Response): Promise<string[]> {
  try {
    const { data, errors = [] } = (await response.json()) as Answer
    const sent = response.request().postDataJSON() as { operationName?: string; variables?: object } | null
    const refusals = Object.values(data ?? {}).flatMap((payload) =>
      payload && !Array.isArray(payload) && payload.errors?.length ? [JSON.stringify(payload.errors)] : [],
    )
    const status = response.ok() || errors.length ? [] : [`HTTP ${response.status()}`]
    return [...errors.map((e) => e.message), ...refusals, ...status].map(
      (text) => `${sent?.operationName}: ${text.slice(0, 300)}`,
    )
  } catch {
    return []
  }
}
