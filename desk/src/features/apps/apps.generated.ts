/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AppErrorCode, AppTypeEnum, EventDeliveryStatusEnum, JobStatusEnum, PermissionEnum, WebhookErrorCode, WebhookEventTypeAsyncEnum, WebhookEventTypeEnum, WebhookEventTypeSyncEnum } from '@semena/contract/enums'
import type { AppInput, AppInstallInput, WebhookCreateInput, WebhookUpdateInput } from '../../platform/inputs.generated.ts'

export type DeskAppsQueryVariables = { [key: string]: never; }

export type DeskAppsQuery = { apps: { edges: Array<{ node: { id: string, identifier: string | null, name: string | null, isActive: boolean | null, type: AppTypeEnum | null, created: string | null, version: string | null } }> } | null }

export type DeskInstallationsQueryVariables = { [key: string]: never; }

export type DeskInstallationsQuery = { appsInstallations: Array<{ id: string, appName: string, status: JobStatusEnum, message: string | null }> }

export type DeskAppRowFragment = { id: string, identifier: string | null, name: string | null, isActive: boolean | null, type: AppTypeEnum | null, created: string | null, version: string | null }

export type DeskAppQueryVariables = {
  id: string
}

export type DeskAppQuery = { app: { aboutApp: string | null, appUrl: string | null, homepageUrl: string | null, manifestUrl: string | null, id: string, identifier: string | null, name: string | null, isActive: boolean | null, type: AppTypeEnum | null, created: string | null, version: string | null, permissions: Array<{ code: PermissionEnum }> | null, tokens: Array<{ id: string, name: string | null, authToken: string | null }> | null, webhooks: Array<{ id: string, name: string | null, isActive: boolean, targetUrl: string, asyncEvents: Array<{ eventType: WebhookEventTypeAsyncEnum }>, syncEvents: Array<{ eventType: WebhookEventTypeSyncEnum }> }> | null } | null }

export type DeskWebhookQueryVariables = {
  id: string
}

export type DeskWebhookQuery = { webhook: { id: string, name: string | null, targetUrl: string, isActive: boolean, subscriptionQuery: string | null, asyncEvents: Array<{ eventType: WebhookEventTypeAsyncEnum }>, syncEvents: Array<{ eventType: WebhookEventTypeSyncEnum }>, app: { id: string, name: string | null } } | null }

export type DeskDeliveriesQueryVariables = {
  id: string
  after?: string | null | undefined
}

export type DeskDeliveriesQuery = { webhook: { eventDeliveries: { edges: Array<{ node: { id: string, createdAt: string, status: EventDeliveryStatusEnum, eventType: WebhookEventTypeEnum, payload: string | null, attempts: { edges: Array<{ node: { id: string, createdAt: string, duration: number | null, status: EventDeliveryStatusEnum, response: string | null, responseStatusCode: number | null } }> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null }

export type DeskFetchManifestMutationVariables = {
  url: string
}

export type DeskFetchManifestMutation = { appFetchManifest: { manifest: { name: string, version: string, about: string | null, author: string | null, permissions: Array<{ code: PermissionEnum }> | null, webhooks: Array<{ name: string, targetUrl: string }> } | null, errors: Array<{ field: string | null, code: AppErrorCode, message: string | null }> } | null }

export type DeskInstallAppMutationVariables = {
  input: AppInstallInput
}

export type DeskInstallAppMutation = { appInstall: { errors: Array<{ field: string | null, code: AppErrorCode, message: string | null }> } | null }

export type DeskRetryInstallationMutationVariables = {
  id: string
}

export type DeskRetryInstallationMutation = { appRetryInstall: { errors: Array<{ field: string | null, code: AppErrorCode, message: string | null }> } | null }

export type DeskForgetInstallationMutationVariables = {
  id: string
}

export type DeskForgetInstallationMutation = { appDeleteFailedInstallation: { errors: Array<{ field: string | null, code: AppErrorCode, message: string | null }> } | null }

export type DeskCreateAppMutationVariables = {
  input: AppInput
}

export type DeskCreateAppMutation = { appCreate: { authToken: string | null, app: { id: string } | null, errors: Array<{ field: string | null, code: AppErrorCode, message: string | null }> } | null }

export type DeskSaveAppMutationVariables = {
  id: string
  input: AppInput
}

export type DeskSaveAppMutation = { appUpdate: { errors: Array<{ field: string | null, code: AppErrorCode, message: string | null }> } | null }

export type DeskDeleteAppMutationVariables = {
  id: string
}

export type DeskDeleteAppMutation = { appDelete: { errors: Array<{ field: string | null, code: AppErrorCode, message: string | null }> } | null }

export type DeskActivateAppMutationVariables = {
  id: string
}

export type DeskActivateAppMutation = { appActivate: { errors: Array<{ field: string | null, code: AppErrorCode, message: string | null }> } | null }

export type DeskDeactivateAppMutationVariables = {
  id: string
}

export type DeskDeactivateAppMutation = { appDeactivate: { errors: Array<{ field: string | null, code: AppErrorCode, message: string | null }> } | null }

export type DeskCreateAppTokenMutationVariables = {
  app: string
  name?: string | null | undefined
}

export type DeskCreateAppTokenMutation = { appTokenCreate: { authToken: string | null, errors: Array<{ field: string | null, code: AppErrorCode, message: string | null }> } | null }

export type DeskDeleteAppTokenMutationVariables = {
  id: string
}

export type DeskDeleteAppTokenMutation = { appTokenDelete: { errors: Array<{ field: string | null, code: AppErrorCode, message: string | null }> } | null }

export type DeskCreateWebhookMutationVariables = {
  input: WebhookCreateInput
}

export type DeskCreateWebhookMutation = { webhookCreate: { webhook: { id: string } | null, errors: Array<{ field: string | null, code: WebhookErrorCode, message: string | null }> } | null }

export type DeskSaveWebhookMutationVariables = {
  id: string
  input: WebhookUpdateInput
}

export type DeskSaveWebhookMutation = { webhookUpdate: { errors: Array<{ field: string | null, code: WebhookErrorCode, message: string | null }> } | null }

export type DeskDeleteWebhookMutationVariables = {
  id: string
}

export type DeskDeleteWebhookMutation = { webhookDelete: { errors: Array<{ field: string | null, code: WebhookErrorCode, message: string | null }> } | null }

export type DeskSendAgainMutationVariables = {
  id: string
}

export type DeskSendAgainMutation = { eventDeliveryRetry: { errors: Array<{ field: string | null, code: WebhookErrorCode, message: string | null }> } | null }

export const DeskAppsDocument: TypedDocument<DeskAppsQuery, DeskAppsQueryVariables> = { name: 'DeskApps', kind: 'query', source: "query DeskApps{apps(first:100){edges{node{...DeskAppRow}}}}fragment DeskAppRow on App{id identifier name isActive type created version}" }

export const DeskInstallationsDocument: TypedDocument<DeskInstallationsQuery, DeskInstallationsQueryVariables> = { name: 'DeskInstallations', kind: 'query', source: "query DeskInstallations{appsInstallations{id appName status message}}" }

export const DeskAppDocument: TypedDocument<DeskAppQuery, DeskAppQueryVariables> = { name: 'DeskApp', kind: 'query', source: "query DeskApp($id:ID!){app(id:$id){...DeskAppRow aboutApp appUrl homepageUrl manifestUrl permissions{code}tokens{id name authToken}webhooks{id name isActive targetUrl asyncEvents{eventType}syncEvents{eventType}}}}fragment DeskAppRow on App{id identifier name isActive type created version}" }

export const DeskWebhookDocument: TypedDocument<DeskWebhookQuery, DeskWebhookQueryVariables> = { name: 'DeskWebhook', kind: 'query', source: "query DeskWebhook($id:ID!){webhook(id:$id){id name targetUrl isActive subscriptionQuery asyncEvents{eventType}syncEvents{eventType}app{id name}}}" }

export const DeskDeliveriesDocument: TypedDocument<DeskDeliveriesQuery, DeskDeliveriesQueryVariables> = { name: 'DeskDeliveries', kind: 'query', source: "query DeskDeliveries($id:ID!$after:String){webhook(id:$id){eventDeliveries(first:30 after:$after sortBy:{field:CREATED_AT direction:DESC}){edges{node{id createdAt status eventType payload attempts(first:20 sortBy:{field:CREATED_AT direction:DESC}){edges{node{id createdAt duration status response responseStatusCode}}}}}pageInfo{hasNextPage endCursor}}}}" }

export const DeskFetchManifestDocument: TypedDocument<DeskFetchManifestMutation, DeskFetchManifestMutationVariables> = { name: 'DeskFetchManifest', kind: 'mutation', source: "mutation DeskFetchManifest($url:String!){appFetchManifest(manifestUrl:$url){manifest{name version about author permissions{code}webhooks{name targetUrl}}errors{field code message}}}" }

export const DeskInstallAppDocument: TypedDocument<DeskInstallAppMutation, DeskInstallAppMutationVariables> = { name: 'DeskInstallApp', kind: 'mutation', source: "mutation DeskInstallApp($input:AppInstallInput!){appInstall(input:$input){errors{field code message}}}" }

export const DeskRetryInstallationDocument: TypedDocument<DeskRetryInstallationMutation, DeskRetryInstallationMutationVariables> = { name: 'DeskRetryInstallation', kind: 'mutation', source: "mutation DeskRetryInstallation($id:ID!){appRetryInstall(id:$id){errors{field code message}}}" }

export const DeskForgetInstallationDocument: TypedDocument<DeskForgetInstallationMutation, DeskForgetInstallationMutationVariables> = { name: 'DeskForgetInstallation', kind: 'mutation', source: "mutation DeskForgetInstallation($id:ID!){appDeleteFailedInstallation(id:$id){errors{field code message}}}" }

export const DeskCreateAppDocument: TypedDocument<DeskCreateAppMutation, DeskCreateAppMutationVariables> = { name: 'DeskCreateApp', kind: 'mutation', source: "mutation DeskCreateApp($input:AppInput!){appCreate(input:$input){authToken app{id}errors{field code message}}}" }

export const DeskSaveAppDocument: TypedDocument<DeskSaveAppMutation, DeskSaveAppMutationVariables> = { name: 'DeskSaveApp', kind: 'mutation', source: "mutation DeskSaveApp($id:ID!$input:AppInput!){appUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskDeleteAppDocument: TypedDocument<DeskDeleteAppMutation, DeskDeleteAppMutationVariables> = { name: 'DeskDeleteApp', kind: 'mutation', source: "mutation DeskDeleteApp($id:ID!){appDelete(id:$id){errors{field code message}}}" }

export const DeskActivateAppDocument: TypedDocument<DeskActivateAppMutation, DeskActivateAppMutationVariables> = { name: 'DeskActivateApp', kind: 'mutation', source: "mutation DeskActivateApp($id:ID!){appActivate(id:$id){errors{field code message}}}" }

export const DeskDeactivateAppDocument: TypedDocument<DeskDeactivateAppMutation, DeskDeactivateAppMutationVariables> = { name: 'DeskDeactivateApp', kind: 'mutation', source: "mutation DeskDeactivateApp($id:ID!){appDeactivate(id:$id){errors{field code message}}}" }

export const DeskCreateAppTokenDocument: TypedDocument<DeskCreateAppTokenMutation, DeskCreateAppTokenMutationVariables> = { name: 'DeskCreateAppToken', kind: 'mutation', source: "mutation DeskCreateAppToken($app:ID!$name:String){appTokenCreate(input:{app:$app name:$name}){authToken errors{field code message}}}" }

export const DeskDeleteAppTokenDocument: TypedDocument<DeskDeleteAppTokenMutation, DeskDeleteAppTokenMutationVariables> = { name: 'DeskDeleteAppToken', kind: 'mutation', source: "mutation DeskDeleteAppToken($id:ID!){appTokenDelete(id:$id){errors{field code message}}}" }

export const DeskCreateWebhookDocument: TypedDocument<DeskCreateWebhookMutation, DeskCreateWebhookMutationVariables> = { name: 'DeskCreateWebhook', kind: 'mutation', source: "mutation DeskCreateWebhook($input:WebhookCreateInput!){webhookCreate(input:$input){webhook{id}errors{field code message}}}" }

export const DeskSaveWebhookDocument: TypedDocument<DeskSaveWebhookMutation, DeskSaveWebhookMutationVariables> = { name: 'DeskSaveWebhook', kind: 'mutation', source: "mutation DeskSaveWebhook($id:ID!$input:WebhookUpdateInput!){webhookUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskDeleteWebhookDocument: TypedDocument<DeskDeleteWebhookMutation, DeskDeleteWebhookMutationVariables> = { name: 'DeskDeleteWebhook', kind: 'mutation', source: "mutation DeskDeleteWebhook($id:ID!){webhookDelete(id:$id){errors{field code message}}}" }

export const DeskSendAgainDocument: TypedDocument<DeskSendAgainMutation, DeskSendAgainMutationVariables> = { name: 'DeskSendAgain', kind: 'mutation', source: "mutation DeskSendAgain($id:ID!){eventDeliveryRetry(id:$id){errors{field code message}}}" }
