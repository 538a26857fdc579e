/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Countries, by their ISO 3166-1 code. */
export type CountryCode =
  | 'AF'
  | 'AX'
  | 'AL'
  | 'DZ'
  | 'AS'
  | 'AD'
  | 'AO'
  | 'AI'
  | 'AQ'
  | 'AG'
  | 'AR'
  | 'AM'
  | 'AW'
  | 'AU'
  | 'AT'
  | 'AZ'
  | 'BS'
  | 'BH'
  | 'BD'
  | 'BB'
  | 'BY'
  | 'BE'
  | 'BZ'
  | 'BJ'
  | 'BM'
  | 'BT'
  | 'BO'
  | 'BQ'
  | 'BA'
  | 'BW'
  | 'BV'
  | 'BR'
  | 'IO'
  | 'BN'
  | 'BG'
  | 'BF'
  | 'BI'
  | 'CV'
  | 'KH'
  | 'CM'
  | 'CA'
  | 'KY'
  | 'CF'
  | 'TD'
  | 'CL'
  | 'CN'
  | 'CX'
  | 'CC'
  | 'CO'
  | 'KM'
  | 'CG'
  | 'CD'
  | 'CK'
  | 'CR'
  | 'CI'
  | 'HR'
  | 'CU'
  | 'CW'
  | 'CY'
  | 'CZ'
  | 'DK'
  | 'DJ'
  | 'DM'
  | 'DO'
  | 'EC'
  | 'EG'
  | 'SV'
  | 'GQ'
  | 'ER'
  | 'EE'
  | 'SZ'
  | 'ET'
  | 'EU'
  | 'FK'
  | 'FO'
  | 'FJ'
  | 'FI'
  | 'FR'
  | 'GF'
  | 'PF'
  | 'TF'
  | 'GA'
  | 'GM'
  | 'GE'
  | 'DE'
  | 'GH'
  | 'GI'
  | 'GR'
  | 'GL'
  | 'GD'
  | 'GP'
  | 'GU'
  | 'GT'
  | 'GG'
  | 'GN'
  | 'GW'
  | 'GY'
  | 'HT'
  | 'HM'
  | 'VA'
  | 'HN'
  | 'HK'
  | 'HU'
  | 'IS'
  | 'IN'
  | 'ID'
  | 'IR'
  | 'IQ'
  | 'IE'
  | 'IM'
  | 'IL'
  | 'IT'
  | 'JM'
  | 'JP'
  | 'JE'
  | 'JO'
  | 'KZ'
  | 'KE'
  | 'KI'
  | 'XK'
  | 'KW'
  | 'KG'
  | 'LA'
  | 'LV'
  | 'LB'
  | 'LS'
  | 'LR'
  | 'LY'
  | 'LI'
  | 'LT'
  | 'LU'
  | 'MO'
  | 'MG'
  | 'MW'
  | 'MY'
  | 'MV'
  | 'ML'
  | 'MT'
  | 'MH'
  | 'MQ'
  | 'MR'
  | 'MU'
  | 'YT'
  | 'MX'
  | 'FM'
  | 'MD'
  | 'MC'
  | 'MN'
  | 'ME'
  | 'MS'
  | 'MA'
  | 'MZ'
  | 'MM'
  | 'NA'
  | 'NR'
  | 'NP'
  | 'NL'
  | 'NC'
  | 'NZ'
  | 'NI'
  | 'NE'
  | 'NG'
  | 'NU'
  | 'NF'
  | 'KP'
  | 'MK'
  | 'MP'
  | 'NO'
  | 'OM'
  | 'PK'
  | 'PW'
  | 'PS'
  | 'PA'
  | 'PG'
  | 'PY'
  | 'PE'
  | 'PH'
  | 'PN'
  | 'PL'
  | 'PT'
  | 'PR'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RU'
  | 'RW'
  | 'BL'
  | 'SH'
  | 'KN'
  | 'LC'
  | 'MF'
  | 'PM'
  | 'VC'
  | 'WS'
  | 'SM'
  | 'ST'
  | 'SA'
  | 'SN'
  | 'RS'
  | 'SC'
  | 'SL'
  | 'SG'
  | 'SX'
  | 'SK'
  | 'SI'
  | 'SB'
  | 'SO'
  | 'ZA'
  | 'GS'
  | 'KR'
  | 'SS'
  | 'ES'
  | 'LK'
  | 'SD'
  | 'SR'
  | 'SJ'
  | 'SE'
  | 'CH'
  | 'SY'
  | 'TW'
  | 'TJ'
  | 'TZ'
  | 'TH'
  | 'TL'
  | 'TG'
  | 'TK'
  | 'TO'
  | 'TT'
  | 'TN'
  | 'TR'
  | 'TM'
  | 'TC'
  | 'TV'
  | 'UG'
  | 'UA'
  | 'AE'
  | 'GB'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VU'
  | 'VE'
  | 'VN'
  | 'VG'
  | 'VI'
  | 'WF'
  | 'EH'
  | 'YE'
  | 'ZM'
  | 'ZW';

/** A postal address as entered. */
export type AddressInput = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  companyName?: string | null | undefined;
  streetAddress1?: string | null | undefined;
  streetAddress2?: string | null | undefined;
  city?: string | null | undefined;
  cityArea?: string | null | undefined;
  postalCode?: string | null | undefined;
  country?: CountryCode | null | undefined;
  countryArea?: string | null | undefined;
  phone?: string | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
  skipValidation?: boolean | null | undefined;
};

export type MetadataInput = {
  key: string;
  value: string;
};

export type AddressTypeEnum =
  | 'BILLING'
  | 'SHIPPING';

export type AccountErrorCode =
  | 'ACTIVATE_OWN_ACCOUNT'
  | 'ACTIVATE_SUPERUSER_ACCOUNT'
  | 'DUPLICATED_INPUT_ITEM'
  | 'DEACTIVATE_OWN_ACCOUNT'
  | 'DEACTIVATE_SUPERUSER_ACCOUNT'
  | 'DELETE_NON_STAFF_USER'
  | 'DELETE_OWN_ACCOUNT'
  | 'DELETE_STAFF_ACCOUNT'
  | 'DELETE_SUPERUSER_ACCOUNT'
  | 'GRAPHQL_ERROR'
  | 'INACTIVE'
  | 'INVALID'
  | 'INVALID_PASSWORD'
  | 'LEFT_NOT_MANAGEABLE_PERMISSION'
  | 'INVALID_CREDENTIALS'
  | 'NOT_FOUND'
  | 'OUT_OF_SCOPE_USER'
  | 'OUT_OF_SCOPE_GROUP'
  | 'OUT_OF_SCOPE_PERMISSION'
  | 'PASSWORD_ENTIRELY_NUMERIC'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_SIMILAR'
  | 'PASSWORD_RESET_ALREADY_REQUESTED'
  | 'REQUIRED'
  | 'UNIQUE'
  | 'JWT_SIGNATURE_EXPIRED'
  | 'JWT_INVALID_TOKEN'
  | 'JWT_DECODE_ERROR'
  | 'JWT_MISSING_TOKEN'
  | 'JWT_INVALID_CSRF_TOKEN'
  | 'CHANNEL_INACTIVE'
  | 'MISSING_CHANNEL_SLUG'
  | 'ACCOUNT_NOT_CONFIRMED'
  | 'LOGIN_ATTEMPT_DELAYED'
  | 'DISABLED_AUTHENTICATION_METHOD'
  | 'UNKNOWN_IP_ADDRESS'
  | 'FILE_SIZE_LIMIT_EXCEEDED';

export type AccountAddressAddMutationVariables = Exact<{
  input: AddressInput;
  type?: AddressTypeEnum | null | undefined;
}>;


export type AccountAddressAddMutation = { accountAddressCreate: { address: { id: string } | null, errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null };

export type AccountAddressChangeMutationVariables = Exact<{
  id: string | number;
  input: AddressInput;
}>;


export type AccountAddressChangeMutation = { accountAddressUpdate: { address: { id: string } | null, errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null };

export type AccountAddressRemoveMutationVariables = Exact<{
  id: string | number;
}>;


export type AccountAddressRemoveMutation = { accountAddressDelete: { errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null };

export type AccountAddressDefaultMutationVariables = Exact<{
  id: string | number;
  type: AddressTypeEnum;
}>;


export type AccountAddressDefaultMutation = { accountSetDefaultAddress: { errors: Array<{ code: AccountErrorCode, field: string | null, message: string | null }> } | null };

export type AccountErrorFragment = { code: AccountErrorCode, field: string | null, message: string | null };

export const AccountAddressAddDocument: TypedDocument<AccountAddressAddMutation, AccountAddressAddMutationVariables> = { name: 'AccountAddressAdd', kind: 'mutation', source: "mutation AccountAddressAdd($input:AddressInput!$type:AddressTypeEnum){accountAddressCreate(input:$input type:$type){address{id}errors{...AccountError}}}fragment AccountError on AccountError{code field message}" }

export const AccountAddressChangeDocument: TypedDocument<AccountAddressChangeMutation, AccountAddressChangeMutationVariables> = { name: 'AccountAddressChange', kind: 'mutation', source: "mutation AccountAddressChange($id:ID!$input:AddressInput!){accountAddressUpdate(id:$id input:$input){address{id}errors{...AccountError}}}fragment AccountError on AccountError{code field message}" }

export const AccountAddressRemoveDocument: TypedDocument<AccountAddressRemoveMutation, AccountAddressRemoveMutationVariables> = { name: 'AccountAddressRemove', kind: 'mutation', source: "mutation AccountAddressRemove($id:ID!){accountAddressDelete(id:$id){errors{...AccountError}}}fragment AccountError on AccountError{code field message}" }

export const AccountAddressDefaultDocument: TypedDocument<AccountAddressDefaultMutation, AccountAddressDefaultMutationVariables> = { name: 'AccountAddressDefault', kind: 'mutation', source: "mutation AccountAddressDefault($id:ID!$type:AddressTypeEnum!){accountSetDefaultAddress(id:$id type:$type){errors{...AccountError}}}fragment AccountError on AccountError{code field message}" }
