/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AccountErrorCode, PermissionEnum, PermissionGroupErrorCode } from '@semena/contract/enums'
import type { PermissionGroupCreateInput, PermissionGroupUpdateInput, StaffCreateInput, StaffUpdateInput } from '../../platform/inputs.generated.ts'

export type DeskStaffQueryVariables = { [key: string]: never; }

export type DeskStaffQuery = { staffUsers: { edges: Array<{ node: { id: string, email: string, firstName: string, lastName: string, isActive: boolean, lastLogin: string | null, userPermissions: Array<{ code: PermissionEnum }> | null, permissionGroups: Array<{ id: string, name: string }> | null } }> } | null, permissionGroups: { edges: Array<{ node: { id: string, name: string, userCanManage: boolean, restrictedAccessToChannels: boolean, accessibleChannels: Array<{ id: string }> | null, permissions: Array<{ code: PermissionEnum }> | null, users: Array<{ id: string }> | null } }> } | null }

export type DeskInviteMutationVariables = {
  input: StaffCreateInput
}

export type DeskInviteMutation = { staffCreate: { user: { id: string } | null, errors: Array<{ field: string | null, code: AccountErrorCode, message: string | null }> } | null }

export type DeskSaveColleagueMutationVariables = {
  id: string
  input: StaffUpdateInput
}

export type DeskSaveColleagueMutation = { staffUpdate: { errors: Array<{ field: string | null, code: AccountErrorCode, message: string | null }> } | null }

export type DeskRemoveColleagueMutationVariables = {
  id: string
}

export type DeskRemoveColleagueMutation = { staffDelete: { errors: Array<{ field: string | null, code: AccountErrorCode, message: string | null }> } | null }

export type DeskCreateGroupMutationVariables = {
  input: PermissionGroupCreateInput
}

export type DeskCreateGroupMutation = { permissionGroupCreate: { group: { id: string } | null, errors: Array<{ field: string | null, code: PermissionGroupErrorCode, message: string | null }> } | null }

export type DeskSaveGroupMutationVariables = {
  id: string
  input: PermissionGroupUpdateInput
}

export type DeskSaveGroupMutation = { permissionGroupUpdate: { errors: Array<{ field: string | null, code: PermissionGroupErrorCode, message: string | null }> } | null }

export type DeskDeleteGroupMutationVariables = {
  id: string
}

export type DeskDeleteGroupMutation = { permissionGroupDelete: { errors: Array<{ field: string | null, code: PermissionGroupErrorCode, message: string | null }> } | null }

export const DeskStaffDocument: TypedDocument<DeskStaffQuery, DeskStaffQueryVariables> = { name: 'DeskStaff', kind: 'query', source: "query DeskStaff{staffUsers(first:100){edges{node{id email firstName lastName isActive lastLogin userPermissions{code}permissionGroups{id name}}}}permissionGroups(first:100 sortBy:{field:NAME direction:ASC}){edges{node{id name userCanManage restrictedAccessToChannels accessibleChannels{id}permissions{code}users{id}}}}}" }

export const DeskInviteDocument: TypedDocument<DeskInviteMutation, DeskInviteMutationVariables> = { name: 'DeskInvite', kind: 'mutation', source: "mutation DeskInvite($input:StaffCreateInput!){staffCreate(input:$input){user{id}errors{field code message}}}" }

export const DeskSaveColleagueDocument: TypedDocument<DeskSaveColleagueMutation, DeskSaveColleagueMutationVariables> = { name: 'DeskSaveColleague', kind: 'mutation', source: "mutation DeskSaveColleague($id:ID!$input:StaffUpdateInput!){staffUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskRemoveColleagueDocument: TypedDocument<DeskRemoveColleagueMutation, DeskRemoveColleagueMutationVariables> = { name: 'DeskRemoveColleague', kind: 'mutation', source: "mutation DeskRemoveColleague($id:ID!){staffDelete(id:$id){errors{field code message}}}" }

export const DeskCreateGroupDocument: TypedDocument<DeskCreateGroupMutation, DeskCreateGroupMutationVariables> = { name: 'DeskCreateGroup', kind: 'mutation', source: "mutation DeskCreateGroup($input:PermissionGroupCreateInput!){permissionGroupCreate(input:$input){group{id}errors{field code message}}}" }

export const DeskSaveGroupDocument: TypedDocument<DeskSaveGroupMutation, DeskSaveGroupMutationVariables> = { name: 'DeskSaveGroup', kind: 'mutation', source: "mutation DeskSaveGroup($id:ID!$input:PermissionGroupUpdateInput!){permissionGroupUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskDeleteGroupDocument: TypedDocument<DeskDeleteGroupMutation, DeskDeleteGroupMutationVariables> = { name: 'DeskDeleteGroup', kind: 'mutation', source: "mutation DeskDeleteGroup($id:ID!){permissionGroupDelete(id:$id){errors{field code message}}}" }
