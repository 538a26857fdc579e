/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AllocationStrategyEnum, ChannelErrorCode, TransactionFlowStrategyEnum } from '@semena/contract/enums'
import type { ChannelCreateInput, ChannelDeleteInput, ChannelUpdateInput, ReorderInput } from '../../platform/inputs.generated.ts'

export type DeskChannelsQueryVariables = { [key: string]: never; }

export type DeskChannelsQuery = { channels: Array<{ id: string, name: string, slug: string, currencyCode: string, isActive: boolean, defaultCountry: { code: string } }> | null }

export type DeskChannelRowFragment = { id: string, name: string, slug: string, currencyCode: string, isActive: boolean, defaultCountry: { code: string } }

export type DeskChannelQueryVariables = {
  id: string
}

export type DeskChannelQuery = { channel: { hasOrders: boolean, id: string, name: string, slug: string, currencyCode: string, isActive: boolean, stockSettings: { allocationStrategy: AllocationStrategyEnum }, warehouses: Array<{ id: string, name: string }>, orderSettings: { automaticallyConfirmAllNewOrders: boolean, automaticallyFulfillNonShippableGiftCard: boolean, expireOrdersAfter: number | null, deleteExpiredOrdersAfter: number, allowUnpaidOrders: boolean, includeDraftOrderInVoucherUsage: boolean, draftOrderLinePriceFreezePeriod: number | null }, checkoutSettings: { automaticallyCompleteFullyPaidCheckouts: boolean, automaticCompletionDelay: number | null }, paymentSettings: { defaultTransactionFlowStrategy: TransactionFlowStrategyEnum, releaseFundsForExpiredCheckouts: boolean | null, checkoutTtlBeforeReleasingFunds: number | null }, defaultCountry: { code: string } } | null }

export type DeskWarehouseNamesQueryVariables = { [key: string]: never; }

export type DeskWarehouseNamesQuery = { warehouses: { edges: Array<{ node: { id: string, name: string } }> } | null }

export type DeskCreateChannelMutationVariables = {
  input: ChannelCreateInput
}

export type DeskCreateChannelMutation = { channelCreate: { channel: { id: string } | null, errors: Array<{ field: string | null, code: ChannelErrorCode, message: string | null }> } | null }

export type DeskSaveChannelMutationVariables = {
  id: string
  input: ChannelUpdateInput
}

export type DeskSaveChannelMutation = { channelUpdate: { errors: Array<{ field: string | null, code: ChannelErrorCode, message: string | null }> } | null }

export type DeskOrderWarehousesMutationVariables = {
  id: string
  moves: Array<ReorderInput> | ReorderInput
}

export type DeskOrderWarehousesMutation = { channelReorderWarehouses: { errors: Array<{ field: string | null, code: ChannelErrorCode, message: string | null }> } | null }

export type DeskDeleteChannelMutationVariables = {
  id: string
  input?: ChannelDeleteInput | null | undefined
}

export type DeskDeleteChannelMutation = { channelDelete: { errors: Array<{ field: string | null, code: ChannelErrorCode, message: string | null }> } | null }

export const DeskChannelsDocument: TypedDocument<DeskChannelsQuery, DeskChannelsQueryVariables> = { name: 'DeskChannels', kind: 'query', source: "query DeskChannels{channels{...DeskChannelRow}}fragment DeskChannelRow on Channel{id name slug currencyCode isActive defaultCountry{code}}" }

export const DeskChannelDocument: TypedDocument<DeskChannelQuery, DeskChannelQueryVariables> = { name: 'DeskChannel', kind: 'query', source: "query DeskChannel($id:ID!){channel(id:$id){...DeskChannelRow hasOrders stockSettings{allocationStrategy}warehouses{id name}orderSettings{automaticallyConfirmAllNewOrders automaticallyFulfillNonShippableGiftCard expireOrdersAfter deleteExpiredOrdersAfter allowUnpaidOrders includeDraftOrderInVoucherUsage draftOrderLinePriceFreezePeriod}checkoutSettings{automaticallyCompleteFullyPaidCheckouts automaticCompletionDelay}paymentSettings{defaultTransactionFlowStrategy releaseFundsForExpiredCheckouts checkoutTtlBeforeReleasingFunds}}}fragment DeskChannelRow on Channel{id name slug currencyCode isActive defaultCountry{code}}" }

export const DeskWarehouseNamesDocument: TypedDocument<DeskWarehouseNamesQuery, DeskWarehouseNamesQueryVariables> = { name: 'DeskWarehouseNames', kind: 'query', source: "query DeskWarehouseNames{warehouses(first:100){edges{node{id name}}}}" }

export const DeskCreateChannelDocument: TypedDocument<DeskCreateChannelMutation, DeskCreateChannelMutationVariables> = { name: 'DeskCreateChannel', kind: 'mutation', source: "mutation DeskCreateChannel($input:ChannelCreateInput!){channelCreate(input:$input){channel{id}errors{field code message}}}" }

export const DeskSaveChannelDocument: TypedDocument<DeskSaveChannelMutation, DeskSaveChannelMutationVariables> = { name: 'DeskSaveChannel', kind: 'mutation', source: "mutation DeskSaveChannel($id:ID!$input:ChannelUpdateInput!){channelUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskOrderWarehousesDocument: TypedDocument<DeskOrderWarehousesMutation, DeskOrderWarehousesMutationVariables> = { name: 'DeskOrderWarehouses', kind: 'mutation', source: "mutation DeskOrderWarehouses($id:ID!$moves:[ReorderInput!]!){channelReorderWarehouses(channelId:$id moves:$moves){errors{field code message}}}" }

export const DeskDeleteChannelDocument: TypedDocument<DeskDeleteChannelMutation, DeskDeleteChannelMutationVariables> = { name: 'DeskDeleteChannel', kind: 'mutation', source: "mutation DeskDeleteChannel($id:ID!$input:ChannelDeleteInput){channelDelete(id:$id input:$input){errors{field code message}}}" }
