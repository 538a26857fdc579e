// Written by `npm run generate`; not to be edited.
import type { Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  all_apps: {
    params: readonly []
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
  }
  all_installations: {
    params: readonly []
    row: Pick<Row<'app_installations'>, 'id' | 'appName' | 'manifestUrl' | 'permissions' | 'activates' | 'state' | 'message' | 'logoUrl' | 'claimedUntil' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_installations', 'activates' | 'app_name' | 'claimed_until' | 'created_at' | 'id' | 'logo_url' | 'manifest_url' | 'message' | 'permissions' | 'state' | 'updated_at'>
  }
  app_by_manifest: {
    params: readonly [string | null, string | null]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
  }
  app_list: {
    params: readonly unknown[]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
  }
  app_token_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'app_tokens'>, 'id' | 'appId' | 'name' | 'lastFour'>
    reads: Uses<'app_tokens', 'app_id' | 'id' | 'last_four' | 'name'>
  }
  app_token_delete: {
    params: readonly [number | null]
    row: object
    reads: Uses<'app_tokens', 'id'>
  }
  app_token_insert: {
    params: { appId: Written<'app_tokens', 'appId'>; name: Written<'app_tokens', 'name'>; hash: Written<'app_tokens', 'tokenHash'>; lastFour: Written<'app_tokens', 'lastFour'> }
    row: Pick<Row<'app_tokens'>, 'id' | 'appId' | 'name' | 'lastFour'>
    reads: Uses<'app_tokens', 'app_id' | 'id' | 'last_four' | 'name'>
    writes: Uses<'app_tokens', 'app_id' | 'last_four' | 'name' | 'token_hash'>
  }
  apps_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
  }
  claim_installation: {
    params: readonly [Date | null, Written<'app_installations', 'claimedUntil'>]
    row: Pick<Row<'app_installations'>, 'id' | 'appName' | 'manifestUrl' | 'permissions' | 'activates' | 'state' | 'message' | 'logoUrl' | 'claimedUntil' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_installations', 'activates' | 'app_name' | 'claimed_until' | 'created_at' | 'id' | 'logo_url' | 'manifest_url' | 'message' | 'permissions' | 'state' | 'updated_at'>
    writes: Uses<'app_installations', 'claimed_until'>
  }
  count_problem: {
    params: readonly [number | null, string | null, Written<'app_problems', 'message'>, number | null, Written<'app_problems', 'updatedAt'>, Date | null]
    row: Pick<Row<'app_problems'>, 'id' | 'appId' | 'key' | 'message' | 'count' | 'isCritical' | 'dismissedBy' | 'dismissedByUserId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_problems', 'app_id' | 'count' | 'created_at' | 'dismissed_by' | 'dismissed_by_user_id' | 'id' | 'is_critical' | 'key' | 'message' | 'updated_at'>
    writes: Uses<'app_problems', 'count' | 'is_critical' | 'message' | 'updated_at'>
  }
  delete_app: {
    params: readonly [number | null]
    row: object
    reads: Uses<'apps', 'id'>
  }
  delete_installation: {
    params: readonly [number | null]
    row: object
    reads: Uses<'app_installations', 'id'>
  }
  dismiss_problems: {
    params: { userId: Written<'app_problems', 'dismissedByUserId'> | null; appId: number | null; ids: readonly number[] | null; keys: readonly string[] | null }
    row: object
    reads: Uses<'app_problems', 'app_id' | 'dismissed_by' | 'id' | 'key'>
    writes: Uses<'app_problems', 'dismissed_by' | 'dismissed_by_user_id'>
  }
  extension_by_id: {
    params: readonly [number | null]
    row: Pick<Row<'app_extensions'>, 'id' | 'appId' | 'identifier' | 'label' | 'url' | 'mountName' | 'targetName' | 'permissions' | 'settings'>
    reads: Uses<'app_extensions', 'app_id' | 'id' | 'identifier' | 'label' | 'mount_name' | 'permissions' | 'settings' | 'target_name' | 'url'> | Uses<'apps', 'id' | 'is_active'>
  }
  extension_list: {
    params: readonly unknown[]
    row: Pick<Row<'app_extensions'>, 'id' | 'appId' | 'identifier' | 'label' | 'url' | 'mountName' | 'targetName' | 'permissions' | 'settings'>
    reads: Uses<'app_extensions', 'app_id' | 'id' | 'identifier' | 'label' | 'mount_name' | 'permissions' | 'settings' | 'target_name' | 'url'> | Uses<'apps', 'id' | 'is_active'>
  }
  extensions_of_apps: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'app_extensions'>, 'id' | 'appId' | 'identifier' | 'label' | 'url' | 'mountName' | 'targetName' | 'permissions' | 'settings'>
    reads: Uses<'app_extensions', 'app_id' | 'id' | 'identifier' | 'label' | 'mount_name' | 'permissions' | 'settings' | 'target_name' | 'url'>
  }
  fail_installation: {
    params: readonly [number | null, Written<'app_installations', 'message'>]
    row: object
    reads: Uses<'app_installations', 'id'>
    writes: Uses<'app_installations', 'claimed_until' | 'message' | 'state' | 'updated_at'>
  }
  insert_app: {
    params: readonly [Written<'apps', 'name'>, string | null, Written<'apps', 'permissions'>]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
    writes: Uses<'apps', 'identifier' | 'name' | 'permissions'>
  }
  insert_problem: {
    params: readonly [Written<'app_problems', 'appId'>, Written<'app_problems', 'key'>, Written<'app_problems', 'message'>, Written<'app_problems', 'isCritical'>, Written<'app_problems', 'createdAt'>]
    row: Pick<Row<'app_problems'>, 'id' | 'appId' | 'key' | 'message' | 'count' | 'isCritical' | 'dismissedBy' | 'dismissedByUserId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_problems', 'app_id' | 'count' | 'created_at' | 'dismissed_by' | 'dismissed_by_user_id' | 'id' | 'is_critical' | 'key' | 'message' | 'updated_at'>
    writes: Uses<'app_problems', 'app_id' | 'created_at' | 'is_critical' | 'key' | 'message' | 'updated_at'>
  }
  lock_app: {
    params: readonly [number | null]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
  }
  lock_installation: {
    params: readonly [number | null]
    row: Pick<Row<'app_installations'>, 'id' | 'appName' | 'manifestUrl' | 'permissions' | 'activates' | 'state' | 'message' | 'logoUrl' | 'claimedUntil' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_installations', 'activates' | 'app_name' | 'claimed_until' | 'created_at' | 'id' | 'logo_url' | 'manifest_url' | 'message' | 'permissions' | 'state' | 'updated_at'>
  }
  problems_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'app_problems'>, 'id' | 'appId' | 'key' | 'message' | 'count' | 'isCritical' | 'dismissedBy' | 'dismissedByUserId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_problems', 'app_id' | 'count' | 'created_at' | 'dismissed_by' | 'dismissed_by_user_id' | 'id' | 'is_critical' | 'key' | 'message' | 'updated_at'>
  }
  problems_of_apps: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'app_problems'>, 'id' | 'appId' | 'key' | 'message' | 'count' | 'isCritical' | 'dismissedBy' | 'dismissedByUserId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_problems', 'app_id' | 'count' | 'created_at' | 'dismissed_by' | 'dismissed_by_user_id' | 'id' | 'is_critical' | 'key' | 'message' | 'updated_at'>
  }
  retry_installation: {
    params: readonly [number | null, Written<'app_installations', 'activates'>]
    row: Pick<Row<'app_installations'>, 'id' | 'appName' | 'manifestUrl' | 'permissions' | 'activates' | 'state' | 'message' | 'logoUrl' | 'claimedUntil' | 'createdAt' | 'updatedAt'>
    reads: Uses<'app_installations', 'activates' | 'app_name' | 'claimed_until' | 'created_at' | 'id' | 'logo_url' | 'manifest_url' | 'message' | 'permissions' | 'state' | 'updated_at'>
    writes: Uses<'app_installations', 'activates' | 'message' | 'state' | 'updated_at'>
  }
  set_app_active: {
    params: readonly [number | null, Written<'apps', 'isActive'>]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
    writes: Uses<'apps', 'is_active'>
  }
  set_breaker: {
    params: { state: Written<'apps', 'breakerState'>; now: Written<'apps', 'breakerChangedAt'>; id: number | null; from: Date | null }
    row: object
    reads: Uses<'apps', 'breaker_changed_at' | 'id'>
    writes: Uses<'apps', 'breaker_changed_at' | 'breaker_state'>
  }
  tokens_of_apps: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'app_tokens'>, 'id' | 'appId' | 'name' | 'lastFour'>
    reads: Uses<'app_tokens', 'app_id' | 'id' | 'last_four' | 'name'>
  }
  update_app: {
    params: readonly [Written<'apps', 'name'>, string | null, Written<'apps', 'permissions'>, number | null]
    row: Pick<Row<'apps'>, 'id' | 'identifier' | 'name' | 'isActive' | 'permissions' | 'manifestUrl' | 'manifestVersion' | 'author' | 'about' | 'dataPrivacyUrl' | 'homepageUrl' | 'supportUrl' | 'configurationUrl' | 'appUrl' | 'audience' | 'logoUrl' | 'breakerState' | 'breakerChangedAt' | 'metadata' | 'privateMetadata' | 'createdAt'>
    reads: Uses<'apps', 'about' | 'app_url' | 'audience' | 'author' | 'breaker_changed_at' | 'breaker_state' | 'configuration_url' | 'created_at' | 'data_privacy_url' | 'homepage_url' | 'id' | 'identifier' | 'is_active' | 'logo_url' | 'manifest_url' | 'manifest_version' | 'metadata' | 'name' | 'permissions' | 'private_metadata' | 'support_url'>
    writes: Uses<'apps', 'identifier' | 'name' | 'permissions'>
  }
}
}
