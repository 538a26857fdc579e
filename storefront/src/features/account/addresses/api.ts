/** Calls that change a customer's addresses; each returns the service's errors, and throws as `request` does. */
import type { AddressTypeEnum } from '@semena/contract/enums'
import { request } from '../../../platform/graphql.ts'
import { type AddressValues, addressInput, emptiedInput } from '../../address/index.ts'
import type { CodedError } from '../../errors/index.ts'
import {
  AccountAddressAddDocument,
  AccountAddressChangeDocument,
  AccountAddressDefaultDocument,
  AccountAddressRemoveDocument,
} from './addresses.generated.ts'

export type DefaultKind = AddressTypeEnum
type Errors = readonly CodedError[]
const NO_ANSWER: Errors = [{ code: 'GRAPHQL_ERROR', field: null }]

/** Adds an address to the book. `kinds` says what it becomes the default for: shipping, billing, both or neither. */
export async function addAddress(values: AddressValues, kinds: readonly DefaultKind[]): Promise<Errors> {
  const [first, ...more] = kinds
  const input = addressInput(values)
  const answer = (await request(AccountAddressAddDocument, { input, type: first ?? null }, 'private'))
    .accountAddressCreate
  const id = answer?.address?.id
  if (!answer || !id || answer.errors.length > 0) return answer?.errors ?? NO_ANSWER
  return chooseDefaults(id, more)
}

export async function changeAddress(id: string, values: AddressValues, kinds: readonly DefaultKind[]): Promise<Errors> {
  const answer = (await request(AccountAddressChangeDocument, { id, input: emptiedInput(values) }, 'private'))
    .accountAddressUpdate
  if (!answer || answer.errors.length > 0) return answer?.errors ?? NO_ANSWER
  return chooseDefaults(id, kinds)
}

export const removeAddress = async (id: string): Promise<Errors> =>
  (await request(AccountAddressRemoveDocument, { id }, 'private')).accountAddressDelete?.errors ?? NO_ANSWER

/** Makes an address the default for each of `kinds`, one request after another, since each changes the whole book. */
export async function chooseDefaults(id: string, kinds: readonly DefaultKind[]): Promise<Errors> {
  for (const type of kinds) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = (await request(AccountAddressDefaultDocument, { id, type }, 'private')).accountSetDefaultAddress
    if (!answer || answer.errors.length > 0) return answer?.errors ?? NO_ANSWER
  }
  return []
}
