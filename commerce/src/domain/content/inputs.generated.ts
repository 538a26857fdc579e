/* Written by npm run generate. Do not edit. */
import type { MenuItemsSortField, MenuSortField, OrderDirection, PageSortField, PageTypeSortField } from '@semena/contract/enums'
import type { AssignedAttributeWhereInput, SeoInput } from '../catalog/inputs.generated.ts'
import type { AttributeValueInput, GlobalIDFilterInput, MetadataFilter, MetadataFilterInput, StringFilterInput } from '../inputs.generated.ts'

type Nullable<T> = T | null

export interface PageSortingInput { direction: OrderDirection; field: PageSortField }
export interface PageFilterInput {
  search?: Nullable<string>
  metadata?: Nullable<MetadataFilter[]>
  pageTypes?: Nullable<string[]>
  ids?: Nullable<string[]>
  slugs?: Nullable<string[]>
}
export interface PageWhereInput {
  metadata?: Nullable<MetadataFilterInput>
  ids?: Nullable<string[]>
  slug?: Nullable<StringFilterInput>
  pageType?: Nullable<GlobalIDFilterInput>
  attributes?: Nullable<AssignedAttributeWhereInput[]>
  AND?: Nullable<PageWhereInput[]>
  OR?: Nullable<PageWhereInput[]>
}
export interface MenuSortingInput { direction: OrderDirection; field: MenuSortField }
export interface MenuFilterInput {
  search?: Nullable<string>
  slug?: Nullable<string[]>
  metadata?: Nullable<MetadataFilter[]>
  slugs?: Nullable<string[]>
}
export interface MenuItemSortingInput { direction: OrderDirection; field: MenuItemsSortField }
export interface MenuItemFilterInput { search?: Nullable<string>; metadata?: Nullable<MetadataFilter[]> }
export interface MenuCreateInput { name: string; slug?: Nullable<string>; items?: Nullable<MenuItemInput[]> }
export interface MenuInput { name?: Nullable<string>; slug?: Nullable<string> }
export interface MenuItemCreateInput {
  name: string
  url?: Nullable<string>
  category?: Nullable<string>
  collection?: Nullable<string>
  page?: Nullable<string>
  menu: string
  parent?: Nullable<string>
}
export interface MenuItemInput {
  name?: Nullable<string>
  url?: Nullable<string>
  category?: Nullable<string>
  collection?: Nullable<string>
  page?: Nullable<string>
}
export interface MenuItemMoveInput { itemId: string; parentId?: Nullable<string>; sortOrder?: Nullable<number> }
export interface PageTypeSortingInput { direction: OrderDirection; field: PageTypeSortField }
export interface PageTypeFilterInput { search?: Nullable<string>; slugs?: Nullable<string[]> }
export interface PageTypeCreateInput {
  name?: Nullable<string>
  slug?: Nullable<string>
  addAttributes?: Nullable<string[]>
}
export interface PageTypeUpdateInput {
  name?: Nullable<string>
  slug?: Nullable<string>
  addAttributes?: Nullable<string[]>
  removeAttributes?: Nullable<string[]>
}
export interface PageCreateInput {
  slug?: Nullable<string>
  title?: Nullable<string>
  content?: Nullable<unknown>
  attributes?: Nullable<AttributeValueInput[]>
  isPublished?: Nullable<boolean>
  publicationDate?: Nullable<string>
  publishedAt?: Nullable<Date>
  seo?: Nullable<SeoInput>
  pageType: string
}
export interface PageInput {
  slug?: Nullable<string>
  title?: Nullable<string>
  content?: Nullable<unknown>
  attributes?: Nullable<AttributeValueInput[]>
  isPublished?: Nullable<boolean>
  publicationDate?: Nullable<string>
  publishedAt?: Nullable<Date>
  seo?: Nullable<SeoInput>
}
