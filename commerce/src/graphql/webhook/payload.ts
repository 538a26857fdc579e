/** Makes payloads: runs subscription queries of webhooks on the service's schema, as the app that gets them. */
import { SIZES } from '../../memory/sizes.ts'
import { readField } from '../execute.ts'
import type { WebhookEventTypeEnum } from '@semena/contract/enums'
import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
  Kind,
  validate,
  visit,
} from 'graphql'
import type { Services } from '../../context.ts'
import { findOrder } from '../../db/queries/order/order.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { NO_SHIPPING_APPS } from '../../domain/checkout/app-methods.ts'
import { NO_TAX_APPS } from '../../domain/pricing/tax-apps.ts'
import type { EventPayloads, HookEvent } from '../../domain/webhook/port.ts'
import { ok, refuse } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import { createLoaders } from '../loaders.ts'
import { readDocument } from '../limits/document.ts'
import { judgeCost, judgePlan } from '../limits/operation.ts'
import { planOperation } from '../limits/plan.ts'
import { executableSchema } from '../schema.ts'
import { inWeightUnit } from '../shared/weight.ts'
import { declareCache } from '../../memory/memory.ts'

declareCache({
  name: 'queries of webhooks',
  holds: 'documents by which apps choose what they are told',
  bound: `${SIZES.payloads} documents`,
  lifeMs: Number.POSITIVE_INFINITY,
  tags: null,
})

export function createPayloads(services: () => Services): EventPayloads {
  const kept = new Map<string, DocumentNode>()

  /** The parsed and valid query, which asks for no more than anybody may; throws the first error. */
  function read(query: string): DocumentNode {
    const known = kept.get(query)
    if (known) return known
    const { document } = readDocument(query)
    const [fault] = validate(executable(), document, undefined, { maxErrors: 1 })
    if (fault) throw fault
    for (const operation of operationsOf(document)) {
      const plan = planOperation(executable(), document, operation)
      const beyond = judgePlan(plan, operation.operation, false) ?? judgeCost(plan, {}).refusal
      if (beyond) throw beyond
    }
    if (kept.size >= SIZES.payloads) kept.clear()
    kept.set(query, document)
    return document
  }

  return {
    isEvent: (name): name is WebhookEventTypeEnum => {
      const events = executable().getType('WebhookEventTypeEnum')
      return typeof name === 'string' && isEnumType(events) && events.getValue(name) !== undefined
    },

    check: (query) => {
      let document: DocumentNode
      try {
        document = readDocument(query).document
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error
        const isTooMuch = error.extensions.exception !== undefined
        return refuse(isTooMuch ? 'UNABLE_TO_PARSE' : 'SYNTAX', 'query', error.message)
      }
      const operations = operationsOf(document)
      if (operations.length !== 1 || operations[0]!.operation !== 'subscription')
        return refuse('MISSING_SUBSCRIPTION', 'query', 'The query must be one subscription.')
      try {
        read(query)
      } catch (error) {
        return refuse('GRAPHQL_ERROR', 'query', error instanceof GraphQLError ? error.message : 'It is not valid.')
      }
      const names = eventNames(document)
      return names.length ? ok(names) : refuse('MISSING_EVENT', 'query', 'The query asks for no event.')
    },

    make: async (query, event, origin) => {
      const typename = typeOf(event.type)
      if (!isObjectType(executable().getType(typename))) return null
      const source = { ...event, __typename: typename }
      const parts = services()
      const viewer = event.viewer ?? {
        kind: 'app' as const,
        appId: event.app.id,
        identifier: event.app.identifier,
        permissions: new Set(event.app.permissions),
      }
      const contextValue: GraphqlContext = {
        ...parts,
        // While an app is told of something no other is asked: prices are those that are known.
        taxApps: NO_TAX_APPS,
        shippingApps: NO_SHIPPING_APPS,
        viewer,
        origin,
        remoteAddress: '',
        userAgent: '',
        cookies: new Map(),
        setCookies: [],
        loaders: createLoaders(parts),
      }
      const document = read(query)
      const root = { event: source, ...(await typedField(parts, source)) }
      const { defaultWeightUnit } = (await reference(parts.database.pool)).settings
      const { data, errors } = await inWeightUnit(defaultWeightUnit, async () =>
        execute({ schema: executable(), document, rootValue: root, contextValue, fieldResolver: readField }),
      )
      const made = data?.event ?? (data && Object.values(data).some(Boolean) ? { data } : null)
      if (made === null || typeof made !== 'object' || Object.keys(made).length === 0) return null
      return errors?.length ? { ...made, errors: errors.map(({ message, path }) => ({ message, path })) } : made
    },
  }
}

const operationsOf = (document: DocumentNode) =>
  document.definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION)

/** Events whose types are called otherwise than they are. */
const CALLED: Readonly<Partial<Record<WebhookEventTypeEnum, string>>> = {
  CHECKOUT_CALCULATE_TAXES: 'CalculateTaxes',
  ORDER_CALCULATE_TAXES: 'CalculateTaxes',
  PAYMENT_CAPTURE: 'PaymentCaptureEvent',
  PAYMENT_REFUND: 'PaymentRefundEvent',
  PAYMENT_VOID: 'PaymentVoidEvent',
  PAYMENT_CONFIRM: 'PaymentConfirmEvent',
  PAYMENT_PROCESS: 'PaymentProcessEvent',
}

/** The name of an event's GraphQL type: `ORDER_CREATED` is `OrderCreated`. */
export const typeOf = (type: WebhookEventTypeEnum): string =>
  CALLED[type] ??
  type
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('')

/**
 * The field of Subscription that is about this type of event alone, such as `orderCreated(channels)`; it holds nothing
 * where the event is of another channel.
 */
async function typedField({ database }: Services, event: HookEvent & { __typename: string }): Promise<object> {
  const field = event.__typename.charAt(0).toLowerCase() + event.__typename.slice(1)
  const order = event.subjectType === 'Order' ? await findOrder(database.pool, event.subjectKey) : null
  const slug = order && (await reference(database.pool)).channelById.get(order.channelId)?.slug
  return {
    [field]: ({ channels }: { channels?: readonly string[] | null }) =>
      !channels?.length || (slug != null && channels.includes(slug)) ? event : null,
  }
}

/** The names of the types and fields by which a query asks for events. */
function eventNames(document: DocumentNode): string[] {
  const subscription = executable().getSubscriptionType()!.getFields()
  const names = new Set<string>()
  visit(document, {
    InlineFragment: ({ typeCondition }) => {
      if (typeCondition && isEvent(typeCondition.name.value)) names.add(typeCondition.name.value)
    },
    FragmentDefinition: ({ typeCondition }) => {
      if (isEvent(typeCondition.name.value)) names.add(typeCondition.name.value)
    },
    Field: ({ name: { value } }) => {
      if (value !== 'event' && value in subscription) names.add(value.charAt(0).toUpperCase() + value.slice(1))
    },
  })
  return [...names]
}

function isEvent(name: string): boolean {
  const type = executable().getType(name)
  return isObjectType(type) && type.getInterfaces().some((i) => i.name === 'Event')
}

let made: GraphQLSchema | undefined

/** The service's schema with its resolvers, for queries that come in no request. */
const executable = (): GraphQLSchema => (made ??= executableSchema())
