/** Asks an app something while somebody waits for the answer. */
import { SECOND_MS } from '@semena/contract/time'
import type { WebhookEventTypeEnum } from '@semena/contract/enums'
import type { Services } from '../../context.ts'
import type { Hook } from '../../db/queries/webhook/webhook.ts'
import { OutsideFault } from '../fault-text.ts'
import { mayAsk, noteAnswer } from './breaker.ts'
import { payloadOf } from './deliver.ts'
import { permissionOfEvent } from './event-permission.ts'
import { sendHook } from './send.ts'

export type AskAppCtx = Pick<Services, 'database' | 'clock' | 'web' | 'payloads'> & { origin: string }

/** How long a shopper waits for an app at most. */
const PATIENCE_MS = 18 * SECOND_MS

/** What an app is asked about. */
export interface Question {
  type: WebhookEventTypeEnum
  subjectType: string
  subjectKey: string
  /** What belongs to the question and cannot be read from its subject. */
  facts: Record<string, unknown>
}

/** Asks an app and answers its JSON object; throws as `askForJson` does. */
export async function askApp(ctx: AskAppCtx, hook: Hook, question: Question): Promise<Record<string, unknown>> {
  const answer = await askForJson(ctx, hook, question)
  if (!isObject(answer)) throw new OutsideFault(`${hook.appName} sent no JSON object`)
  return answer
}

/**
 * Asks an app and answers its JSON. Throws an `OutsideFault` where it does not answer as it should, or is not asked
 * because it failed too often.
 */
export async function askForJson(
  ctx: AskAppCtx,
  hook: Hook,
  { type, subjectType, subjectKey, facts }: Question,
): Promise<unknown> {
  const needed = permissionOfEvent(type)
  if (needed !== null && !hook.appPermissions.includes(needed))
    throw new OutsideFault(`${hook.appName} is not asked, because it lacks the permission ${needed}`)
  if (!(await mayAsk(ctx, hook.appId))) throw new OutsideFault(`${hook.appName} is not asked, because it failed often`)
  const body = await payloadOf(ctx, hook, {
    type,
    subjectType,
    subjectKey,
    snapshot: facts,
    issuedAt: ctx.clock.now(),
    userId: null,
    actorAppId: null,
    app: { id: hook.appId, identifier: hook.appIdentifier, permissions: hook.appPermissions },
  })
  if (body === null) throw new OutsideFault(`the query of ${hook.appName} gives nothing`)
  const sent = await sendHook(ctx, hook, type, body, PATIENCE_MS)
  await noteAnswer(ctx, hook.appId, sent.wentWell)
  if (!sent.answer || !sent.wentWell)
    throw new OutsideFault(`${hook.appName} ${sent.answer ? `answered ${sent.answer.status}` : sent.fault}`)
  try {
    return JSON.parse(sent.answer.body) as unknown
  } catch {
    throw new OutsideFault(`${hook.appName} sent no JSON`)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
