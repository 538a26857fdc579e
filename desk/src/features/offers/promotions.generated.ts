/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { LanguageCodeEnum, PromotionCreateErrorCode, PromotionDeleteErrorCode, PromotionRuleCreateErrorCode, PromotionRuleDeleteErrorCode, PromotionRuleUpdateErrorCode, PromotionTypeEnum, PromotionUpdateErrorCode, RewardTypeEnum, RewardValueTypeEnum, TranslationErrorCode } from '@semena/contract/enums'
import type { PromotionCreateInput, PromotionRuleCreateInput, PromotionRuleUpdateInput, PromotionSortingInput, PromotionTranslationInput, PromotionUpdateInput, PromotionWhereInput } from '../../platform/inputs.generated.ts'

export type DeskPromotionsQueryVariables = {
  first: number
  after?: string | null | undefined
  where?: PromotionWhereInput | null | undefined
  sortBy?: PromotionSortingInput | null | undefined
}

export type DeskPromotionsQuery = { promotions: { totalCount: number | null, edges: Array<{ node: { id: string, name: string, type: PromotionTypeEnum | null, startDate: string, endDate: string | null, rules: Array<{ id: string, name: string | null, rewardType: RewardTypeEnum | null, rewardValue: number | null, rewardValueType: RewardValueTypeEnum | null, channels: Array<{ id: string, slug: string, name: string, currencyCode: string }> | null }> | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }

export type DeskPromotionRowFragment = { id: string, name: string, type: PromotionTypeEnum | null, startDate: string, endDate: string | null, rules: Array<{ id: string, name: string | null, rewardType: RewardTypeEnum | null, rewardValue: number | null, rewardValueType: RewardValueTypeEnum | null, channels: Array<{ id: string, slug: string, name: string, currencyCode: string }> | null }> | null }

export type DeskPromotionQueryVariables = {
  id: string
}

export type DeskPromotionQuery = { promotion: { id: string, name: string, type: PromotionTypeEnum | null, description: unknown, startDate: string, endDate: string | null, ru: { name: string | null } | null, cs: { name: string | null } | null, rules: Array<{ id: string, name: string | null, rewardType: RewardTypeEnum | null, rewardValue: number | null, rewardValueType: RewardValueTypeEnum | null, cataloguePredicate: unknown, orderPredicate: unknown, giftIds: Array<string> | null, channels: Array<{ id: string, slug: string, name: string, currencyCode: string }> | null }> | null } | null }

export type DeskCreatePromotionMutationVariables = {
  input: PromotionCreateInput
}

export type DeskCreatePromotionMutation = { promotionCreate: { promotion: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: PromotionCreateErrorCode }> } | null }

export type DeskUpdatePromotionMutationVariables = {
  id: string
  input: PromotionUpdateInput
}

export type DeskUpdatePromotionMutation = { promotionUpdate: { promotion: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: PromotionUpdateErrorCode }> } | null }

export type DeskDeletePromotionMutationVariables = {
  id: string
}

export type DeskDeletePromotionMutation = { promotionDelete: { errors: Array<{ field: string | null, message: string | null, code: PromotionDeleteErrorCode }> } | null }

export type DeskTranslatePromotionMutationVariables = {
  id: string
  languageCode: LanguageCodeEnum
  input: PromotionTranslationInput
}

export type DeskTranslatePromotionMutation = { promotionTranslate: { errors: Array<{ field: string | null, message: string | null, code: TranslationErrorCode }> } | null }

export type DeskCreateRuleMutationVariables = {
  input: PromotionRuleCreateInput
}

export type DeskCreateRuleMutation = { promotionRuleCreate: { promotionRule: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: PromotionRuleCreateErrorCode }> } | null }

export type DeskUpdateRuleMutationVariables = {
  id: string
  input: PromotionRuleUpdateInput
}

export type DeskUpdateRuleMutation = { promotionRuleUpdate: { promotionRule: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: PromotionRuleUpdateErrorCode }> } | null }

export type DeskDeleteRuleMutationVariables = {
  id: string
}

export type DeskDeleteRuleMutation = { promotionRuleDelete: { errors: Array<{ field: string | null, message: string | null, code: PromotionRuleDeleteErrorCode }> } | null }

export const DeskPromotionsDocument: TypedDocument<DeskPromotionsQuery, DeskPromotionsQueryVariables> = { name: 'DeskPromotions', kind: 'query', source: "query DeskPromotions($first:Int!$after:String$where:PromotionWhereInput$sortBy:PromotionSortingInput){promotions(first:$first after:$after where:$where sortBy:$sortBy){totalCount edges{node{...DeskPromotionRow}}pageInfo{hasNextPage endCursor}}}fragment DeskPromotionRow on Promotion{id name type startDate endDate rules{id name rewardType rewardValue rewardValueType channels{id slug name currencyCode}}}" }

export const DeskPromotionDocument: TypedDocument<DeskPromotionQuery, DeskPromotionQueryVariables> = { name: 'DeskPromotion', kind: 'query', source: "query DeskPromotion($id:ID!){promotion(id:$id){id name type description startDate endDate ru:translation(languageCode:RU){name}cs:translation(languageCode:CS){name}rules{id name channels{id slug name currencyCode}rewardType rewardValue rewardValueType cataloguePredicate orderPredicate giftIds}}}" }

export const DeskCreatePromotionDocument: TypedDocument<DeskCreatePromotionMutation, DeskCreatePromotionMutationVariables> = { name: 'DeskCreatePromotion', kind: 'mutation', source: "mutation DeskCreatePromotion($input:PromotionCreateInput!){promotionCreate(input:$input){promotion{id}errors{field message code}}}" }

export const DeskUpdatePromotionDocument: TypedDocument<DeskUpdatePromotionMutation, DeskUpdatePromotionMutationVariables> = { name: 'DeskUpdatePromotion', kind: 'mutation', source: "mutation DeskUpdatePromotion($id:ID!$input:PromotionUpdateInput!){promotionUpdate(id:$id input:$input){promotion{id}errors{field message code}}}" }

export const DeskDeletePromotionDocument: TypedDocument<DeskDeletePromotionMutation, DeskDeletePromotionMutationVariables> = { name: 'DeskDeletePromotion', kind: 'mutation', source: "mutation DeskDeletePromotion($id:ID!){promotionDelete(id:$id){errors{field message code}}}" }

export const DeskTranslatePromotionDocument: TypedDocument<DeskTranslatePromotionMutation, DeskTranslatePromotionMutationVariables> = { name: 'DeskTranslatePromotion', kind: 'mutation', source: "mutation DeskTranslatePromotion($id:ID!$languageCode:LanguageCodeEnum!$input:PromotionTranslationInput!){promotionTranslate(id:$id languageCode:$languageCode input:$input){errors{field message code}}}" }

export const DeskCreateRuleDocument: TypedDocument<DeskCreateRuleMutation, DeskCreateRuleMutationVariables> = { name: 'DeskCreateRule', kind: 'mutation', source: "mutation DeskCreateRule($input:PromotionRuleCreateInput!){promotionRuleCreate(input:$input){promotionRule{id}errors{field message code}}}" }

export const DeskUpdateRuleDocument: TypedDocument<DeskUpdateRuleMutation, DeskUpdateRuleMutationVariables> = { name: 'DeskUpdateRule', kind: 'mutation', source: "mutation DeskUpdateRule($id:ID!$input:PromotionRuleUpdateInput!){promotionRuleUpdate(id:$id input:$input){promotionRule{id}errors{field message code}}}" }

export const DeskDeleteRuleDocument: TypedDocument<DeskDeleteRuleMutation, DeskDeleteRuleMutationVariables> = { name: 'DeskDeleteRule', kind: 'mutation', source: "mutation DeskDeleteRule($id:ID!){promotionRuleDelete(id:$id){errors{field message code}}}" }
