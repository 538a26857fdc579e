/** Apps that offer shipping methods or exclude some, asked by their synchronous webhooks. */
import type { Services } from '../../context.ts'
import { activeHooks, type Hook } from '../../db/queries/webhook/webhook.ts'
import type { AppMethod } from '../../db/tables/columns.ts'
import {
  excluding,
  offeredByApp,
  readExcluded,
  readMethods,
  type ShippingApps,
} from '../../domain/checkout/app-methods.ts'
import { OutsideFault } from '../../domain/fault-text.ts'
import { askForJson, type Question } from '../../domain/webhook/ask.ts'
import { ORIGIN_WITHOUT_ADDRESS } from '../../domain/webhook/port.ts'

/** What asks for methods, and what excludes some; each with the permission that the app needs for it. */
const QUESTIONS = {
  checkout: {
    subjectType: 'Checkout',
    list: { type: 'SHIPPING_LIST_METHODS_FOR_CHECKOUT', permission: 'MANAGE_SHIPPING' },
    filter: { type: 'CHECKOUT_FILTER_SHIPPING_METHODS', permission: 'MANAGE_CHECKOUTS' },
  },
  order: {
    subjectType: 'Order',
    list: null,
    filter: { type: 'ORDER_FILTER_SHIPPING_METHODS', permission: 'MANAGE_ORDERS' },
  },
} as const

export function createShippingApps(services: () => Services): ShippingApps {
  return {
    async ask({ kind, id }, { methods, currency }) {
      const parts = services()
      const { subjectType, list, filter } = QUESTIONS[kind]
      const hooks = await activeHooks(parts.database.pool, [filter.type, ...(list ? [list.type] : [])])
      const ctx = { ...parts, origin: parts.settings.publicUrl ?? ORIGIN_WITHOUT_ADDRESS }
      let isWhole = true
      /** The answers of all apps that may be asked this, at once. One that fails is left out. */
      const ask = async <Read>(
        { type, permission }: { type: Question['type']; permission: Hook['appPermissions'][number] },
        told: readonly unknown[],
        read: (answer: unknown, hook: Hook) => Read[] | string,
      ): Promise<Read[]> => {
        const asked = hooks.filter((h) => h.events.includes(type) && h.appPermissions.includes(permission))
        const answers = await Promise.all(
          asked.map(async (hook) => {
            const found = await answerOf(hook, type, told, read)
            if (typeof found !== 'string') return found
            isWhole = false
            console.error(`shipping methods of ${kind} ${id}: ${found}`)
            return []
          }),
        )
        return answers.flat()
      }
      const answerOf = async <Read>(
        hook: Hook,
        type: Question['type'],
        told: readonly unknown[],
        read: (answer: unknown, hook: Hook) => Read[] | string,
      ): Promise<Read[] | string> => {
        try {
          const facts = { methods: told, currency }
          const found = read(await askForJson(ctx, hook, { type, subjectType, subjectKey: id, facts }), hook)
          return typeof found === 'string' ? `${hook.appName}: ${found}` : found
        } catch (error) {
          if (error instanceof OutsideFault) return error.message
          throw error
        }
      }
      const listed: AppMethod[] = list
        ? await ask(list, methods, (answer, { appIdentifier }) => readMethods(answer, appIdentifier, currency))
        : []
      const all = [...methods, ...listed.map(offeredByApp)]
      const excluded = all.length ? await ask(filter, excluding(all, []), readExcluded) : []
      return { methods: listed, excluded, isWhole }
    },
  }
}
