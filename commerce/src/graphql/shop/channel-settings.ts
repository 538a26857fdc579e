/** The groups of a channel's settings. */
import { hasPermission } from '../../context.ts'
import type { GraphqlContext } from '../context.ts'
import { resolversOf } from '../resolver-types.ts'
import { permissionDenied } from '../shared/errors.ts'
import type { ChannelSettingsSource, ChannelSource } from './sources.ts'

/** A group of settings for whoever has one of the permissions. */
const groupFor =
  (...permissions: string[]) =>
  ({ row }: ChannelSource, _: unknown, ctx: GraphqlContext): ChannelSettingsSource => {
    if (!hasPermission(ctx, ...permissions)) throw permissionDenied()
    return { row }
  }

export const settingsGroups = {
  orderSettings: groupFor('MANAGE_CHANNELS', 'MANAGE_ORDERS'),
  checkoutSettings: groupFor('MANAGE_CHANNELS', 'MANAGE_CHECKOUTS'),
  paymentSettings: groupFor('MANAGE_CHANNELS', 'HANDLE_PAYMENTS'),
}

export const channelSettingsTypes = resolversOf({
  StockSettings: { allocationStrategy: ({ row }) => row.allocationStrategy },
  OrderSettings: {},
  CheckoutSettings: {
    automaticCompletionDelay: ({ row }) =>
      row.automaticallyCompleteFullyPaidCheckouts ? row.automaticCompletionDelay : null,
  },
  PaymentSettings: {
    defaultTransactionFlowStrategy: ({ row }) =>
      row.defaultTransactionFlowStrategy === 'AUTHORIZATION' ? 'AUTHORIZATION' : 'CHARGE',
  },
})
