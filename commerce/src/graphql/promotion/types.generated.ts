/* Written by npm run generate. Do not edit. */
import type { LanguageCodeEnum, PromotionCreateErrorCode, PromotionDeleteErrorCode, PromotionEventsEnum, PromotionRuleCreateErrorCode, PromotionRuleDeleteErrorCode, PromotionRuleUpdateErrorCode, PromotionTypeEnum, PromotionUpdateErrorCode, RewardTypeEnum, RewardValueTypeEnum } from '@semena/contract/enums'
import type { PromotionCreateInput, PromotionRuleCreateInput, PromotionRuleTranslationInput, PromotionRuleUpdateInput, PromotionSortingInput, PromotionTranslationInput, PromotionUpdateInput, PromotionWhereInput } from '../../domain/promotion/inputs.generated.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { PromotionEventSource, PromotionSource, RuleSource } from './sources.ts'
import type { Listed } from '../shared/listed.ts'
import type { DiscountError, PageInfo, UserOrApp } from '../shared/types.generated.ts'
import type { ChannelSource } from '../shop/sources.ts'
import type { LanguageDisplay } from '../shop/types.generated.ts'
import type { TranslationError } from '../translation/types.generated.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface PromotionCountableEdge { node: PromotionSource; cursor: string }
export interface PromotionTranslation {
  id: string
  language: LanguageDisplay
  name: Maybe<string>
  description: Maybe<unknown>
}
export interface PromotionRuleTranslation {
  id: string
  language: LanguageDisplay
  name: Maybe<string>
  description: Maybe<unknown>
}
export interface PromotionCreate { errors: readonly PromotionCreateError[]; promotion: Maybe<PromotionSource> }
export interface PromotionUpdate { errors: readonly PromotionUpdateError[]; promotion: Maybe<PromotionSource> }
export interface PromotionDelete { errors: readonly PromotionDeleteError[]; promotion: Maybe<PromotionSource> }
export interface PromotionBulkDelete { count: number; errors: readonly DiscountError[] }
export interface PromotionRuleCreate { errors: readonly PromotionRuleCreateError[]; promotionRule: Maybe<RuleSource> }
export interface PromotionRuleUpdate { errors: readonly PromotionRuleUpdateError[]; promotionRule: Maybe<RuleSource> }
export interface PromotionRuleDelete { errors: readonly PromotionRuleDeleteError[]; promotionRule: Maybe<RuleSource> }
export interface PromotionTranslate { errors: readonly TranslationError[]; promotion: Maybe<PromotionSource> }
export interface PromotionRuleTranslate { errors: readonly TranslationError[]; promotionRule: Maybe<RuleSource> }
export interface PromotionCreateError {
  field: Maybe<string>
  message: Maybe<string>
  code: PromotionCreateErrorCode
  index: Maybe<number>
  rulesLimit: Maybe<number>
  rulesLimitExceedBy: Maybe<number>
  giftsLimit: Maybe<number>
  giftsLimitExceedBy: Maybe<number>
}
export interface PromotionUpdateError { field: Maybe<string>; message: Maybe<string>; code: PromotionUpdateErrorCode }
export interface PromotionDeleteError { field: Maybe<string>; message: Maybe<string>; code: PromotionDeleteErrorCode }
export interface PromotionRuleCreateError {
  field: Maybe<string>
  message: Maybe<string>
  code: PromotionRuleCreateErrorCode
  rulesLimit: Maybe<number>
  rulesLimitExceedBy: Maybe<number>
  giftsLimit: Maybe<number>
  giftsLimitExceedBy: Maybe<number>
}
export interface PromotionRuleUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: PromotionRuleUpdateErrorCode
  channels: Maybe<readonly string[]>
  giftsLimit: Maybe<number>
  giftsLimitExceedBy: Maybe<number>
}
export interface PromotionRuleDeleteError {
  field: Maybe<string>
  message: Maybe<string>
  code: PromotionRuleDeleteErrorCode
}
export type PromotionEvent =
  | (PromotionEventSource & { __typename: 'PromotionCreatedEvent' })
  | (PromotionEventSource & { __typename: 'PromotionUpdatedEvent' })
  | (PromotionEventSource & { __typename: 'PromotionStartedEvent' })
  | (PromotionEventSource & { __typename: 'PromotionEndedEvent' })
  | (PromotionEventSource & { __typename: 'PromotionRuleCreatedEvent' })
  | (PromotionEventSource & { __typename: 'PromotionRuleUpdatedEvent' })
  | (PromotionEventSource & { __typename: 'PromotionRuleDeletedEvent' })

declare module '../resolver-types.ts' {
interface Types {
  Promotion: {
    source: PromotionSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      type: Maybe<PromotionTypeEnum>
      description: Maybe<unknown>
      startDate: Date
      endDate: Maybe<Date>
      createdAt: Date
      updatedAt: Date
      rules: Maybe<readonly RuleSource[]>
      translation: Maybe<PromotionTranslation>
      events: Maybe<readonly PromotionEvent[]>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  PromotionRule: {
    source: RuleSource
    fields: {
      id: string
      name: Maybe<string>
      description: Maybe<unknown>
      promotion: Maybe<PromotionSource>
      channels: Maybe<readonly ChannelSource[]>
      rewardValue: Maybe<number>
      rewardValueType: Maybe<RewardValueTypeEnum>
      predicateType: Maybe<PromotionTypeEnum>
      cataloguePredicate: Maybe<unknown>
      orderPredicate: Maybe<unknown>
      rewardType: Maybe<RewardTypeEnum>
      translation: Maybe<PromotionRuleTranslation>
      giftIds: Maybe<readonly string[]>
      giftsLimit: Maybe<number>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  PromotionCountableConnection: {
    source: Listed<PromotionSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly PromotionCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  PromotionCreatedEvent: {
    source: PromotionEventSource
    fields: {
      id: string
      date: Date
      type: PromotionEventsEnum
      createdBy: Maybe<UserOrApp>
    }
    args: {}
  }
  PromotionUpdatedEvent: {
    source: PromotionEventSource
    fields: {
      id: string
      date: Date
      type: PromotionEventsEnum
      createdBy: Maybe<UserOrApp>
    }
    args: {}
  }
  PromotionStartedEvent: {
    source: PromotionEventSource
    fields: {
      id: string
      date: Date
      type: PromotionEventsEnum
      createdBy: Maybe<UserOrApp>
    }
    args: {}
  }
  PromotionEndedEvent: {
    source: PromotionEventSource
    fields: {
      id: string
      date: Date
      type: PromotionEventsEnum
      createdBy: Maybe<UserOrApp>
    }
    args: {}
  }
  PromotionRuleCreatedEvent: {
    source: PromotionEventSource
    fields: {
      id: string
      date: Date
      type: PromotionEventsEnum
      createdBy: Maybe<UserOrApp>
      ruleId: Maybe<string>
    }
    args: {}
  }
  PromotionRuleUpdatedEvent: {
    source: PromotionEventSource
    fields: {
      id: string
      date: Date
      type: PromotionEventsEnum
      createdBy: Maybe<UserOrApp>
      ruleId: Maybe<string>
    }
    args: {}
  }
  PromotionRuleDeletedEvent: {
    source: PromotionEventSource
    fields: {
      id: string
      date: Date
      type: PromotionEventsEnum
      createdBy: Maybe<UserOrApp>
      ruleId: Maybe<string>
    }
    args: {}
  }
}
interface AbstractTypes {
  PromotionEvent: {
    value: PromotionEvent
    names: 'PromotionCreatedEvent' | 'PromotionUpdatedEvent' | 'PromotionStartedEvent' | 'PromotionEndedEvent' | 'PromotionRuleCreatedEvent' | 'PromotionRuleUpdatedEvent' | 'PromotionRuleDeletedEvent'
  }
}
interface QueryFields {
  promotion: Maybe<PromotionSource>
  promotions: Maybe<Listed<PromotionSource>>
}
interface QueryArguments {
  promotion: { id: string }
  promotions: { where?: Nullable<PromotionWhereInput>; sortBy?: Nullable<PromotionSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
}
interface MutationFields {
  promotionCreate: Maybe<PromotionCreate>
  promotionUpdate: Maybe<PromotionUpdate>
  promotionDelete: Maybe<PromotionDelete>
  promotionRuleCreate: Maybe<PromotionRuleCreate>
  promotionRuleUpdate: Maybe<PromotionRuleUpdate>
  promotionRuleDelete: Maybe<PromotionRuleDelete>
  promotionTranslate: Maybe<PromotionTranslate>
  promotionRuleTranslate: Maybe<PromotionRuleTranslate>
  promotionBulkDelete: Maybe<PromotionBulkDelete>
}
interface MutationArguments {
  promotionCreate: { input: PromotionCreateInput }
  promotionUpdate: { id: string; input: PromotionUpdateInput }
  promotionDelete: { id: string }
  promotionRuleCreate: { input: PromotionRuleCreateInput }
  promotionRuleUpdate: { id: string; input: PromotionRuleUpdateInput }
  promotionRuleDelete: { id: string }
  promotionTranslate: { id: string; input: PromotionTranslationInput; languageCode: LanguageCodeEnum }
  promotionRuleTranslate: { id: string; input: PromotionRuleTranslationInput; languageCode: LanguageCodeEnum }
  promotionBulkDelete: { ids: string[] }
}
}
