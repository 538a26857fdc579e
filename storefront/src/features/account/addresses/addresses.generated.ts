/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AccountErrorCode, AddressTypeEnum } from '@semena/contract/enums'
import type { AddressInput } from '../../../platform/inputs.generated.ts'

export type AccountAddressAddMutationVariables = {
  input: AddressInput
  type?: AddressTypeEnum | null | undefined
}

export type AccountAddressAddMutation = { accountAddressCreate: { address: { id: string } | null, errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null }

export type AccountAddressChangeMutationVariables = {
  id: string
  input: AddressInput
}

export type AccountAddressChangeMutation = { accountAddressUpdate: { address: { id: string } | null, errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null }

export type AccountAddressRemoveMutationVariables = {
  id: string
}

export type AccountAddressRemoveMutation = { accountAddressDelete: { errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null }

export type AccountAddressDefaultMutationVariables = {
  id: string
  type: AddressTypeEnum
}

export type AccountAddressDefaultMutation = { accountSetDefaultAddress: { errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null }

export type AccountErrorFragment = { code: AccountErrorCode, field: string | null, message: string | null }

export const AccountAddressAddDocument: TypedDocument<AccountAddressAddMutation, AccountAddressAddMutationVariables> = { name: 'AccountAddressAdd', kind: 'mutation', source: "mutation AccountAddressAdd($input:AddressInput!$type:AddressTypeEnum){accountAddressCreate(input:$input type:$type){address{id}errors{...AccountError}}}fragment AccountError on AccountError{code field message}" }

export const AccountAddressChangeDocument: TypedDocument<AccountAddressChangeMutation, AccountAddressChangeMutationVariables> = { name: 'AccountAddressChange', kind: 'mutation', source: "mutation AccountAddressChange($id:ID!$input:AddressInput!){accountAddressUpdate(id:$id input:$input){address{id}errors{...AccountError}}}fragment AccountError on AccountError{code field message}" }

export const AccountAddressRemoveDocument: TypedDocument<AccountAddressRemoveMutation, AccountAddressRemoveMutationVariables> = { name: 'AccountAddressRemove', kind: 'mutation', source: "mutation AccountAddressRemove($id:ID!){accountAddressDelete(id:$id){errors{...AccountError}}}fragment AccountError on AccountError{code field message}" }

export const AccountAddressDefaultDocument: TypedDocument<AccountAddressDefaultMutation, AccountAddressDefaultMutationVariables> = { name: 'AccountAddressDefault', kind: 'mutation', source: "mutation AccountAddressDefault($id:ID!$type:AddressTypeEnum!){accountSetDefaultAddress(id:$id type:$type){errors{...AccountError}}}fragment AccountError on AccountError{code field message}" }
