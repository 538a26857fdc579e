/** The places of settings: the index and the palette are made of them. */
import type { LinkProps } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import type { IconName } from '../../parts/icon.tsx'
import type { PermissionEnum } from '../../platform/rights.ts'

export interface SettingsPlace {
  to: NonNullable<LinkProps['to']>
  label: () => string
  /** What is done there, in one line. */
  text: () => string
  icon: IconName
  group: 'shop' | 'people' | 'programs'
  /** One of them is enough; none: everybody on staff. */
  needs: readonly PermissionEnum[]
  offered?: string
  own?: boolean
}

export const SETTINGS_PLACES: readonly SettingsPlace[] = [
  {
    to: '/settings/guide',
    label: m.settings_guide,
    text: m.settings_guide_text,
    icon: 'check',
    group: 'shop',
    needs: ['MANAGE_SETTINGS'],
    offered: 'shopSettingsUpdate',
  },
  {
    to: '/settings/shop',
    label: m.settings_shop,
    text: m.settings_shop_text,
    icon: 'today',
    group: 'shop',
    needs: ['MANAGE_SETTINGS'],
    offered: 'shopSettingsUpdate',
  },
  {
    to: '/settings/look',
    label: m.settings_look,
    text: m.settings_look_text,
    icon: 'sun',
    group: 'shop',
    needs: ['MANAGE_SETTINGS'],
    offered: 'shopSettingsUpdate',
  },
  {
    to: '/settings/logo',
    label: m.settings_logo,
    text: m.settings_logo_text,
    icon: 'picture',
    group: 'shop',
    needs: ['MANAGE_SETTINGS'],
    offered: 'shopSettingsUpdate',
  },
  {
    to: '/settings/words',
    label: m.settings_words,
    text: m.settings_words_text,
    icon: 'texts',
    group: 'shop',
    needs: ['MANAGE_SETTINGS'],
    offered: 'shopSettingsUpdate',
  },
  {
    to: '/settings/home',
    label: m.settings_home,
    text: m.settings_home_text,
    icon: 'drag',
    group: 'shop',
    needs: ['MANAGE_SETTINGS'],
    offered: 'shopSettingsUpdate',
  },
  {
    to: '/settings/languages',
    label: m.settings_languages,
    text: m.settings_languages_text,
    icon: 'external',
    group: 'shop',
    needs: ['MANAGE_SETTINGS'],
    offered: 'shopSettingsUpdate',
  },
  {
    to: '/settings/channels',
    label: m.settings_channels,
    text: m.settings_channels_text,
    icon: 'filter',
    group: 'shop',
    needs: ['MANAGE_CHANNELS'],
    offered: 'channelUpdate',
  },
  {
    to: '/settings/shipping',
    label: m.settings_shipping,
    text: m.settings_shipping_text,
    icon: 'parcel',
    group: 'shop',
    needs: ['MANAGE_SHIPPING'],
    offered: 'shippingZones',
  },
  {
    to: '/settings/taxes',
    label: m.settings_taxes,
    text: m.settings_taxes_text,
    icon: 'texts',
    group: 'shop',
    needs: ['MANAGE_TAXES'],
    offered: 'taxConfigurations',
  },
  {
    to: '/settings/warehouses',
    label: m.settings_warehouses,
    text: m.settings_warehouses_text,
    icon: 'orders',
    group: 'shop',
    needs: ['MANAGE_PRODUCTS'],
    offered: 'updateWarehouse',
  },
  {
    to: '/settings/payment',
    label: m.settings_payment,
    text: m.settings_payment_text,
    icon: 'payments',
    group: 'shop',
    needs: ['MANAGE_SETTINGS', 'HANDLE_PAYMENTS', 'MANAGE_CHANNELS'],
  },
  {
    to: '/settings/staff',
    label: m.settings_staff,
    text: m.settings_staff_text,
    icon: 'customers',
    group: 'people',
    needs: ['MANAGE_STAFF'],
    offered: 'staffUsers',
  },
  {
    to: '/settings/password',
    label: m.settings_password,
    text: m.settings_password_text,
    icon: 'key',
    group: 'people',
    needs: [],
    offered: 'passwordChange',
  },
  {
    to: '/settings/second-factor',
    label: m.settings_factor,
    text: m.settings_factor_text,
    icon: 'key',
    group: 'people',
    needs: [],
    own: true,
  },
  {
    to: '/settings/sessions',
    label: m.settings_sessions,
    text: m.settings_sessions_text,
    icon: 'clock',
    group: 'people',
    needs: [],
    own: true,
  },
  {
    to: '/settings/apps',
    label: m.settings_apps,
    text: m.settings_apps_text,
    icon: 'sheet',
    group: 'programs',
    needs: ['MANAGE_APPS'],
    offered: 'apps',
  },
  {
    to: '/import',
    label: m.settings_import,
    text: m.settings_import_text,
    icon: 'copy',
    group: 'programs',
    needs: ['MANAGE_PRODUCTS'],
    own: true,
  },
]
