/** Calls by which customers change their own data; each returns the service's errors, and throws as `request` does. */
import { clientOf } from '../../../platform/clients.ts'
import { request, resultOf } from '../../../platform/graphql.ts'
import type { AccountInput } from '../../../platform/inputs.generated.ts'
import { userStore } from '../../../platform/user-store.ts'
import type { CodedError } from '../../errors/index.ts'
import {
  type AccountAvatarMutation,
  AccountAvatarDeleteDocument,
  AccountAvatarDocument,
  AccountDeletionDocument,
  AccountDeletionRequestDocument,
  AccountEmailChangeDocument,
  AccountPasswordChangeDocument,
  AccountUpdateDocument,
} from '../account.generated.ts'

type Errors = readonly CodedError[]
const NO_ANSWER: Errors = [{ code: 'GRAPHQL_ERROR', field: null }]

/** Changes the name or language; the name in the header and elsewhere changes with it. */
export async function updateAccount(input: AccountInput): Promise<Errors> {
  const { accountUpdate } = await request(AccountUpdateDocument, { input }, 'private')
  if (accountUpdate?.user && accountUpdate.errors.length === 0) userStore.change({ me: accountUpdate.user })
  return accountUpdate?.errors ?? NO_ANSWER
}

export const requestEmailChange = async (change: {
  newEmail: string
  password: string
  redirectUrl: string
  channel: string
}): Promise<Errors> =>
  (await request(AccountEmailChangeDocument, change, 'private')).requestEmailChange?.errors ?? NO_ANSWER

export const changePassword = async (oldPassword: string, newPassword: string): Promise<Errors> =>
  (await request(AccountPasswordChangeDocument, { oldPassword, newPassword }, 'private')).passwordChange?.errors ??
  NO_ANSWER

export const requestDeletion = async (redirectUrl: string, channel: string): Promise<Errors> =>
  (await request(AccountDeletionRequestDocument, { redirectUrl, channel }, 'private')).accountRequestDeletion?.errors ??
  NO_ANSWER

export const deleteAccount = async (token: string): Promise<Errors> =>
  (await request(AccountDeletionDocument, { token }, 'private')).accountDelete?.errors ?? NO_ANSWER

/** Uploads a picture as a form, by the GraphQL multipart request specification. */
export async function uploadAvatar(file: File): Promise<Errors> {
  const { source: query, name: operationName } = AccountAvatarDocument
  const form = new FormData()
  form.set('operations', JSON.stringify({ query, operationName, variables: { image: null } }))
  form.set('map', JSON.stringify({ 0: ['variables.image'] }))
  form.set('0', file)
  const result = resultOf<AccountAvatarMutation>(await clientOf('private').send(form), 'mutation')
  return result.userAvatarUpdate?.errors ?? NO_ANSWER
}

export const removeAvatar = async (): Promise<Errors> =>
  (await request(AccountAvatarDeleteDocument, {}, 'private')).userAvatarDelete?.errors ?? NO_ANSWER
