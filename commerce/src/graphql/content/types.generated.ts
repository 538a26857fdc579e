/* Written by npm run generate. Do not edit. */
import type { LanguageCodeEnum, MenuErrorCode, NavigationType, PageErrorCode } from '@semena/contract/enums'
import type { AttributeFilterInput, AttributeWhereInput } from '../../domain/catalog/inputs.generated.ts'
import type { MenuCreateInput, MenuFilterInput, MenuInput, MenuItemCreateInput, MenuItemFilterInput, MenuItemInput, MenuItemMoveInput, MenuItemSortingInput, MenuSortingInput, PageCreateInput, PageFilterInput, PageInput, PageSortingInput, PageTypeCreateInput, PageTypeFilterInput, PageTypeSortingInput, PageTypeUpdateInput, PageWhereInput } from '../../domain/content/inputs.generated.ts'
import type { ReorderInput } from '../../domain/inputs.generated.ts'
import type { AttributeSource, SelectedAttributeSource } from '../attribute/sources.ts'
import type { CategorySource, CollectionSource } from '../catalog/sources.ts'
import type { MenuItemSource, MenuSource, PageSource, PageTypeSource } from './sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { Listed } from '../shared/listed.ts'
import type { PageInfo } from '../shared/types.generated.ts'
import type { LanguageDisplay } from '../shop/types.generated.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface PageTranslation {
  id: string
  language: LanguageDisplay
  seoTitle: Maybe<string>
  seoDescription: Maybe<string>
  slug: Maybe<string>
  title: Maybe<string>
  content: Maybe<unknown>
}
export interface MenuItemTranslation { id: string; language: LanguageDisplay; name: string }
export interface PageCountableEdge { node: PageSource; cursor: string }
export interface MenuCountableEdge { node: MenuSource; cursor: string }
export interface MenuItemCountableEdge { node: MenuItemSource; cursor: string }
export interface MenuCreate { errors: readonly MenuError[]; menu: Maybe<MenuSource> }
export interface MenuUpdate { errors: readonly MenuError[]; menu: Maybe<MenuSource> }
export interface MenuDelete { errors: readonly MenuError[]; menu: Maybe<MenuSource> }
export interface MenuBulkDelete { count: number; errors: readonly MenuError[] }
export interface MenuItemCreate { errors: readonly MenuError[]; menuItem: Maybe<MenuItemSource> }
export interface MenuItemUpdate { errors: readonly MenuError[]; menuItem: Maybe<MenuItemSource> }
export interface MenuItemDelete { errors: readonly MenuError[]; menuItem: Maybe<MenuItemSource> }
export interface MenuItemBulkDelete { count: number; errors: readonly MenuError[] }
export interface MenuItemMove { menu: Maybe<MenuSource>; errors: readonly MenuError[] }
export interface AssignNavigation { menu: Maybe<MenuSource>; errors: readonly MenuError[] }
export interface MenuError { field: Maybe<string>; message: Maybe<string>; code: MenuErrorCode }
export interface PageTypeCountableEdge { node: PageTypeSource; cursor: string }
export interface PageTypeCreate { errors: readonly PageError[]; pageType: Maybe<PageTypeSource> }
export interface PageTypeUpdate { errors: readonly PageError[]; pageType: Maybe<PageTypeSource> }
export interface PageTypeDelete { errors: readonly PageError[]; pageType: Maybe<PageTypeSource> }
export interface PageTypeBulkDelete { count: number; errors: readonly PageError[] }
export interface PageTypeReorderAttributes { pageType: Maybe<PageTypeSource>; errors: readonly PageError[] }
export interface PageAttributeAssign { pageType: Maybe<PageTypeSource>; errors: readonly PageError[] }
export interface PageAttributeUnassign { pageType: Maybe<PageTypeSource>; errors: readonly PageError[] }
export interface PageCreate { errors: readonly PageError[]; page: Maybe<PageSource> }
export interface PageUpdate { errors: readonly PageError[]; page: Maybe<PageSource> }
export interface PageDelete { errors: readonly PageError[]; page: Maybe<PageSource> }
export interface PageBulkDelete { count: number; errors: readonly PageError[] }
export interface PageBulkPublish { count: number; errors: readonly PageError[] }
export interface PageReorderAttributeValues { page: Maybe<PageSource>; errors: readonly PageError[] }
export interface PageError {
  field: Maybe<string>
  message: Maybe<string>
  code: PageErrorCode
  attributes: Maybe<readonly string[]>
  values: Maybe<readonly string[]>
}

declare module '../resolver-types.ts' {
interface Types {
  PageType: {
    source: PageTypeSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      slug: string
      attributes: Maybe<readonly AttributeSource[]>
      availableAttributes: Maybe<Listed<AttributeSource>>
      hasPages: Maybe<boolean>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      availableAttributes: { filter?: Nullable<AttributeFilterInput>; where?: Nullable<AttributeWhereInput>; search?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
    }
  }
  Page: {
    source: PageSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      seoTitle: Maybe<string>
      seoDescription: Maybe<string>
      title: string
      content: Maybe<unknown>
      publishedAt: Maybe<Date>
      isPublished: boolean
      slug: string
      pageType: PageTypeSource
      created: Date
      translation: Maybe<PageTranslation>
      attribute: Maybe<SelectedAttributeSource>
      attributes: readonly SelectedAttributeSource[]
      assignedAttribute: Maybe<SelectedAttributeSource>
      assignedAttributes: readonly SelectedAttributeSource[]
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      translation: { languageCode: LanguageCodeEnum }
      attribute: { slug: string }
      assignedAttribute: { slug: string }
      assignedAttributes: { limit: number | null }
    }
  }
  MenuItem: {
    source: MenuItemSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      menu: MenuSource
      parent: Maybe<MenuItemSource>
      category: Maybe<CategorySource>
      collection: Maybe<CollectionSource>
      page: Maybe<PageSource>
      level: number
      children: Maybe<readonly MenuItemSource[]>
      url: Maybe<string>
      translation: Maybe<MenuItemTranslation>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      translation: { languageCode: LanguageCodeEnum }
    }
  }
  Menu: {
    source: MenuSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      name: string
      slug: string
      items: Maybe<readonly MenuItemSource[]>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  PageCountableConnection: {
    source: Listed<PageSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly PageCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  MenuCountableConnection: {
    source: Listed<MenuSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly MenuCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  MenuItemCountableConnection: {
    source: Listed<MenuItemSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly MenuItemCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  PageTypeCountableConnection: {
    source: Listed<PageTypeSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly PageTypeCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
}
interface QueryFields {
  page: Maybe<PageSource>
  pages: Maybe<Listed<PageSource>>
  menu: Maybe<MenuSource>
  menus: Maybe<Listed<MenuSource>>
  menuItem: Maybe<MenuItemSource>
  menuItems: Maybe<Listed<MenuItemSource>>
  pageType: Maybe<PageTypeSource>
  pageTypes: Maybe<Listed<PageTypeSource>>
}
interface QueryArguments {
  page: { id?: Nullable<string>; slug?: Nullable<string>; slugLanguageCode?: Nullable<LanguageCodeEnum>; channel?: Nullable<string> }
  pages: { sortBy?: Nullable<PageSortingInput>; filter?: Nullable<PageFilterInput>; where?: Nullable<PageWhereInput>; search?: Nullable<string>; channel?: Nullable<string>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  menu: { channel?: Nullable<string>; id?: Nullable<string>; name?: Nullable<string>; slug?: Nullable<string> }
  menus: { channel?: Nullable<string>; sortBy?: Nullable<MenuSortingInput>; filter?: Nullable<MenuFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  menuItem: { id: string; channel?: Nullable<string> }
  menuItems: { channel?: Nullable<string>; sortBy?: Nullable<MenuItemSortingInput>; filter?: Nullable<MenuItemFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  pageType: { id: string }
  pageTypes: { sortBy?: Nullable<PageTypeSortingInput>; filter?: Nullable<PageTypeFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
}
interface MutationFields {
  menuCreate: Maybe<MenuCreate>
  menuUpdate: Maybe<MenuUpdate>
  menuDelete: Maybe<MenuDelete>
  menuBulkDelete: Maybe<MenuBulkDelete>
  menuItemCreate: Maybe<MenuItemCreate>
  menuItemUpdate: Maybe<MenuItemUpdate>
  menuItemDelete: Maybe<MenuItemDelete>
  menuItemBulkDelete: Maybe<MenuItemBulkDelete>
  menuItemMove: Maybe<MenuItemMove>
  assignNavigation: Maybe<AssignNavigation>
  pageTypeCreate: Maybe<PageTypeCreate>
  pageTypeUpdate: Maybe<PageTypeUpdate>
  pageTypeDelete: Maybe<PageTypeDelete>
  pageTypeBulkDelete: Maybe<PageTypeBulkDelete>
  pageTypeReorderAttributes: Maybe<PageTypeReorderAttributes>
  pageAttributeAssign: Maybe<PageAttributeAssign>
  pageAttributeUnassign: Maybe<PageAttributeUnassign>
  pageCreate: Maybe<PageCreate>
  pageUpdate: Maybe<PageUpdate>
  pageDelete: Maybe<PageDelete>
  pageBulkDelete: Maybe<PageBulkDelete>
  pageBulkPublish: Maybe<PageBulkPublish>
  pageReorderAttributeValues: Maybe<PageReorderAttributeValues>
}
interface MutationArguments {
  menuCreate: { input: MenuCreateInput }
  menuUpdate: { id: string; input: MenuInput }
  menuDelete: { id: string }
  menuBulkDelete: { ids: string[] }
  menuItemCreate: { input: MenuItemCreateInput }
  menuItemUpdate: { id: string; input: MenuItemInput }
  menuItemDelete: { id: string }
  menuItemBulkDelete: { ids: string[] }
  menuItemMove: { menu: string; moves: MenuItemMoveInput[] }
  assignNavigation: { menu?: Nullable<string>; navigationType: NavigationType }
  pageTypeCreate: { input: PageTypeCreateInput }
  pageTypeUpdate: { id?: Nullable<string>; input: PageTypeUpdateInput }
  pageTypeDelete: { id: string }
  pageTypeBulkDelete: { ids: string[] }
  pageTypeReorderAttributes: { moves: ReorderInput[]; pageTypeId: string }
  pageAttributeAssign: { attributeIds: string[]; pageTypeId: string }
  pageAttributeUnassign: { attributeIds: string[]; pageTypeId: string }
  pageCreate: { input: PageCreateInput }
  pageUpdate: { id: string; input: PageInput }
  pageDelete: { id: string }
  pageBulkDelete: { ids: string[] }
  pageBulkPublish: { ids: string[]; isPublished: boolean }
  pageReorderAttributeValues: { attributeId: string; moves: ReorderInput[]; pageId: string }
}
}
