/** Apps that work out taxes, asked by their synchronous webhooks. */
import { LONGEST_TEXT } from '@semena/contract/limits'
import type { Services } from '../../context.ts'
import { activeHooks } from '../../db/queries/webhook/webhook.ts'
import { OutsideFault } from '../../domain/fault-text.ts'
import { readTaxes } from '../../domain/pricing/app-taxes.ts'
import type { TaxApps } from '../../domain/pricing/tax-apps.ts'
import { askApp } from '../../domain/webhook/ask.ts'
import { ORIGIN_WITHOUT_ADDRESS } from '../../domain/webhook/port.ts'

const QUESTIONS = {
  checkout: { type: 'CHECKOUT_CALCULATE_TAXES', subjectType: 'Checkout' },
  order: { type: 'ORDER_CALCULATE_TAXES', subjectType: 'Order' },
} as const

export function createTaxApps(services: () => Services): TaxApps {
  return {
    async ask({ kind, id, app: { appId }, base }) {
      const parts = services()
      const { type, subjectType } = QUESTIONS[kind]
      const able = (await activeHooks(parts.database.pool, [type])).filter((hook) =>
        hook.appPermissions.includes('HANDLE_TAXES'),
      )
      const hooks = appId === null ? able : able.filter((hook) => hook.appIdentifier === appId).slice(0, 1)
      if (appId !== null && hooks.length === 0)
        return { taxes: null, fault: 'the configured tax app is not there, or has no webhook for taxes' }
      let fault: string | null = null
      const ctx = { ...parts, origin: parts.settings.publicUrl ?? ORIGIN_WITHOUT_ADDRESS }
      for (const hook of hooks) {
        try {
          const answer = await askApp(ctx, hook, { type, subjectType, subjectKey: id, facts: { base } })
          const taxes = readTaxes(answer, base)
          if (typeof taxes !== 'string') return { taxes, fault: null }
          fault = `${hook.appName}: ${taxes}`
        } catch (error) {
          if (!(error instanceof OutsideFault)) throw error
          fault = error.message
        }
      }
      // Where the channel names no app, one that fails is as good as none.
      if (fault !== null) console.error(`taxes of ${kind} ${id}: ${fault}`)
      return { taxes: null, fault: appId === null ? null : (fault?.slice(0, LONGEST_TEXT) ?? null) }
    },
  }
}
