/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { LanguageCodeEnum, MenuErrorCode, TranslationErrorCode } from '@semena/contract/enums'
import type { MenuCreateInput, MenuInput, MenuItemCreateInput, MenuItemInput, MenuItemMoveInput, NameTranslationInput } from '../../platform/inputs.generated.ts'

export type DeskMenusQueryVariables = { [key: string]: never; }

export type DeskMenusQuery = { menus: { edges: Array<{ node: { id: string, name: string, slug: string } }> } | null }

export type DeskMenuQueryVariables = {
  id: string
}

export type DeskMenuQuery = { menu: { id: string, name: string, slug: string, items: Array<{ id: string, name: string, url: string | null, level: number, children: Array<{ id: string, name: string, url: string | null, level: number, children: Array<{ id: string, name: string, url: string | null, level: number, children: Array<{ id: string, name: string, url: string | null, level: number, ru: { name: string } | null, cs: { name: string } | null, page: { id: string, title: string } | null, category: { id: string, name: string } | null, collection: { id: string, name: string } | null }> | null, ru: { name: string } | null, cs: { name: string } | null, page: { id: string, title: string } | null, category: { id: string, name: string } | null, collection: { id: string, name: string } | null }> | null, ru: { name: string } | null, cs: { name: string } | null, page: { id: string, title: string } | null, category: { id: string, name: string } | null, collection: { id: string, name: string } | null }> | null, ru: { name: string } | null, cs: { name: string } | null, page: { id: string, title: string } | null, category: { id: string, name: string } | null, collection: { id: string, name: string } | null }> | null } | null }

export type DeskMenuItemFragment = { id: string, name: string, url: string | null, level: number, ru: { name: string } | null, cs: { name: string } | null, page: { id: string, title: string } | null, category: { id: string, name: string } | null, collection: { id: string, name: string } | null }

export type DeskMenuTargetsQueryVariables = {
  channel?: string | null | undefined
}

export type DeskMenuTargetsQuery = { pages: { edges: Array<{ node: { id: string, title: string } }> } | null, categories: { edges: Array<{ node: { id: string, name: string } }> } | null, collections: { edges: Array<{ node: { id: string, name: string } }> } | null }

export type DeskMenuCreateMutationVariables = {
  input: MenuCreateInput
}

export type DeskMenuCreateMutation = { menuCreate: { errors: Array<{ code: MenuErrorCode, field: string | null, message: string | null }>, menu: { id: string } | null } | null }

export type DeskMenuUpdateMutationVariables = {
  id: string
  input: MenuInput
}

export type DeskMenuUpdateMutation = { menuUpdate: { errors: Array<{ code: MenuErrorCode, field: string | null, message: string | null }> } | null }

export type DeskMenuDeleteMutationVariables = {
  id: string
}

export type DeskMenuDeleteMutation = { menuDelete: { errors: Array<{ code: MenuErrorCode, field: string | null, message: string | null }> } | null }

export type DeskMenuItemCreateMutationVariables = {
  input: MenuItemCreateInput
}

export type DeskMenuItemCreateMutation = { menuItemCreate: { errors: Array<{ code: MenuErrorCode, field: string | null, message: string | null }>, menuItem: { id: string } | null } | null }

export type DeskMenuItemUpdateMutationVariables = {
  id: string
  input: MenuItemInput
}

export type DeskMenuItemUpdateMutation = { menuItemUpdate: { errors: Array<{ code: MenuErrorCode, field: string | null, message: string | null }> } | null }

export type DeskMenuItemDeleteMutationVariables = {
  id: string
}

export type DeskMenuItemDeleteMutation = { menuItemDelete: { errors: Array<{ code: MenuErrorCode, field: string | null, message: string | null }> } | null }

export type DeskMenuItemMoveMutationVariables = {
  menu: string
  moves: Array<MenuItemMoveInput> | MenuItemMoveInput
}

export type DeskMenuItemMoveMutation = { menuItemMove: { errors: Array<{ code: MenuErrorCode, field: string | null, message: string | null }> } | null }

export type DeskMenuItemTranslateMutationVariables = {
  id: string
  input: NameTranslationInput
  languageCode: LanguageCodeEnum
}

export type DeskMenuItemTranslateMutation = { menuItemTranslate: { errors: Array<{ code: TranslationErrorCode, field: string | null, message: string | null }> } | null }

export const DeskMenusDocument: TypedDocument<DeskMenusQuery, DeskMenusQueryVariables> = { name: 'DeskMenus', kind: 'query', source: "query DeskMenus{menus(first:100 sortBy:{field:NAME direction:ASC}){edges{node{id name slug}}}}" }

export const DeskMenuDocument: TypedDocument<DeskMenuQuery, DeskMenuQueryVariables> = { name: 'DeskMenu', kind: 'query', source: "query DeskMenu($id:ID!){menu(id:$id){id name slug items{...DeskMenuItem children{...DeskMenuItem children{...DeskMenuItem children{...DeskMenuItem}}}}}}fragment DeskMenuItem on MenuItem{id name url level ru:translation(languageCode:RU){name}cs:translation(languageCode:CS){name}page{id title}category{id name}collection{id name}}" }

export const DeskMenuTargetsDocument: TypedDocument<DeskMenuTargetsQuery, DeskMenuTargetsQueryVariables> = { name: 'DeskMenuTargets', kind: 'query', source: "query DeskMenuTargets($channel:String){pages(first:100 sortBy:{field:TITLE direction:ASC}){edges{node{id title}}}categories(first:100){edges{node{id name}}}collections(first:100 channel:$channel){edges{node{id name}}}}" }

export const DeskMenuCreateDocument: TypedDocument<DeskMenuCreateMutation, DeskMenuCreateMutationVariables> = { name: 'DeskMenuCreate', kind: 'mutation', source: "mutation DeskMenuCreate($input:MenuCreateInput!){menuCreate(input:$input){errors{code field message}menu{id}}}" }

export const DeskMenuUpdateDocument: TypedDocument<DeskMenuUpdateMutation, DeskMenuUpdateMutationVariables> = { name: 'DeskMenuUpdate', kind: 'mutation', source: "mutation DeskMenuUpdate($id:ID!$input:MenuInput!){menuUpdate(id:$id input:$input){errors{code field message}}}" }

export const DeskMenuDeleteDocument: TypedDocument<DeskMenuDeleteMutation, DeskMenuDeleteMutationVariables> = { name: 'DeskMenuDelete', kind: 'mutation', source: "mutation DeskMenuDelete($id:ID!){menuDelete(id:$id){errors{code field message}}}" }

export const DeskMenuItemCreateDocument: TypedDocument<DeskMenuItemCreateMutation, DeskMenuItemCreateMutationVariables> = { name: 'DeskMenuItemCreate', kind: 'mutation', source: "mutation DeskMenuItemCreate($input:MenuItemCreateInput!){menuItemCreate(input:$input){errors{code field message}menuItem{id}}}" }

export const DeskMenuItemUpdateDocument: TypedDocument<DeskMenuItemUpdateMutation, DeskMenuItemUpdateMutationVariables> = { name: 'DeskMenuItemUpdate', kind: 'mutation', source: "mutation DeskMenuItemUpdate($id:ID!$input:MenuItemInput!){menuItemUpdate(id:$id input:$input){errors{code field message}}}" }

export const DeskMenuItemDeleteDocument: TypedDocument<DeskMenuItemDeleteMutation, DeskMenuItemDeleteMutationVariables> = { name: 'DeskMenuItemDelete', kind: 'mutation', source: "mutation DeskMenuItemDelete($id:ID!){menuItemDelete(id:$id){errors{code field message}}}" }

export const DeskMenuItemMoveDocument: TypedDocument<DeskMenuItemMoveMutation, DeskMenuItemMoveMutationVariables> = { name: 'DeskMenuItemMove', kind: 'mutation', source: "mutation DeskMenuItemMove($menu:ID!$moves:[MenuItemMoveInput!]!){menuItemMove(menu:$menu moves:$moves){errors{code field message}}}" }

export const DeskMenuItemTranslateDocument: TypedDocument<DeskMenuItemTranslateMutation, DeskMenuItemTranslateMutationVariables> = { name: 'DeskMenuItemTranslate', kind: 'mutation', source: "mutation DeskMenuItemTranslate($id:ID!$input:NameTranslationInput!$languageCode:LanguageCodeEnum!){menuItemTranslate(id:$id input:$input languageCode:$languageCode){errors{code field message}}}" }
