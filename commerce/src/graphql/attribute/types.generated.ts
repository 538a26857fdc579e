/* Written by npm run generate. Do not edit. */
import type { AttributeBulkCreateErrorCode, AttributeBulkUpdateErrorCode, AttributeEntityTypeEnum, AttributeErrorCode, AttributeInputTypeEnum, AttributeTypeEnum, ErrorPolicyEnum, LanguageCodeEnum, MeasurementUnitsEnum } from '@semena/contract/enums'
import type { AttributeBulkUpdateInput, AttributeChoicesSortingInput, AttributeCreateInput, AttributeFilterInput, AttributeSortingInput, AttributeUpdateInput, AttributeValueCreateInput, AttributeValueFilterInput, AttributeValueUpdateInput, AttributeValueWhereInput, AttributeWhereInput } from '../../domain/catalog/inputs.generated.ts'
import type { ReorderInput } from '../../domain/inputs.generated.ts'
import type { AttributeSource, AttributeValueSource, ChoiceSource, ReferenceTypeSource, SelectedAttributeSource } from './sources.ts'
import type { CategorySource, CollectionSource, ProductSource, ProductTypeSource, VariantSource } from '../catalog/sources.ts'
import type { PageSource } from '../content/sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { Listed } from '../shared/listed.ts'
import type { File, PageInfo } from '../shared/types.generated.ts'
import type { LanguageDisplay } from '../shop/types.generated.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface AttributeCreate { attribute: Maybe<AttributeSource>; errors: readonly AttributeError[] }
export interface AttributeUpdate { attribute: Maybe<AttributeSource>; errors: readonly AttributeError[] }
export interface AttributeDelete { errors: readonly AttributeError[]; attribute: Maybe<AttributeSource> }
export interface AttributeBulkDelete { count: number; errors: readonly AttributeError[] }
export interface AttributeBulkCreate {
  count: number
  results: readonly AttributeBulkCreateResult[]
  errors: readonly AttributeBulkCreateError[]
}
export interface AttributeBulkCreateResult {
  attribute: Maybe<AttributeSource>
  errors: Maybe<readonly AttributeBulkCreateError[]>
}
export interface AttributeBulkCreateError {
  path: Maybe<string>
  message: Maybe<string>
  code: AttributeBulkCreateErrorCode
}
export interface AttributeBulkUpdate {
  count: number
  results: readonly AttributeBulkUpdateResult[]
  errors: readonly AttributeBulkUpdateError[]
}
export interface AttributeBulkUpdateResult {
  attribute: Maybe<AttributeSource>
  errors: Maybe<readonly AttributeBulkUpdateError[]>
}
export interface AttributeBulkUpdateError {
  path: Maybe<string>
  message: Maybe<string>
  code: AttributeBulkUpdateErrorCode
}
export interface AttributeValueCreate {
  attribute: Maybe<AttributeSource>
  errors: readonly AttributeError[]
  attributeValue: Maybe<AttributeValueSource>
}
export interface AttributeValueUpdate {
  attribute: Maybe<AttributeSource>
  errors: readonly AttributeError[]
  attributeValue: Maybe<AttributeValueSource>
}
export interface AttributeValueDelete {
  attribute: Maybe<AttributeSource>
  errors: readonly AttributeError[]
  attributeValue: Maybe<AttributeValueSource>
}
export interface AttributeValueBulkDelete { count: number; errors: readonly AttributeError[] }
export interface AttributeReorderValues { attribute: Maybe<AttributeSource>; errors: readonly AttributeError[] }
export interface AttributeError { field: Maybe<string>; message: Maybe<string>; code: AttributeErrorCode }
export interface AttributeValueTranslation {
  id: string
  language: LanguageDisplay
  name: string
  richText: Maybe<unknown>
  plainText: Maybe<string>
}
export interface AttributeTranslation { id: string; language: LanguageDisplay; name: string }
export interface AttributeCountableEdge { node: AttributeSource; cursor: string }
export interface AttributeValueCountableEdge { node: AttributeValueSource; cursor: string }

declare module '../resolver-types.ts' {
interface Types {
  Attribute: {
    source: AttributeSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      inputType: Maybe<AttributeInputTypeEnum>
      entityType: Maybe<AttributeEntityTypeEnum>
      name: string
      slug: string
      type: AttributeTypeEnum
      unit: Maybe<MeasurementUnitsEnum>
      choices: Maybe<Listed<AttributeValueSource>>
      valueRequired: boolean
      visibleInStorefront: boolean
      translation: Maybe<AttributeTranslation>
      withChoices: boolean
      externalReference: Maybe<string>
      filterableInStorefront: boolean
      filterableInDashboard: boolean
      availableInGrid: boolean
      storefrontSearchPosition: number
      referenceTypes: Maybe<readonly ReferenceTypeSource[]>
      productTypes: Listed<ProductTypeSource>
      productVariantTypes: Listed<ProductTypeSource>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      choices: { sortBy?: Nullable<AttributeChoicesSortingInput>; filter?: Nullable<AttributeValueFilterInput>; where?: Nullable<AttributeValueWhereInput>; search?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      translation: { languageCode: LanguageCodeEnum }
      referenceTypes: { limit: number | null }
      productTypes: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
      productVariantTypes: { before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
    }
  }
  SelectedAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      values: readonly AttributeValueSource[]
    }
    args: {}
  }
  AttributeValue: {
    source: AttributeValueSource
    fields: {
      id: string
      name: Maybe<string>
      slug: Maybe<string>
      value: Maybe<string>
      translation: Maybe<AttributeValueTranslation>
      inputType: Maybe<AttributeInputTypeEnum>
      reference: Maybe<string>
      file: Maybe<File>
      richText: Maybe<unknown>
      plainText: Maybe<string>
      boolean: Maybe<boolean>
      date: Maybe<Date | string>
      dateTime: Maybe<Date>
      externalReference: Maybe<string>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  AttributeCountableConnection: {
    source: Listed<AttributeSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly AttributeCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  AttributeValueCountableConnection: {
    source: Listed<AttributeValueSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly AttributeValueCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  AssignedBooleanAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<boolean>
    }
    args: {}
  }
  AssignedFileAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<File>
    }
    args: {}
  }
  AssignedMultiChoiceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: readonly ChoiceSource[]
    }
    args: {
      value: { limit: number | null }
    }
  }
  AssignedNumericAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<number>
    }
    args: {}
  }
  AssignedPlainTextAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<string>
      translation: Maybe<string>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  AssignedTextAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<unknown>
      translation: Maybe<unknown>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  AssignedSingleChoiceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<ChoiceSource>
    }
    args: {}
  }
  AssignedSingleCollectionReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<CollectionSource>
    }
    args: {}
  }
  AssignedChoiceAttributeValue: {
    source: ChoiceSource
    fields: {
      name: Maybe<string>
      slug: Maybe<string>
      translation: Maybe<string>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  AssignedDateAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<Date | string>
    }
    args: {}
  }
  AssignedDateTimeAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<Date>
    }
    args: {}
  }
  AssignedSwatchAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<ChoiceSource>
    }
    args: {}
  }
  AssignedSwatchAttributeValue: {
    source: ChoiceSource
    fields: {
      name: Maybe<string>
      slug: Maybe<string>
      hexColor: Maybe<string>
      file: Maybe<File>
      translation: Maybe<string>
    }
    args: {
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  AssignedSinglePageReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<PageSource>
    }
    args: {}
  }
  AssignedMultiPageReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: readonly PageSource[]
    }
    args: {
      value: { limit: number | null }
    }
  }
  AssignedSingleProductReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<ProductSource>
    }
    args: {}
  }
  AssignedMultiProductReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: readonly ProductSource[]
    }
    args: {
      value: { limit: number | null }
    }
  }
  AssignedSingleProductVariantReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<VariantSource>
    }
    args: {}
  }
  AssignedMultiProductVariantReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: readonly VariantSource[]
    }
    args: {
      value: { limit: number | null }
    }
  }
  AssignedSingleCategoryReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: Maybe<CategorySource>
    }
    args: {}
  }
  AssignedMultiCategoryReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: readonly CategorySource[]
    }
    args: {
      value: { limit: number | null }
    }
  }
  AssignedMultiCollectionReferenceAttribute: {
    source: SelectedAttributeSource
    fields: {
      attribute: AttributeSource
      value: readonly CollectionSource[]
    }
    args: {
      value: { limit: number | null }
    }
  }
}
interface AbstractTypes {
  AssignedAttribute: {
    value: SelectedAttributeSource
    names: 'AssignedBooleanAttribute' | 'AssignedFileAttribute' | 'AssignedMultiChoiceAttribute' | 'AssignedNumericAttribute' | 'AssignedPlainTextAttribute' | 'AssignedTextAttribute' | 'AssignedSingleChoiceAttribute' | 'AssignedSingleCollectionReferenceAttribute' | 'AssignedDateAttribute' | 'AssignedDateTimeAttribute' | 'AssignedSwatchAttribute' | 'AssignedSinglePageReferenceAttribute' | 'AssignedMultiPageReferenceAttribute' | 'AssignedSingleProductReferenceAttribute' | 'AssignedMultiProductReferenceAttribute' | 'AssignedSingleProductVariantReferenceAttribute' | 'AssignedMultiProductVariantReferenceAttribute' | 'AssignedSingleCategoryReferenceAttribute' | 'AssignedMultiCategoryReferenceAttribute' | 'AssignedMultiCollectionReferenceAttribute'
  }
  ReferenceType: {
    value: ReferenceTypeSource
    names: 'ProductType' | 'PageType'
  }
}
interface QueryFields {
  attributes: Maybe<Listed<AttributeSource>>
  attribute: Maybe<AttributeSource>
}
interface QueryArguments {
  attributes: { filter?: Nullable<AttributeFilterInput>; where?: Nullable<AttributeWhereInput>; search?: Nullable<string>; sortBy?: Nullable<AttributeSortingInput>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  attribute: { id?: Nullable<string>; slug?: Nullable<string>; externalReference?: Nullable<string> }
}
interface MutationFields {
  attributeCreate: Maybe<AttributeCreate>
  attributeUpdate: Maybe<AttributeUpdate>
  attributeDelete: Maybe<AttributeDelete>
  attributeBulkDelete: Maybe<AttributeBulkDelete>
  attributeBulkCreate: Maybe<AttributeBulkCreate>
  attributeBulkUpdate: Maybe<AttributeBulkUpdate>
  attributeValueCreate: Maybe<AttributeValueCreate>
  attributeValueUpdate: Maybe<AttributeValueUpdate>
  attributeValueDelete: Maybe<AttributeValueDelete>
  attributeValueBulkDelete: Maybe<AttributeValueBulkDelete>
  attributeReorderValues: Maybe<AttributeReorderValues>
}
interface MutationArguments {
  attributeCreate: { input: AttributeCreateInput }
  attributeUpdate: { externalReference?: Nullable<string>; id?: Nullable<string>; input: AttributeUpdateInput }
  attributeDelete: { externalReference?: Nullable<string>; id?: Nullable<string> }
  attributeBulkDelete: { ids: string[] }
  attributeBulkCreate: { attributes: AttributeCreateInput[]; errorPolicy?: Nullable<ErrorPolicyEnum> }
  attributeBulkUpdate: { attributes: AttributeBulkUpdateInput[]; errorPolicy?: Nullable<ErrorPolicyEnum> }
  attributeValueCreate: { attribute: string; input: AttributeValueCreateInput }
  attributeValueUpdate: { externalReference?: Nullable<string>; id?: Nullable<string>; input: AttributeValueUpdateInput }
  attributeValueDelete: { externalReference?: Nullable<string>; id?: Nullable<string> }
  attributeValueBulkDelete: { ids: string[] }
  attributeReorderValues: { attributeId: string; moves: ReorderInput[] }
}
}
