/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { GiftCardErrorCode, GiftCardEventsEnum, GiftCardSettingsErrorCode, GiftCardSettingsExpiryTypeEnum, TimePeriodTypeEnum } from '@semena/contract/enums'
import type { GiftCardBulkCreateInput, GiftCardCreateInput, GiftCardFilterInput, GiftCardResendInput, GiftCardSettingsUpdateInput, GiftCardUpdateInput } from '../../platform/inputs.generated.ts'

export type DeskCardsQueryVariables = {
  first: number
  after?: string | null | undefined
  filter?: GiftCardFilterInput | null | undefined
  search?: string | null | undefined
}

export type DeskCardsQuery = { giftCards: { totalCount: number | null, edges: Array<{ node: { id: string, displayCode: string, isActive: boolean, expiryDate: string | null, created: string, assignedToEmail: string | null, tags: Array<{ name: string }>, initialBalance: { amount: number, currency: string }, currentBalance: { amount: number, currency: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }

export type DeskCardRowFragment = { id: string, displayCode: string, isActive: boolean, expiryDate: string | null, created: string, assignedToEmail: string | null, tags: Array<{ name: string }>, initialBalance: { amount: number, currency: string }, currentBalance: { amount: number, currency: string } }

export type DeskCardCodesQueryVariables = {
  first: number
  after?: string | null | undefined
  filter?: GiftCardFilterInput | null | undefined
  search?: string | null | undefined
}

export type DeskCardCodesQuery = { giftCards: { edges: Array<{ node: { code: string, isActive: boolean, expiryDate: string | null, assignedToEmail: string | null, initialBalance: { amount: number, currency: string }, currentBalance: { amount: number, currency: string }, tags: Array<{ name: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }

export type DeskCardsMadeQueryVariables = {
  first: number
  after?: string | null | undefined
  filter: GiftCardFilterInput
}

export type DeskCardsMadeQuery = { giftCards: { edges: Array<{ node: { id: string, code: string, created: string, tags: Array<{ name: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }

export type DeskCardQueryVariables = {
  id: string
}

export type DeskCardQuery = { giftCard: { lastUsedOn: string | null, createdByEmail: string | null, id: string, displayCode: string, isActive: boolean, expiryDate: string | null, created: string, assignedToEmail: string | null, events: Array<{ id: string, date: string | null, type: GiftCardEventsEnum | null, message: string | null, email: string | null, orderNumber: string | null, balance: { currentBalance: { amount: number, currency: string }, oldCurrentBalance: { amount: number, currency: string } | null } | null }>, tags: Array<{ name: string }>, initialBalance: { amount: number, currency: string }, currentBalance: { amount: number, currency: string } } | null }

export type DeskCardCodeQueryVariables = {
  id: string
}

export type DeskCardCodeQuery = { giftCard: { code: string } | null }

export type DeskCardSettingsQueryVariables = { [key: string]: never; }

export type DeskCardSettingsQuery = { giftCardCurrencies: Array<string>, giftCardSettings: { expiryType: GiftCardSettingsExpiryTypeEnum, expiryPeriod: { amount: number, type: TimePeriodTypeEnum } | null } }

export type DeskCreateCardMutationVariables = {
  input: GiftCardCreateInput
}

export type DeskCreateCardMutation = { giftCardCreate: { giftCard: { id: string, code: string } | null, errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null }

export type DeskCreateCardsMutationVariables = {
  input: GiftCardBulkCreateInput
}

export type DeskCreateCardsMutation = { giftCardBulkCreate: { count: number, giftCards: Array<{ id: string, code: string }>, errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null }

export type DeskUpdateCardMutationVariables = {
  id: string
  input: GiftCardUpdateInput
}

export type DeskUpdateCardMutation = { giftCardUpdate: { giftCard: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null }

export type DeskActivateCardsMutationVariables = {
  ids: Array<string> | string
}

export type DeskActivateCardsMutation = { giftCardBulkActivate: { count: number, errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null }

export type DeskDeactivateCardsMutationVariables = {
  ids: Array<string> | string
}

export type DeskDeactivateCardsMutation = { giftCardBulkDeactivate: { count: number, errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null }

export type DeskDeleteCardsMutationVariables = {
  ids: Array<string> | string
}

export type DeskDeleteCardsMutation = { giftCardBulkDelete: { count: number, errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null }

export type DeskNoteCardMutationVariables = {
  id: string
  message: string
}

export type DeskNoteCardMutation = { giftCardAddNote: { event: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null }

export type DeskResendCardMutationVariables = {
  input: GiftCardResendInput
}

export type DeskResendCardMutation = { giftCardResend: { giftCard: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null }

export type DeskChangeCardSettingsMutationVariables = {
  input: GiftCardSettingsUpdateInput
}

export type DeskChangeCardSettingsMutation = { giftCardSettingsUpdate: { errors: Array<{ field: string | null, message: string | null, code: GiftCardSettingsErrorCode }> } | null }

export const DeskCardsDocument: TypedDocument<DeskCardsQuery, DeskCardsQueryVariables> = { name: 'DeskCards', kind: 'query', source: "query DeskCards($first:Int!$after:String$filter:GiftCardFilterInput$search:String){giftCards(first:$first after:$after filter:$filter search:$search){totalCount edges{node{...DeskCardRow}}pageInfo{hasNextPage endCursor}}}fragment DeskCardRow on GiftCard{id displayCode isActive expiryDate created assignedToEmail tags{name}initialBalance{amount currency}currentBalance{amount currency}}" }

export const DeskCardCodesDocument: TypedDocument<DeskCardCodesQuery, DeskCardCodesQueryVariables> = { name: 'DeskCardCodes', kind: 'query', source: "query DeskCardCodes($first:Int!$after:String$filter:GiftCardFilterInput$search:String){giftCards(first:$first after:$after filter:$filter search:$search){edges{node{code isActive expiryDate assignedToEmail initialBalance{amount currency}currentBalance{amount currency}tags{name}}}pageInfo{hasNextPage endCursor}}}" }

export const DeskCardsMadeDocument: TypedDocument<DeskCardsMadeQuery, DeskCardsMadeQueryVariables> = { name: 'DeskCardsMade', kind: 'query', source: "query DeskCardsMade($first:Int!$after:String$filter:GiftCardFilterInput!){giftCards(first:$first after:$after filter:$filter sortBy:{field:CREATED_AT direction:DESC}){edges{node{id code created tags{name}}}pageInfo{hasNextPage endCursor}}}" }

export const DeskCardDocument: TypedDocument<DeskCardQuery, DeskCardQueryVariables> = { name: 'DeskCard', kind: 'query', source: "query DeskCard($id:ID!){giftCard(id:$id){...DeskCardRow lastUsedOn createdByEmail events{id date type message email orderNumber balance{currentBalance{amount currency}oldCurrentBalance{amount currency}}}}}fragment DeskCardRow on GiftCard{id displayCode isActive expiryDate created assignedToEmail tags{name}initialBalance{amount currency}currentBalance{amount currency}}" }

export const DeskCardCodeDocument: TypedDocument<DeskCardCodeQuery, DeskCardCodeQueryVariables> = { name: 'DeskCardCode', kind: 'query', source: "query DeskCardCode($id:ID!){giftCard(id:$id){code}}" }

export const DeskCardSettingsDocument: TypedDocument<DeskCardSettingsQuery, DeskCardSettingsQueryVariables> = { name: 'DeskCardSettings', kind: 'query', source: "query DeskCardSettings{giftCardCurrencies giftCardSettings{expiryType expiryPeriod{amount type}}}" }

export const DeskCreateCardDocument: TypedDocument<DeskCreateCardMutation, DeskCreateCardMutationVariables> = { name: 'DeskCreateCard', kind: 'mutation', source: "mutation DeskCreateCard($input:GiftCardCreateInput!){giftCardCreate(input:$input){giftCard{id code}errors{field message code}}}" }

export const DeskCreateCardsDocument: TypedDocument<DeskCreateCardsMutation, DeskCreateCardsMutationVariables> = { name: 'DeskCreateCards', kind: 'mutation', source: "mutation DeskCreateCards($input:GiftCardBulkCreateInput!){giftCardBulkCreate(input:$input){count giftCards{id code}errors{field message code}}}" }

export const DeskUpdateCardDocument: TypedDocument<DeskUpdateCardMutation, DeskUpdateCardMutationVariables> = { name: 'DeskUpdateCard', kind: 'mutation', source: "mutation DeskUpdateCard($id:ID!$input:GiftCardUpdateInput!){giftCardUpdate(id:$id input:$input){giftCard{id}errors{field message code}}}" }

export const DeskActivateCardsDocument: TypedDocument<DeskActivateCardsMutation, DeskActivateCardsMutationVariables> = { name: 'DeskActivateCards', kind: 'mutation', source: "mutation DeskActivateCards($ids:[ID!]!){giftCardBulkActivate(ids:$ids){count errors{field message code}}}" }

export const DeskDeactivateCardsDocument: TypedDocument<DeskDeactivateCardsMutation, DeskDeactivateCardsMutationVariables> = { name: 'DeskDeactivateCards', kind: 'mutation', source: "mutation DeskDeactivateCards($ids:[ID!]!){giftCardBulkDeactivate(ids:$ids){count errors{field message code}}}" }

export const DeskDeleteCardsDocument: TypedDocument<DeskDeleteCardsMutation, DeskDeleteCardsMutationVariables> = { name: 'DeskDeleteCards', kind: 'mutation', source: "mutation DeskDeleteCards($ids:[ID!]!){giftCardBulkDelete(ids:$ids){count errors{field message code}}}" }

export const DeskNoteCardDocument: TypedDocument<DeskNoteCardMutation, DeskNoteCardMutationVariables> = { name: 'DeskNoteCard', kind: 'mutation', source: "mutation DeskNoteCard($id:ID!$message:String!){giftCardAddNote(id:$id input:{message:$message}){event{id}errors{field message code}}}" }

export const DeskResendCardDocument: TypedDocument<DeskResendCardMutation, DeskResendCardMutationVariables> = { name: 'DeskResendCard', kind: 'mutation', source: "mutation DeskResendCard($input:GiftCardResendInput!){giftCardResend(input:$input){giftCard{id}errors{field message code}}}" }

export const DeskChangeCardSettingsDocument: TypedDocument<DeskChangeCardSettingsMutation, DeskChangeCardSettingsMutationVariables> = { name: 'DeskChangeCardSettings', kind: 'mutation', source: "mutation DeskChangeCardSettings($input:GiftCardSettingsUpdateInput!){giftCardSettingsUpdate(input:$input){errors{field message code}}}" }
