/* Written by npm run generate. Do not edit. */
import type { AccountErrorCode, AddressTypeEnum, AppErrorCode, AppProblemCreateErrorCode, AppProblemDismissErrorCode, AppProblemDismissedByEnum, AppTypeEnum, CircuitBreakerStateEnum, CustomerBulkUpdateErrorCode, ErrorPolicyEnum, IconThumbnailFormatEnum, JobStatusEnum, PermissionEnum, PermissionGroupErrorCode, WebhookEventTypeAsyncEnum, WebhookEventTypeSyncEnum } from '@semena/contract/enums'
import type { UserSortingInput } from '../../domain/account/inputs.generated.ts'
import type { AppExtensionFilterInput, AppFilterInput, AppInput, AppInstallInput, AppProblemCreateInput, AppProblemDismissInput, AppSortingInput, AppTokenInput, CustomerBulkUpdateInput, PermissionGroupCreateInput, PermissionGroupFilterInput, PermissionGroupSortingInput, PermissionGroupUpdateInput, StaffCreateInput, StaffUpdateInput, StaffUserInput } from '../../domain/staff/inputs.generated.ts'
import type { UserPermissionSource, UserSource } from '../account/sources.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { Listed } from '../shared/listed.ts'
import type { PageInfo } from '../shared/types.generated.ts'
import type { ChannelSource } from '../shop/sources.ts'
import type { AppSource, AppTokenSource, ExtensionSource, GroupSource, InstallationSource, LogoSource, ProblemSource } from './sources.ts'
import type { WebhookSource } from '../webhook/sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface AppCountableEdge { node: AppSource; cursor: string }
export interface AppError {
  field: Maybe<string>
  message: Maybe<string>
  code: AppErrorCode
  permissions: Maybe<readonly PermissionEnum[]>
}
export interface AppCreate { authToken: Maybe<string>; errors: readonly AppError[]; app: Maybe<AppSource> }
export interface AppUpdate { errors: readonly AppError[]; app: Maybe<AppSource> }
export interface AppDelete { errors: readonly AppError[]; app: Maybe<AppSource> }
export interface AppTokenCreate {
  authToken: Maybe<string>
  errors: readonly AppError[]
  appToken: Maybe<AppTokenSource>
}
export interface AppTokenDelete { errors: readonly AppError[]; appToken: Maybe<AppTokenSource> }
export interface AppTokenVerify { valid: boolean; errors: readonly AppError[] }
export interface AppExtensionCountableEdge { node: ExtensionSource; cursor: string }
export interface AppBrand { logo: LogoSource }
export interface AppInstall { errors: readonly AppError[]; appInstallation: Maybe<InstallationSource> }
export interface AppRetryInstall { errors: readonly AppError[]; appInstallation: Maybe<InstallationSource> }
export interface AppDeleteFailedInstallation { errors: readonly AppError[]; appInstallation: Maybe<InstallationSource> }
export interface AppFetchManifest { manifest: Maybe<Manifest>; errors: readonly AppError[] }
export interface Manifest {
  identifier: string
  version: string
  name: string
  about: Maybe<string>
  permissions: Maybe<readonly Permission[]>
  appUrl: Maybe<string>
  configurationUrl: Maybe<string>
  tokenTargetUrl: Maybe<string>
  dataPrivacy: Maybe<string>
  dataPrivacyUrl: Maybe<string>
  homepageUrl: Maybe<string>
  supportUrl: Maybe<string>
  extensions: readonly AppManifestExtension[]
  webhooks: readonly AppManifestWebhook[]
  audience: Maybe<string>
  requiredSaleorVersion: Maybe<AppManifestRequiredSaleorVersion>
  author: Maybe<string>
  brand: Maybe<AppManifestBrand>
}
export interface AppManifestExtension {
  permissions: readonly Permission[]
  label: string
  url: string
  mountName: string
  targetName: string
  settings: unknown
  identifier: Maybe<string>
}
export interface AppManifestWebhook {
  name: string
  asyncEvents: Maybe<readonly WebhookEventTypeAsyncEnum[]>
  syncEvents: Maybe<readonly WebhookEventTypeSyncEnum[]>
  query: string
  targetUrl: string
}
export interface AppManifestRequiredSaleorVersion { constraint: string; satisfied: boolean }
export interface AppManifestBrand { logo: LogoSource }
export interface AppActivate { errors: readonly AppError[]; app: Maybe<AppSource> }
export interface AppDeactivate { errors: readonly AppError[]; app: Maybe<AppSource> }
export interface AppReenableSyncWebhooks { app: Maybe<AppSource>; errors: readonly AppError[] }
export interface AppProblemDismissed {
  by: AppProblemDismissedByEnum
  user: Maybe<UserSource>
  userEmail: Maybe<string>
}
export interface AppProblemDismiss { errors: readonly AppProblemDismissError[] }
export interface AppProblemDismissError {
  field: Maybe<string>
  message: Maybe<string>
  code: AppProblemDismissErrorCode
}
export interface AppProblemCreate { appProblem: Maybe<ProblemSource>; errors: readonly AppProblemCreateError[] }
export interface AppProblemCreateError { field: Maybe<string>; message: Maybe<string>; code: AppProblemCreateErrorCode }
export interface CustomerBulkUpdate {
  count: number
  results: readonly CustomerBulkResult[]
  errors: readonly CustomerBulkUpdateError[]
}
export interface CustomerBulkResult { customer: Maybe<UserSource>; errors: Maybe<readonly CustomerBulkUpdateError[]> }
export interface CustomerBulkUpdateError {
  path: Maybe<string>
  message: Maybe<string>
  code: CustomerBulkUpdateErrorCode
  attributes: Maybe<readonly string[]>
}
export interface Permission { code: PermissionEnum; name: string }
export interface GroupCountableEdge { node: GroupSource; cursor: string }
export interface StaffError {
  field: Maybe<string>
  message: Maybe<string>
  code: AccountErrorCode
  addressType: Maybe<AddressTypeEnum>
  attributes: Maybe<readonly string[]>
  permissions: Maybe<readonly PermissionEnum[]>
  groups: Maybe<readonly string[]>
  users: Maybe<readonly string[]>
}
export interface PermissionGroupError {
  field: Maybe<string>
  message: Maybe<string>
  code: PermissionGroupErrorCode
  permissions: Maybe<readonly PermissionEnum[]>
  users: Maybe<readonly string[]>
  channels: Maybe<readonly string[]>
}
export interface StaffCreate { errors: readonly StaffError[]; user: Maybe<UserSource> }
export interface StaffUpdate { errors: readonly StaffError[]; user: Maybe<UserSource> }
export interface StaffDelete { errors: readonly StaffError[]; user: Maybe<UserSource> }
export interface StaffBulkDelete { count: number; errors: readonly StaffError[] }
export interface PermissionGroupCreate { errors: readonly PermissionGroupError[]; group: Maybe<GroupSource> }
export interface PermissionGroupUpdate { errors: readonly PermissionGroupError[]; group: Maybe<GroupSource> }
export interface PermissionGroupDelete { errors: readonly PermissionGroupError[]; group: Maybe<GroupSource> }

declare module '../resolver-types.ts' {
interface Types {
  App: {
    source: AppSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      identifier: Maybe<string>
      permissions: Maybe<readonly Permission[]>
      created: Maybe<Date>
      isActive: Maybe<boolean>
      name: Maybe<string>
      type: Maybe<AppTypeEnum>
      tokens: Maybe<readonly AppTokenSource[]>
      aboutApp: Maybe<string>
      dataPrivacy: Maybe<string>
      dataPrivacyUrl: Maybe<string>
      homepageUrl: Maybe<string>
      supportUrl: Maybe<string>
      configurationUrl: Maybe<string>
      appUrl: Maybe<string>
      manifestUrl: Maybe<string>
      version: Maybe<string>
      author: Maybe<string>
      webhooks: Maybe<readonly WebhookSource[]>
      accessToken: Maybe<string>
      extensions: readonly ExtensionSource[]
      problems: Maybe<readonly ProblemSource[]>
      brand: Maybe<AppBrand>
      breakerState: CircuitBreakerStateEnum
      breakerLastStateChange: Maybe<Date>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
      problems: { limit?: Nullable<number> }
    }
  }
  AppToken: {
    source: AppTokenSource
    fields: {
      id: string
      name: Maybe<string>
      authToken: Maybe<string>
    }
    args: {}
  }
  AppCountableConnection: {
    source: Listed<AppSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly AppCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  AppExtension: {
    source: ExtensionSource
    fields: {
      id: string
      permissions: readonly Permission[]
      label: string
      url: string
      mountName: string
      targetName: string
      settings: unknown
      identifier: Maybe<string>
      app: AppSource
      accessToken: Maybe<string>
    }
    args: {}
  }
  AppExtensionCountableConnection: {
    source: Listed<ExtensionSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly AppExtensionCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  AppInstallation: {
    source: InstallationSource
    fields: {
      id: string
      status: JobStatusEnum
      createdAt: Date
      updatedAt: Date
      message: Maybe<string>
      appName: string
      manifestUrl: string
      brand: Maybe<AppBrand>
    }
    args: {}
  }
  AppBrandLogo: {
    source: LogoSource
    fields: {
      default: string
    }
    args: {
      default: { size?: Nullable<number>; format: IconThumbnailFormatEnum | null }
    }
  }
  AppManifestBrandLogo: {
    source: LogoSource
    fields: {
      default: string
    }
    args: {
      default: { size?: Nullable<number>; format: IconThumbnailFormatEnum | null }
    }
  }
  AppProblem: {
    source: ProblemSource
    fields: {
      id: string
      createdAt: Date
      updatedAt: Date
      count: number
      isCritical: boolean
      dismissed: Maybe<AppProblemDismissed>
      message: string
      key: string
    }
    args: {}
  }
  Group: {
    source: GroupSource
    fields: {
      id: string
      name: string
      users: Maybe<readonly UserSource[]>
      permissions: Maybe<readonly Permission[]>
      userCanManage: boolean
      accessibleChannels: Maybe<readonly ChannelSource[]>
      restrictedAccessToChannels: boolean
    }
    args: {}
  }
  UserPermission: {
    source: UserPermissionSource
    fields: {
      code: PermissionEnum
      name: string
      sourcePermissionGroups: Maybe<readonly GroupSource[]>
    }
    args: {
      sourcePermissionGroups: { userId: string }
    }
  }
  GroupCountableConnection: {
    source: Listed<GroupSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly GroupCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
}
interface QueryFields {
  apps: Maybe<Listed<AppSource>>
  app: Maybe<AppSource>
  appsInstallations: readonly InstallationSource[]
  appExtensions: Maybe<Listed<ExtensionSource>>
  appExtension: Maybe<ExtensionSource>
  permissionGroups: Maybe<Listed<GroupSource>>
  permissionGroup: Maybe<GroupSource>
  staffUsers: Maybe<Listed<UserSource>>
}
interface QueryArguments {
  apps: { filter?: Nullable<AppFilterInput>; sortBy?: Nullable<AppSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  app: { id?: Nullable<string> }
  appExtensions: { filter?: Nullable<AppExtensionFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  appExtension: { id: string }
  permissionGroups: { filter?: Nullable<PermissionGroupFilterInput>; sortBy?: Nullable<PermissionGroupSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
  permissionGroup: { id: string }
  staffUsers: { filter?: Nullable<StaffUserInput>; sortBy?: Nullable<UserSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
}
interface MutationFields {
  appCreate: Maybe<AppCreate>
  appUpdate: Maybe<AppUpdate>
  appDelete: Maybe<AppDelete>
  appTokenCreate: Maybe<AppTokenCreate>
  appTokenDelete: Maybe<AppTokenDelete>
  appTokenVerify: Maybe<AppTokenVerify>
  appInstall: Maybe<AppInstall>
  appRetryInstall: Maybe<AppRetryInstall>
  appDeleteFailedInstallation: Maybe<AppDeleteFailedInstallation>
  appFetchManifest: Maybe<AppFetchManifest>
  appActivate: Maybe<AppActivate>
  appDeactivate: Maybe<AppDeactivate>
  appReenableSyncWebhooks: Maybe<AppReenableSyncWebhooks>
  appProblemCreate: Maybe<AppProblemCreate>
  appProblemDismiss: Maybe<AppProblemDismiss>
  customerBulkUpdate: Maybe<CustomerBulkUpdate>
  staffCreate: Maybe<StaffCreate>
  staffUpdate: Maybe<StaffUpdate>
  staffDelete: Maybe<StaffDelete>
  staffBulkDelete: Maybe<StaffBulkDelete>
  permissionGroupCreate: Maybe<PermissionGroupCreate>
  permissionGroupUpdate: Maybe<PermissionGroupUpdate>
  permissionGroupDelete: Maybe<PermissionGroupDelete>
}
interface MutationArguments {
  appCreate: { input: AppInput }
  appUpdate: { id: string; input: AppInput }
  appDelete: { id: string }
  appTokenCreate: { input: AppTokenInput }
  appTokenDelete: { id: string }
  appTokenVerify: { token: string }
  appInstall: { input: AppInstallInput }
  appRetryInstall: { activateAfterInstallation: boolean | null; id: string }
  appDeleteFailedInstallation: { id: string }
  appFetchManifest: { manifestUrl: string }
  appActivate: { id: string }
  appDeactivate: { id: string }
  appReenableSyncWebhooks: { appId: string }
  appProblemCreate: { input: AppProblemCreateInput }
  appProblemDismiss: { input: AppProblemDismissInput }
  customerBulkUpdate: { customers: CustomerBulkUpdateInput[]; errorPolicy?: Nullable<ErrorPolicyEnum> }
  staffCreate: { input: StaffCreateInput }
  staffUpdate: { id: string; input: StaffUpdateInput }
  staffDelete: { id: string }
  staffBulkDelete: { ids: string[] }
  permissionGroupCreate: { input: PermissionGroupCreateInput }
  permissionGroupUpdate: { id: string; input: PermissionGroupUpdateInput }
  permissionGroupDelete: { id: string }
}
}
