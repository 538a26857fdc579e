/** Sends one signed message to an app. */
import { MOST_ANSWER_BYTES } from './port.ts'
import type { Services } from '../../context.ts'
import type { WebhookRow } from '../../db/queries/webhook/webhook.ts'
import { faultText } from '../fault-text.ts'
import type { OutsideAnswer } from './port.ts'
import { signatureOf } from './sign.ts'
import type { WebhookEventTypeEnum } from '@semena/contract/enums'

export type SendHookCtx = Pick<Services, 'database' | 'clock' | 'web'> & {
  /** Where the shop is reached, without a slash at the end. */
  origin: string
}

/** The version of Saleor whose messages these are like. */
const SCHEMA_VERSION = '3.23'

/** How a message was taken. */
export interface Sent {
  wentWell: boolean
  /** Null where nothing was answered; then `fault` says why. */
  answer: OutsideAnswer | null
  fault: string
  requestHeaders: Record<string, string>
  /** Seconds. */
  duration: number
}

/** Sends a body to a webhook. It went well when the answer's status is one of 200 to 299. */
export async function sendHook(
  ctx: SendHookCtx,
  hook: Pick<WebhookRow, 'targetUrl' | 'secretKey' | 'customHeaders'>,
  type: WebhookEventTypeEnum,
  body: string,
  patienceMs: number,
): Promise<Sent> {
  const signature = await signatureOf(ctx, body, hook.secretKey)
  const domain = new URL(ctx.origin).host
  const event = type.toLowerCase()
  const told = { 'Saleor-Event': event, 'Saleor-Domain': domain, 'Saleor-Signature': signature }
  const headers: Record<string, string> = {
    ...hook.customHeaders,
    'Content-Type': 'application/json',
    ...told,
    // The names of older days, which apps still read.
    ...Object.fromEntries(Object.entries(told).map(([name, value]) => [`X-${name}`, value])),
    'Saleor-Api-Url': `${ctx.origin}/graphql/`,
    'Saleor-Schema-Version': SCHEMA_VERSION,
  }
  const began = performance.now()
  const done = (answer: OutsideAnswer | null, fault: string): Sent => ({
    wentWell: answer !== null && answer.status >= 200 && answer.status < 300,
    answer,
    fault,
    requestHeaders: headers,
    duration: (performance.now() - began) / 1000,
  })
  try {
    const sent = {
      url: hook.targetUrl,
      method: 'POST',
      headers,
      body,
      patienceMs,
      mostBytes: MOST_ANSWER_BYTES,
      isToApp: true,
    } as const
    return done(await ctx.web.send(sent), '')
  } catch (error) {
    return done(null, faultText(error))
  }
}
