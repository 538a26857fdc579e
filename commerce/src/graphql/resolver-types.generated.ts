/* Written by npm run generate. Do not edit. */
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AddressSource } from './address/sources.ts';
import type { AppSource, AppTokenSource, GroupSource } from './staff/sources.ts';
import type { AttributeSource, AttributeValueSource, SelectedAttributeSource } from './attribute/sources.ts';
import type { CategorySource, CollectionSource, ProductSource, MediaSource, ProductTypeSource, VariantSource } from './catalog/sources.ts';
import type { ChannelSource, ShopSource } from './shop/sources.ts';
import type { CheckoutSource, CheckoutLineSource } from './checkout/sources.ts';
import type { CustomerEventSource, UserSource, UserPermissionSource } from './account/sources.ts';
import type { FulfillmentSource, FulfillmentLineSource, OrderSource, OrderDiscountSource, OrderEventSource, OrderLineSource } from './order/sources.ts';
import type { GiftCardSource } from './gift-card/sources.ts';
import type { MenuSource, MenuItemSource, PageSource, PageTypeSource } from './content/sources.ts';
import type { TransactionEventSource, TransactionSource } from './payment/sources.ts';
import type { GraphqlContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Keys and values of metadata as one object. */
  Metadata: { input: Record<string, string>; output: Record<string, string>; }
  /** ISO 8601 with an offset, such as 2026-01-31T10:00:00+00:00. */
  DateTime: { input: Date; output: Date | string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** JSON in a string. Rich text is Editor.js blocks. */
  JSONString: { input: unknown; output: unknown; }
  /** A decimal number. */
  Decimal: { input: number; output: number; }
  /** ISO 8601 date. */
  Date: { input: string; output: Date | string; }
  /** A UUID in text. */
  UUID: { input: string; output: string; }
  /** A decimal number that is not negative. */
  PositiveDecimal: { input: number; output: number; }
  Upload: { input: unknown; output: unknown; }
  GenericScalar: { input: unknown; output: unknown; }
  /** A whole number above zero. */
  PositiveInt: { input: unknown; output: unknown; }
};

/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type Query = {
  /** The shop itself: name, address, countries, languages. */
  shop: Shop;
  categories?: Maybe<CategoryCountableConnection>;
  category?: Maybe<Category>;
  collection?: Maybe<Collection>;
  /** Published collections of a channel. */
  collections?: Maybe<CollectionCountableConnection>;
  product?: Maybe<Product>;
  /** Published products of a channel; `search` finds by name or by SKU. */
  products?: Maybe<ProductCountableConnection>;
  productVariant?: Maybe<ProductVariant>;
  productVariants?: Maybe<ProductVariantCountableConnection>;
  /** A payment transaction. For staff and apps. */
  transaction?: Maybe<TransactionItem>;
  page?: Maybe<Page>;
  pages?: Maybe<PageCountableConnection>;
  /** An order by id. Whoever knows the id may read what a shopper needs of it. */
  order?: Maybe<Order>;
  /** A menu by slug, with its items. */
  menu?: Maybe<Menu>;
  /** A checkout by id. Whoever knows the id may read it. */
  checkout?: Maybe<Checkout>;
  /** Every checkout. For staff and apps. */
  checkouts?: Maybe<CheckoutCountableConnection>;
  /** One channel by slug or id. Anonymous clients read its slug, countries, metadata and shipping methods only. */
  channel?: Maybe<Channel>;
  /** Every channel. For staff and apps. */
  channels?: Maybe<Array<Channel>>;
  attributes?: Maybe<AttributeCountableConnection>;
  attribute?: Maybe<Attribute>;
  /** The signed-in user, or null. */
  me?: Maybe<User>;
  /** Orders of every customer. For staff and apps. */
  orders?: Maybe<OrderCountableConnection>;
  /** Programs that may act in the shop. For those who manage apps. */
  apps?: Maybe<AppCountableConnection>;
  /** One app; without an id, the app that asks. */
  app?: Maybe<App>;
  /** What an address of a country needs and how it is written. */
  addressValidationRules?: Maybe<AddressValidationData>;
  /** An address by id, for its owner and for staff. */
  address?: Maybe<Address>;
  /** Customers. For staff and apps. */
  customers?: Maybe<UserCountableConnection>;
  /** Groups of staff and what they may do. */
  permissionGroups?: Maybe<GroupCountableConnection>;
  permissionGroup?: Maybe<Group>;
  /** Members of staff. */
  staffUsers?: Maybe<UserCountableConnection>;
  /** A customer or member of staff. For staff and apps, or for the user in question. */
  user?: Maybe<User>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryCategoriesArgs = {
  filter?: InputMaybe<CategoryFilterInput>;
  sortBy?: InputMaybe<CategorySortingInput>;
  level?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryCategoryArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  slugLanguageCode?: InputMaybe<LanguageCodeEnum>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryCollectionArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  slugLanguageCode?: InputMaybe<LanguageCodeEnum>;
  channel?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryCollectionsArgs = {
  filter?: InputMaybe<CollectionFilterInput>;
  sortBy?: InputMaybe<CollectionSortingInput>;
  channel?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryProductArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  slugLanguageCode?: InputMaybe<LanguageCodeEnum>;
  externalReference?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryProductsArgs = {
  filter?: InputMaybe<ProductFilterInput>;
  where?: InputMaybe<ProductWhereInput>;
  sortBy?: InputMaybe<ProductOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryProductVariantArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  externalReference?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryProductVariantsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  channel?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductVariantFilterInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<ProductVariantSortingInput>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryTransactionArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryPageArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  slugLanguageCode?: InputMaybe<LanguageCodeEnum>;
  channel?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryPagesArgs = {
  sortBy?: InputMaybe<PageSortingInput>;
  filter?: InputMaybe<PageFilterInput>;
  where?: InputMaybe<PageWhereInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryOrderArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  externalReference?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryMenuArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryCheckoutArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryCheckoutsArgs = {
  sortBy?: InputMaybe<CheckoutSortingInput>;
  filter?: InputMaybe<CheckoutFilterInput>;
  channel?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryChannelArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryAttributesArgs = {
  filter?: InputMaybe<AttributeFilterInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<AttributeSortingInput>;
  channel?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryAttributeArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  externalReference?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryOrdersArgs = {
  sortBy?: InputMaybe<OrderSortingInput>;
  filter?: InputMaybe<OrderFilterInput>;
  channel?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryAppsArgs = {
  filter?: InputMaybe<AppFilterInput>;
  sortBy?: InputMaybe<AppSortingInput>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryAppArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryAddressValidationRulesArgs = {
  countryCode: CountryCode;
  countryArea?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  cityArea?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryAddressArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryCustomersArgs = {
  filter?: InputMaybe<CustomerFilterInput>;
  sortBy?: InputMaybe<UserSortingInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryPermissionGroupsArgs = {
  filter?: InputMaybe<PermissionGroupFilterInput>;
  sortBy?: InputMaybe<PermissionGroupSortingInput>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryPermissionGroupArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryStaffUsersArgs = {
  filter?: InputMaybe<StaffUserInput>;
  sortBy?: InputMaybe<UserSortingInput>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Lists need `first` or `last`, at most 100. */
export type QueryUserArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  externalReference?: InputMaybe<Scalars['String']['input']>;
};

export type Node = {
  id: Scalars['ID']['output'];
};

export type ObjectWithMetadata = {
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
};


export type ObjectWithMetadataPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


export type ObjectWithMetadataPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type ObjectWithMetadataMetafieldArgs = {
  key: Scalars['String']['input'];
};


export type ObjectWithMetadataMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** One key of public or private metadata. */
export type MetadataItem = {
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A customer or a member of staff. */
export type User = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  isStaff: Scalars['Boolean']['output'];
  isActive: Scalars['Boolean']['output'];
  isConfirmed: Scalars['Boolean']['output'];
  addresses: Array<Address>;
  checkoutIds?: Maybe<Array<Scalars['ID']['output']>>;
  orders?: Maybe<OrderCountableConnection>;
  languageCode: LanguageCodeEnum;
  defaultShippingAddress?: Maybe<Address>;
  defaultBillingAddress?: Maybe<Address>;
  dateJoined: Scalars['DateTime']['output'];
  /** @deprecated Field no longer supported */
  checkoutTokens?: Maybe<Array<Scalars['UUID']['output']>>;
  checkouts?: Maybe<CheckoutCountableConnection>;
  giftCards?: Maybe<GiftCardCountableConnection>;
  note?: Maybe<Scalars['String']['output']>;
  userPermissions?: Maybe<Array<UserPermission>>;
  permissionGroups?: Maybe<Array<Group>>;
  editableGroups?: Maybe<Array<Group>>;
  accessibleChannels?: Maybe<Array<Channel>>;
  restrictedAccessToChannels: Scalars['Boolean']['output'];
  avatar?: Maybe<Image>;
  events?: Maybe<Array<CustomerEvent>>;
  externalReference?: Maybe<Scalars['String']['output']>;
  lastLogin?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};


/** A customer or a member of staff. */
export type UserPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A customer or a member of staff. */
export type UserPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A customer or a member of staff. */
export type UserMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A customer or a member of staff. */
export type UserMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A customer or a member of staff. */
export type UserCheckoutIdsArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
};


/** A customer or a member of staff. */
export type UserOrdersArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A customer or a member of staff. */
export type UserCheckoutTokensArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
};


/** A customer or a member of staff. */
export type UserCheckoutsArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A customer or a member of staff. */
export type UserGiftCardsArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A customer or a member of staff. */
export type UserAvatarArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  format?: InputMaybe<ThumbnailFormatEnum>;
};

/** A property that products, variants or pages can have. */
export type Attribute = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  inputType?: Maybe<AttributeInputTypeEnum>;
  entityType?: Maybe<AttributeEntityTypeEnum>;
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  type: AttributeTypeEnum;
  unit?: Maybe<MeasurementUnitsEnum>;
  choices?: Maybe<AttributeValueCountableConnection>;
  valueRequired: Scalars['Boolean']['output'];
  visibleInStorefront: Scalars['Boolean']['output'];
  translation?: Maybe<AttributeTranslation>;
  withChoices: Scalars['Boolean']['output'];
  externalReference?: Maybe<Scalars['String']['output']>;
};


/** A property that products, variants or pages can have. */
export type AttributePrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A property that products, variants or pages can have. */
export type AttributePrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A property that products, variants or pages can have. */
export type AttributeMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A property that products, variants or pages can have. */
export type AttributeMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A property that products, variants or pages can have. */
export type AttributeChoicesArgs = {
  sortBy?: InputMaybe<AttributeChoicesSortingInput>;
  filter?: InputMaybe<AttributeValueFilterInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A property that products, variants or pages can have. */
export type AttributeTranslationArgs = {
  languageCode: LanguageCodeEnum;
};

export type AttributeInputTypeEnum =
  | 'DROPDOWN'
  | 'MULTISELECT'
  | 'FILE'
  | 'REFERENCE'
  | 'SINGLE_REFERENCE'
  | 'NUMERIC'
  | 'RICH_TEXT'
  | 'PLAIN_TEXT'
  | 'SWATCH'
  | 'BOOLEAN'
  | 'DATE'
  | 'DATE_TIME';

export type AttributeEntityTypeEnum =
  | 'PAGE'
  | 'PRODUCT'
  | 'PRODUCT_VARIANT'
  | 'CATEGORY'
  | 'COLLECTION';

export type ProductType = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  /** @deprecated Field no longer supported */
  hasVariants: Scalars['Boolean']['output'];
  isShippingRequired: Scalars['Boolean']['output'];
  /** @deprecated Field no longer supported */
  isDigital: Scalars['Boolean']['output'];
};


export type ProductTypePrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


export type ProductTypePrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type ProductTypeMetafieldArgs = {
  key: Scalars['String']['input'];
};


export type ProductTypeMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type Weight = {
  unit: WeightUnitsEnum;
  value: Scalars['Float']['output'];
};

export type WeightUnitsEnum =
  | 'G'
  | 'LB'
  | 'OZ'
  | 'KG'
  | 'TONNE';

export type ProductCountableConnection = {
  pageInfo: PageInfo;
  edges: Array<ProductCountableEdge>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Where a page of a list stands. */
export type PageInfo = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
  endCursor?: Maybe<Scalars['String']['output']>;
};

export type ProductCountableEdge = {
  node: Product;
  cursor: Scalars['String']['output'];
};

/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type Product = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  seoTitle?: Maybe<Scalars['String']['output']>;
  seoDescription?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  description?: Maybe<Scalars['JSONString']['output']>;
  productType: ProductType;
  slug: Scalars['String']['output'];
  category?: Maybe<Category>;
  created: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  weight?: Maybe<Weight>;
  defaultVariant?: Maybe<ProductVariant>;
  rating?: Maybe<Scalars['Float']['output']>;
  channel?: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  descriptionJson?: Maybe<Scalars['JSONString']['output']>;
  thumbnail?: Maybe<Image>;
  pricing?: Maybe<ProductPricingInfo>;
  isAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Field no longer supported */
  attribute?: Maybe<SelectedAttribute>;
  /** @deprecated Field no longer supported */
  attributes: Array<SelectedAttribute>;
  mediaById?: Maybe<ProductMedia>;
  /** @deprecated Field no longer supported */
  variant?: Maybe<ProductVariant>;
  /** @deprecated Field no longer supported */
  variants?: Maybe<Array<ProductVariant>>;
  productVariants?: Maybe<ProductVariantCountableConnection>;
  media?: Maybe<Array<ProductMedia>>;
  collections?: Maybe<Array<Collection>>;
  translation?: Maybe<ProductTranslation>;
  /** @deprecated Field no longer supported */
  availableForPurchase?: Maybe<Scalars['Date']['output']>;
  availableForPurchaseAt?: Maybe<Scalars['DateTime']['output']>;
  isAvailableForPurchase?: Maybe<Scalars['Boolean']['output']>;
  externalReference?: Maybe<Scalars['String']['output']>;
  assignedAttribute?: Maybe<AssignedAttribute>;
  assignedAttributes: Array<AssignedAttribute>;
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductThumbnailArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  format?: InputMaybe<ThumbnailFormatEnum>;
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductPricingArgs = {
  address?: InputMaybe<AddressInput>;
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductIsAvailableArgs = {
  address?: InputMaybe<AddressInput>;
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductAttributeArgs = {
  slug: Scalars['String']['input'];
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductMediaByIdArgs = {
  id: Scalars['ID']['input'];
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductVariantArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductProductVariantsArgs = {
  filter?: InputMaybe<ProductVariantFilterInput>;
  sortBy?: InputMaybe<ProductVariantSortingInput>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductMediaArgs = {
  sortBy?: InputMaybe<MediaSortingInput>;
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductTranslationArgs = {
  languageCode: LanguageCodeEnum;
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductAssignedAttributeArgs = {
  slug: Scalars['String']['input'];
};


/** A product: here, one variety of seeds. Its variants are the pack sizes. */
export type ProductAssignedAttributesArgs = {
  limit?: InputMaybe<Scalars['PositiveInt']['input']>;
};

/** A node of the category tree. */
export type Category = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  seoTitle?: Maybe<Scalars['String']['output']>;
  seoDescription?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  description?: Maybe<Scalars['JSONString']['output']>;
  slug: Scalars['String']['output'];
  parent?: Maybe<Category>;
  level: Scalars['Int']['output'];
  ancestors?: Maybe<CategoryCountableConnection>;
  products?: Maybe<ProductCountableConnection>;
  children?: Maybe<CategoryCountableConnection>;
  backgroundImage?: Maybe<Image>;
  translation?: Maybe<CategoryTranslation>;
};


/** A node of the category tree. */
export type CategoryPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A node of the category tree. */
export type CategoryPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A node of the category tree. */
export type CategoryMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A node of the category tree. */
export type CategoryMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A node of the category tree. */
export type CategoryAncestorsArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A node of the category tree. */
export type CategoryProductsArgs = {
  filter?: InputMaybe<ProductFilterInput>;
  where?: InputMaybe<ProductWhereInput>;
  sortBy?: InputMaybe<ProductOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A node of the category tree. */
export type CategoryChildrenArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A node of the category tree. */
export type CategoryBackgroundImageArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  format?: InputMaybe<ThumbnailFormatEnum>;
};


/** A node of the category tree. */
export type CategoryTranslationArgs = {
  languageCode: LanguageCodeEnum;
};

export type CategoryCountableConnection = {
  pageInfo: PageInfo;
  edges: Array<CategoryCountableEdge>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type CategoryCountableEdge = {
  node: Category;
  cursor: Scalars['String']['output'];
};

export type GlobalIdFilterInput = {
  eq?: InputMaybe<Scalars['ID']['input']>;
  oneOf?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Without Saleor's AND and OR: inputs that hold themselves cannot be compiled safely. */
export type ProductWhereInput = {
  metadata?: InputMaybe<Array<MetadataFilter>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<StringFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  productType?: InputMaybe<GlobalIdFilterInput>;
  category?: InputMaybe<GlobalIdFilterInput>;
  collection?: InputMaybe<GlobalIdFilterInput>;
  isAvailable?: InputMaybe<Scalars['Boolean']['input']>;
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  isVisibleInListing?: InputMaybe<Scalars['Boolean']['input']>;
  publishedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  availableFrom?: InputMaybe<Scalars['DateTime']['input']>;
  price?: InputMaybe<DecimalFilterInput>;
  minimalPrice?: InputMaybe<DecimalFilterInput>;
  attributes?: InputMaybe<Array<AttributeInput>>;
  stockAvailability?: InputMaybe<StockAvailability>;
  giftCard?: InputMaybe<Scalars['Boolean']['input']>;
  hasCategory?: InputMaybe<Scalars['Boolean']['input']>;
  AND?: InputMaybe<Array<ProductWhereInput>>;
  OR?: InputMaybe<Array<ProductWhereInput>>;
};

export type ProductFilterInput = {
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  collections?: InputMaybe<Array<Scalars['ID']['input']>>;
  categories?: InputMaybe<Array<Scalars['ID']['input']>>;
  hasCategory?: InputMaybe<Scalars['Boolean']['input']>;
  attributes?: InputMaybe<Array<AttributeInput>>;
  stockAvailability?: InputMaybe<StockAvailability>;
  search?: InputMaybe<Scalars['String']['input']>;
  metadata?: InputMaybe<Array<MetadataFilter>>;
  publishedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  isAvailable?: InputMaybe<Scalars['Boolean']['input']>;
  availableFrom?: InputMaybe<Scalars['DateTime']['input']>;
  isVisibleInListing?: InputMaybe<Scalars['Boolean']['input']>;
  price?: InputMaybe<PriceRangeInput>;
  minimalPrice?: InputMaybe<PriceRangeInput>;
  updatedAt?: InputMaybe<DateTimeRangeInput>;
  productTypes?: InputMaybe<Array<Scalars['ID']['input']>>;
  giftCard?: InputMaybe<Scalars['Boolean']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** @deprecated Field no longer supported */
  channel?: InputMaybe<Scalars['String']['input']>;
};

export type AttributeInput = {
  slug?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<AssignedAttributeValueInput>;
  /** @deprecated Field no longer supported */
  values?: InputMaybe<Array<Scalars['String']['input']>>;
  /** @deprecated Field no longer supported */
  valuesRange?: InputMaybe<IntRangeInput>;
  /** @deprecated Field no longer supported */
  boolean?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AssignedAttributeValueInput = {
  slug?: InputMaybe<StringFilterInput>;
  name?: InputMaybe<StringFilterInput>;
  numeric?: InputMaybe<DecimalFilterInput>;
  boolean?: InputMaybe<Scalars['Boolean']['input']>;
};

export type StringFilterInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  oneOf?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type DecimalFilterInput = {
  eq?: InputMaybe<Scalars['Decimal']['input']>;
  oneOf?: InputMaybe<Array<Scalars['Decimal']['input']>>;
  range?: InputMaybe<DecimalRangeInput>;
};

export type DecimalRangeInput = {
  gte?: InputMaybe<Scalars['Decimal']['input']>;
  lte?: InputMaybe<Scalars['Decimal']['input']>;
};

export type DateTimeRangeInput = {
  gte?: InputMaybe<Scalars['DateTime']['input']>;
  lte?: InputMaybe<Scalars['DateTime']['input']>;
};

export type IntRangeInput = {
  gte?: InputMaybe<Scalars['Int']['input']>;
  lte?: InputMaybe<Scalars['Int']['input']>;
};

export type StockAvailability =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type MetadataFilter = {
  key: Scalars['String']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
};

export type PriceRangeInput = {
  gte?: InputMaybe<Scalars['Float']['input']>;
  lte?: InputMaybe<Scalars['Float']['input']>;
};

export type ProductOrder = {
  direction: OrderDirection;
  /** @deprecated Field no longer supported */
  channel?: InputMaybe<Scalars['String']['input']>;
  attributeId?: InputMaybe<Scalars['ID']['input']>;
  field?: InputMaybe<ProductOrderField>;
};

export type OrderDirection =
  | 'ASC'
  | 'DESC';

export type ProductOrderField =
  | 'NAME'
  | 'RANK'
  | 'PRICE'
  | 'MINIMAL_PRICE'
  | 'LAST_MODIFIED'
  | 'DATE'
  | 'TYPE'
  | 'PUBLISHED'
  | 'PUBLICATION_DATE'
  | 'PUBLISHED_AT'
  | 'LAST_MODIFIED_AT'
  | 'COLLECTION'
  | 'RATING'
  | 'CREATED_AT';

export type Image = {
  url: Scalars['String']['output'];
  alt?: Maybe<Scalars['String']['output']>;
};

/** Formats a picture can be asked for in. */
export type ThumbnailFormatEnum =
  | 'ORIGINAL'
  | 'AVIF'
  | 'WEBP';

export type CategoryTranslation = Node & {
  id: Scalars['ID']['output'];
  language: LanguageDisplay;
  seoTitle?: Maybe<Scalars['String']['output']>;
  seoDescription?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['JSONString']['output']>;
};

export type LanguageDisplay = {
  code: LanguageCodeEnum;
  language: Scalars['String']['output'];
};

/** Languages a text can be translated into. */
export type LanguageCodeEnum =
  | 'AF'
  | 'AF_NA'
  | 'AF_ZA'
  | 'AGQ'
  | 'AGQ_CM'
  | 'AK'
  | 'AK_GH'
  | 'AM'
  | 'AM_ET'
  | 'AR'
  | 'AR_AE'
  | 'AR_BH'
  | 'AR_DJ'
  | 'AR_DZ'
  | 'AR_EG'
  | 'AR_EH'
  | 'AR_ER'
  | 'AR_IL'
  | 'AR_IQ'
  | 'AR_JO'
  | 'AR_KM'
  | 'AR_KW'
  | 'AR_LB'
  | 'AR_LY'
  | 'AR_MA'
  | 'AR_MR'
  | 'AR_OM'
  | 'AR_PS'
  | 'AR_QA'
  | 'AR_SA'
  | 'AR_SD'
  | 'AR_SO'
  | 'AR_SS'
  | 'AR_SY'
  | 'AR_TD'
  | 'AR_TN'
  | 'AR_YE'
  | 'AS'
  | 'AS_IN'
  | 'ASA'
  | 'ASA_TZ'
  | 'AST'
  | 'AST_ES'
  | 'AZ'
  | 'AZ_CYRL'
  | 'AZ_CYRL_AZ'
  | 'AZ_LATN'
  | 'AZ_LATN_AZ'
  | 'BAS'
  | 'BAS_CM'
  | 'BE'
  | 'BE_BY'
  | 'BEM'
  | 'BEM_ZM'
  | 'BEZ'
  | 'BEZ_TZ'
  | 'BG'
  | 'BG_BG'
  | 'BM'
  | 'BM_ML'
  | 'BN'
  | 'BN_BD'
  | 'BN_IN'
  | 'BO'
  | 'BO_CN'
  | 'BO_IN'
  | 'BR'
  | 'BR_FR'
  | 'BRX'
  | 'BRX_IN'
  | 'BS'
  | 'BS_CYRL'
  | 'BS_CYRL_BA'
  | 'BS_LATN'
  | 'BS_LATN_BA'
  | 'CA'
  | 'CA_AD'
  | 'CA_ES'
  | 'CA_ES_VALENCIA'
  | 'CA_FR'
  | 'CA_IT'
  | 'CCP'
  | 'CCP_BD'
  | 'CCP_IN'
  | 'CE'
  | 'CE_RU'
  | 'CEB'
  | 'CEB_PH'
  | 'CGG'
  | 'CGG_UG'
  | 'CHR'
  | 'CHR_US'
  | 'CKB'
  | 'CKB_IQ'
  | 'CKB_IR'
  | 'CS'
  | 'CS_CZ'
  | 'CU'
  | 'CU_RU'
  | 'CY'
  | 'CY_GB'
  | 'DA'
  | 'DA_DK'
  | 'DA_GL'
  | 'DAV'
  | 'DAV_KE'
  | 'DE'
  | 'DE_AT'
  | 'DE_BE'
  | 'DE_CH'
  | 'DE_DE'
  | 'DE_IT'
  | 'DE_LI'
  | 'DE_LU'
  | 'DJE'
  | 'DJE_NE'
  | 'DSB'
  | 'DSB_DE'
  | 'DUA'
  | 'DUA_CM'
  | 'DYO'
  | 'DYO_SN'
  | 'DZ'
  | 'DZ_BT'
  | 'EBU'
  | 'EBU_KE'
  | 'EE'
  | 'EE_GH'
  | 'EE_TG'
  | 'EL'
  | 'EL_CY'
  | 'EL_GR'
  | 'EN'
  | 'EN_AE'
  | 'EN_AG'
  | 'EN_AI'
  | 'EN_AS'
  | 'EN_AT'
  | 'EN_AU'
  | 'EN_BB'
  | 'EN_BE'
  | 'EN_BI'
  | 'EN_BM'
  | 'EN_BS'
  | 'EN_BW'
  | 'EN_BZ'
  | 'EN_CA'
  | 'EN_CC'
  | 'EN_CH'
  | 'EN_CK'
  | 'EN_CM'
  | 'EN_CX'
  | 'EN_CY'
  | 'EN_DE'
  | 'EN_DG'
  | 'EN_DK'
  | 'EN_DM'
  | 'EN_ER'
  | 'EN_FI'
  | 'EN_FJ'
  | 'EN_FK'
  | 'EN_FM'
  | 'EN_GB'
  | 'EN_GD'
  | 'EN_GG'
  | 'EN_GH'
  | 'EN_GI'
  | 'EN_GM'
  | 'EN_GU'
  | 'EN_GY'
  | 'EN_HK'
  | 'EN_IE'
  | 'EN_IL'
  | 'EN_IM'
  | 'EN_IN'
  | 'EN_IO'
  | 'EN_JE'
  | 'EN_JM'
  | 'EN_KE'
  | 'EN_KI'
  | 'EN_KN'
  | 'EN_KY'
  | 'EN_LC'
  | 'EN_LR'
  | 'EN_LS'
  | 'EN_MG'
  | 'EN_MH'
  | 'EN_MO'
  | 'EN_MP'
  | 'EN_MS'
  | 'EN_MT'
  | 'EN_MU'
  | 'EN_MW'
  | 'EN_MY'
  | 'EN_NA'
  | 'EN_NF'
  | 'EN_NG'
  | 'EN_NL'
  | 'EN_NR'
  | 'EN_NU'
  | 'EN_NZ'
  | 'EN_PG'
  | 'EN_PH'
  | 'EN_PK'
  | 'EN_PN'
  | 'EN_PR'
  | 'EN_PW'
  | 'EN_RW'
  | 'EN_SB'
  | 'EN_SC'
  | 'EN_SD'
  | 'EN_SE'
  | 'EN_SG'
  | 'EN_SH'
  | 'EN_SI'
  | 'EN_SL'
  | 'EN_SS'
  | 'EN_SX'
  | 'EN_SZ'
  | 'EN_TC'
  | 'EN_TK'
  | 'EN_TO'
  | 'EN_TT'
  | 'EN_TV'
  | 'EN_TZ'
  | 'EN_UG'
  | 'EN_UM'
  | 'EN_US'
  | 'EN_VC'
  | 'EN_VG'
  | 'EN_VI'
  | 'EN_VU'
  | 'EN_WS'
  | 'EN_ZA'
  | 'EN_ZM'
  | 'EN_ZW'
  | 'EO'
  | 'ES'
  | 'ES_AR'
  | 'ES_BO'
  | 'ES_BR'
  | 'ES_BZ'
  | 'ES_CL'
  | 'ES_CO'
  | 'ES_CR'
  | 'ES_CU'
  | 'ES_DO'
  | 'ES_EA'
  | 'ES_EC'
  | 'ES_ES'
  | 'ES_GQ'
  | 'ES_GT'
  | 'ES_HN'
  | 'ES_IC'
  | 'ES_MX'
  | 'ES_NI'
  | 'ES_PA'
  | 'ES_PE'
  | 'ES_PH'
  | 'ES_PR'
  | 'ES_PY'
  | 'ES_SV'
  | 'ES_US'
  | 'ES_UY'
  | 'ES_VE'
  | 'ET'
  | 'ET_EE'
  | 'EU'
  | 'EU_ES'
  | 'EWO'
  | 'EWO_CM'
  | 'FA'
  | 'FA_AF'
  | 'FA_IR'
  | 'FF'
  | 'FF_ADLM'
  | 'FF_ADLM_BF'
  | 'FF_ADLM_CM'
  | 'FF_ADLM_GH'
  | 'FF_ADLM_GM'
  | 'FF_ADLM_GN'
  | 'FF_ADLM_GW'
  | 'FF_ADLM_LR'
  | 'FF_ADLM_MR'
  | 'FF_ADLM_NE'
  | 'FF_ADLM_NG'
  | 'FF_ADLM_SL'
  | 'FF_ADLM_SN'
  | 'FF_LATN'
  | 'FF_LATN_BF'
  | 'FF_LATN_CM'
  | 'FF_LATN_GH'
  | 'FF_LATN_GM'
  | 'FF_LATN_GN'
  | 'FF_LATN_GW'
  | 'FF_LATN_LR'
  | 'FF_LATN_MR'
  | 'FF_LATN_NE'
  | 'FF_LATN_NG'
  | 'FF_LATN_SL'
  | 'FF_LATN_SN'
  | 'FI'
  | 'FI_FI'
  | 'FIL'
  | 'FIL_PH'
  | 'FO'
  | 'FO_DK'
  | 'FO_FO'
  | 'FR'
  | 'FR_BE'
  | 'FR_BF'
  | 'FR_BI'
  | 'FR_BJ'
  | 'FR_BL'
  | 'FR_CA'
  | 'FR_CD'
  | 'FR_CF'
  | 'FR_CG'
  | 'FR_CH'
  | 'FR_CI'
  | 'FR_CM'
  | 'FR_DJ'
  | 'FR_DZ'
  | 'FR_FR'
  | 'FR_GA'
  | 'FR_GF'
  | 'FR_GN'
  | 'FR_GP'
  | 'FR_GQ'
  | 'FR_HT'
  | 'FR_KM'
  | 'FR_LU'
  | 'FR_MA'
  | 'FR_MC'
  | 'FR_MF'
  | 'FR_MG'
  | 'FR_ML'
  | 'FR_MQ'
  | 'FR_MR'
  | 'FR_MU'
  | 'FR_NC'
  | 'FR_NE'
  | 'FR_PF'
  | 'FR_PM'
  | 'FR_RE'
  | 'FR_RW'
  | 'FR_SC'
  | 'FR_SN'
  | 'FR_SY'
  | 'FR_TD'
  | 'FR_TG'
  | 'FR_TN'
  | 'FR_VU'
  | 'FR_WF'
  | 'FR_YT'
  | 'FUR'
  | 'FUR_IT'
  | 'FY'
  | 'FY_NL'
  | 'GA'
  | 'GA_GB'
  | 'GA_IE'
  | 'GD'
  | 'GD_GB'
  | 'GL'
  | 'GL_ES'
  | 'GSW'
  | 'GSW_CH'
  | 'GSW_FR'
  | 'GSW_LI'
  | 'GU'
  | 'GU_IN'
  | 'GUZ'
  | 'GUZ_KE'
  | 'GV'
  | 'GV_IM'
  | 'HA'
  | 'HA_GH'
  | 'HA_NE'
  | 'HA_NG'
  | 'HAW'
  | 'HAW_US'
  | 'HE'
  | 'HE_IL'
  | 'HI'
  | 'HI_IN'
  | 'HR'
  | 'HR_BA'
  | 'HR_HR'
  | 'HSB'
  | 'HSB_DE'
  | 'HU'
  | 'HU_HU'
  | 'HY'
  | 'HY_AM'
  | 'IA'
  | 'ID'
  | 'ID_ID'
  | 'IG'
  | 'IG_NG'
  | 'II'
  | 'II_CN'
  | 'IS'
  | 'IS_IS'
  | 'IT'
  | 'IT_CH'
  | 'IT_IT'
  | 'IT_SM'
  | 'IT_VA'
  | 'JA'
  | 'JA_JP'
  | 'JGO'
  | 'JGO_CM'
  | 'JMC'
  | 'JMC_TZ'
  | 'JV'
  | 'JV_ID'
  | 'KA'
  | 'KA_GE'
  | 'KAB'
  | 'KAB_DZ'
  | 'KAM'
  | 'KAM_KE'
  | 'KDE'
  | 'KDE_TZ'
  | 'KEA'
  | 'KEA_CV'
  | 'KHQ'
  | 'KHQ_ML'
  | 'KI'
  | 'KI_KE'
  | 'KK'
  | 'KK_KZ'
  | 'KKJ'
  | 'KKJ_CM'
  | 'KL'
  | 'KL_GL'
  | 'KLN'
  | 'KLN_KE'
  | 'KM'
  | 'KM_KH'
  | 'KN'
  | 'KN_IN'
  | 'KO'
  | 'KO_KP'
  | 'KO_KR'
  | 'KOK'
  | 'KOK_IN'
  | 'KS'
  | 'KS_ARAB'
  | 'KS_ARAB_IN'
  | 'KSB'
  | 'KSB_TZ'
  | 'KSF'
  | 'KSF_CM'
  | 'KSH'
  | 'KSH_DE'
  | 'KU'
  | 'KU_TR'
  | 'KW'
  | 'KW_GB'
  | 'KY'
  | 'KY_KG'
  | 'LAG'
  | 'LAG_TZ'
  | 'LB'
  | 'LB_LU'
  | 'LG'
  | 'LG_UG'
  | 'LKT'
  | 'LKT_US'
  | 'LN'
  | 'LN_AO'
  | 'LN_CD'
  | 'LN_CF'
  | 'LN_CG'
  | 'LO'
  | 'LO_LA'
  | 'LRC'
  | 'LRC_IQ'
  | 'LRC_IR'
  | 'LT'
  | 'LT_LT'
  | 'LU'
  | 'LU_CD'
  | 'LUO'
  | 'LUO_KE'
  | 'LUY'
  | 'LUY_KE'
  | 'LV'
  | 'LV_LV'
  | 'MAI'
  | 'MAI_IN'
  | 'MAS'
  | 'MAS_KE'
  | 'MAS_TZ'
  | 'MER'
  | 'MER_KE'
  | 'MFE'
  | 'MFE_MU'
  | 'MG'
  | 'MG_MG'
  | 'MGH'
  | 'MGH_MZ'
  | 'MGO'
  | 'MGO_CM'
  | 'MI'
  | 'MI_NZ'
  | 'MK'
  | 'MK_MK'
  | 'ML'
  | 'ML_IN'
  | 'MN'
  | 'MN_MN'
  | 'MNI'
  | 'MNI_BENG'
  | 'MNI_BENG_IN'
  | 'MR'
  | 'MR_IN'
  | 'MS'
  | 'MS_BN'
  | 'MS_ID'
  | 'MS_MY'
  | 'MS_SG'
  | 'MT'
  | 'MT_MT'
  | 'MUA'
  | 'MUA_CM'
  | 'MY'
  | 'MY_MM'
  | 'MZN'
  | 'MZN_IR'
  | 'NAQ'
  | 'NAQ_NA'
  | 'NB'
  | 'NB_NO'
  | 'NB_SJ'
  | 'ND'
  | 'ND_ZW'
  | 'NDS'
  | 'NDS_DE'
  | 'NDS_NL'
  | 'NE'
  | 'NE_IN'
  | 'NE_NP'
  | 'NL'
  | 'NL_AW'
  | 'NL_BE'
  | 'NL_BQ'
  | 'NL_CW'
  | 'NL_NL'
  | 'NL_SR'
  | 'NL_SX'
  | 'NMG'
  | 'NMG_CM'
  | 'NN'
  | 'NN_NO'
  | 'NNH'
  | 'NNH_CM'
  | 'NUS'
  | 'NUS_SS'
  | 'NYN'
  | 'NYN_UG'
  | 'OM'
  | 'OM_ET'
  | 'OM_KE'
  | 'OR'
  | 'OR_IN'
  | 'OS'
  | 'OS_GE'
  | 'OS_RU'
  | 'PA'
  | 'PA_ARAB'
  | 'PA_ARAB_PK'
  | 'PA_GURU'
  | 'PA_GURU_IN'
  | 'PCM'
  | 'PCM_NG'
  | 'PL'
  | 'PL_PL'
  | 'PRG'
  | 'PS'
  | 'PS_AF'
  | 'PS_PK'
  | 'PT'
  | 'PT_AO'
  | 'PT_BR'
  | 'PT_CH'
  | 'PT_CV'
  | 'PT_GQ'
  | 'PT_GW'
  | 'PT_LU'
  | 'PT_MO'
  | 'PT_MZ'
  | 'PT_PT'
  | 'PT_ST'
  | 'PT_TL'
  | 'QU'
  | 'QU_BO'
  | 'QU_EC'
  | 'QU_PE'
  | 'RM'
  | 'RM_CH'
  | 'RN'
  | 'RN_BI'
  | 'RO'
  | 'RO_MD'
  | 'RO_RO'
  | 'ROF'
  | 'ROF_TZ'
  | 'RU'
  | 'RU_BY'
  | 'RU_KG'
  | 'RU_KZ'
  | 'RU_MD'
  | 'RU_RU'
  | 'RU_UA'
  | 'RW'
  | 'RW_RW'
  | 'RWK'
  | 'RWK_TZ'
  | 'SAH'
  | 'SAH_RU'
  | 'SAQ'
  | 'SAQ_KE'
  | 'SAT'
  | 'SAT_OLCK'
  | 'SAT_OLCK_IN'
  | 'SBP'
  | 'SBP_TZ'
  | 'SD'
  | 'SD_ARAB'
  | 'SD_ARAB_PK'
  | 'SD_DEVA'
  | 'SD_DEVA_IN'
  | 'SE'
  | 'SE_FI'
  | 'SE_NO'
  | 'SE_SE'
  | 'SEH'
  | 'SEH_MZ'
  | 'SES'
  | 'SES_ML'
  | 'SG'
  | 'SG_CF'
  | 'SHI'
  | 'SHI_LATN'
  | 'SHI_LATN_MA'
  | 'SHI_TFNG'
  | 'SHI_TFNG_MA'
  | 'SI'
  | 'SI_LK'
  | 'SK'
  | 'SK_SK'
  | 'SL'
  | 'SL_SI'
  | 'SMN'
  | 'SMN_FI'
  | 'SN'
  | 'SN_ZW'
  | 'SO'
  | 'SO_DJ'
  | 'SO_ET'
  | 'SO_KE'
  | 'SO_SO'
  | 'SQ'
  | 'SQ_AL'
  | 'SQ_MK'
  | 'SQ_XK'
  | 'SR'
  | 'SR_CYRL'
  | 'SR_CYRL_BA'
  | 'SR_CYRL_ME'
  | 'SR_CYRL_RS'
  | 'SR_CYRL_XK'
  | 'SR_LATN'
  | 'SR_LATN_BA'
  | 'SR_LATN_ME'
  | 'SR_LATN_RS'
  | 'SR_LATN_XK'
  | 'SU'
  | 'SU_LATN'
  | 'SU_LATN_ID'
  | 'SV'
  | 'SV_AX'
  | 'SV_FI'
  | 'SV_SE'
  | 'SW'
  | 'SW_CD'
  | 'SW_KE'
  | 'SW_TZ'
  | 'SW_UG'
  | 'TA'
  | 'TA_IN'
  | 'TA_LK'
  | 'TA_MY'
  | 'TA_SG'
  | 'TE'
  | 'TE_IN'
  | 'TEO'
  | 'TEO_KE'
  | 'TEO_UG'
  | 'TG'
  | 'TG_TJ'
  | 'TH'
  | 'TH_TH'
  | 'TI'
  | 'TI_ER'
  | 'TI_ET'
  | 'TK'
  | 'TK_TM'
  | 'TO'
  | 'TO_TO'
  | 'TR'
  | 'TR_CY'
  | 'TR_TR'
  | 'TT'
  | 'TT_RU'
  | 'TWQ'
  | 'TWQ_NE'
  | 'TZM'
  | 'TZM_MA'
  | 'UG'
  | 'UG_CN'
  | 'UK'
  | 'UK_UA'
  | 'UR'
  | 'UR_IN'
  | 'UR_PK'
  | 'UZ'
  | 'UZ_ARAB'
  | 'UZ_ARAB_AF'
  | 'UZ_CYRL'
  | 'UZ_CYRL_UZ'
  | 'UZ_LATN'
  | 'UZ_LATN_UZ'
  | 'VAI'
  | 'VAI_LATN'
  | 'VAI_LATN_LR'
  | 'VAI_VAII'
  | 'VAI_VAII_LR'
  | 'VI'
  | 'VI_VN'
  | 'VO'
  | 'VUN'
  | 'VUN_TZ'
  | 'WAE'
  | 'WAE_CH'
  | 'WO'
  | 'WO_SN'
  | 'XH'
  | 'XH_ZA'
  | 'XOG'
  | 'XOG_UG'
  | 'YAV'
  | 'YAV_CM'
  | 'YI'
  | 'YO'
  | 'YO_BJ'
  | 'YO_NG'
  | 'YUE'
  | 'YUE_HANS'
  | 'YUE_HANS_CN'
  | 'YUE_HANT'
  | 'YUE_HANT_HK'
  | 'ZGH'
  | 'ZGH_MA'
  | 'ZH'
  | 'ZH_HANS'
  | 'ZH_HANS_CN'
  | 'ZH_HANS_HK'
  | 'ZH_HANS_MO'
  | 'ZH_HANS_SG'
  | 'ZH_HANT'
  | 'ZH_HANT_HK'
  | 'ZH_HANT_MO'
  | 'ZH_HANT_TW'
  | 'ZU'
  | 'ZU_ZA';

/** What is put into the basket: one pack size of a product. */
export type ProductVariant = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  name: Scalars['String']['output'];
  sku?: Maybe<Scalars['String']['output']>;
  product: Product;
  trackInventory: Scalars['Boolean']['output'];
  quantityLimitPerCustomer?: Maybe<Scalars['Int']['output']>;
  weight?: Maybe<Weight>;
  channel?: Maybe<Scalars['String']['output']>;
  pricing?: Maybe<VariantPricingInfo>;
  /** @deprecated Field no longer supported */
  attributes: Array<SelectedAttribute>;
  media?: Maybe<Array<ProductMedia>>;
  translation?: Maybe<ProductVariantTranslation>;
  quantityAvailable?: Maybe<Scalars['Int']['output']>;
  created: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  externalReference?: Maybe<Scalars['String']['output']>;
  assignedAttribute?: Maybe<AssignedAttribute>;
  assignedAttributes: Array<AssignedAttribute>;
};


/** What is put into the basket: one pack size of a product. */
export type ProductVariantPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** What is put into the basket: one pack size of a product. */
export type ProductVariantPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** What is put into the basket: one pack size of a product. */
export type ProductVariantMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** What is put into the basket: one pack size of a product. */
export type ProductVariantMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** What is put into the basket: one pack size of a product. */
export type ProductVariantPricingArgs = {
  address?: InputMaybe<AddressInput>;
};


/** What is put into the basket: one pack size of a product. */
export type ProductVariantAttributesArgs = {
  variantSelection?: InputMaybe<VariantAttributeScope>;
};


/** What is put into the basket: one pack size of a product. */
export type ProductVariantTranslationArgs = {
  languageCode: LanguageCodeEnum;
};


/** What is put into the basket: one pack size of a product. */
export type ProductVariantQuantityAvailableArgs = {
  address?: InputMaybe<AddressInput>;
  countryCode?: InputMaybe<CountryCode>;
};


/** What is put into the basket: one pack size of a product. */
export type ProductVariantAssignedAttributeArgs = {
  slug: Scalars['String']['input'];
};


/** What is put into the basket: one pack size of a product. */
export type ProductVariantAssignedAttributesArgs = {
  limit?: InputMaybe<Scalars['PositiveInt']['input']>;
};

/** A channel sells in one currency to its own countries, with its own prices and stock. */
export type Channel = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  isActive: Scalars['Boolean']['output'];
  currencyCode: Scalars['String']['output'];
  defaultCountry: CountryDisplay;
  countries?: Maybe<Array<CountryDisplay>>;
  availableShippingMethodsPerCountry?: Maybe<Array<ShippingMethodsPerCountry>>;
};


/** A channel sells in one currency to its own countries, with its own prices and stock. */
export type ChannelPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A channel sells in one currency to its own countries, with its own prices and stock. */
export type ChannelPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A channel sells in one currency to its own countries, with its own prices and stock. */
export type ChannelMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A channel sells in one currency to its own countries, with its own prices and stock. */
export type ChannelMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A channel sells in one currency to its own countries, with its own prices and stock. */
export type ChannelAvailableShippingMethodsPerCountryArgs = {
  countries?: InputMaybe<Array<CountryCode>>;
};

export type CountryDisplay = {
  code: Scalars['String']['output'];
  country: Scalars['String']['output'];
};

/** Where stock lies. */
export type Warehouse = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};


/** Where stock lies. */
export type WarehousePrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** Where stock lies. */
export type WarehousePrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Where stock lies. */
export type WarehouseMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** Where stock lies. */
export type WarehouseMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A postal address. */
export type Address = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  streetAddress1: Scalars['String']['output'];
  streetAddress2: Scalars['String']['output'];
  city: Scalars['String']['output'];
  cityArea: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  country: CountryDisplay;
  countryArea: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  isDefaultShippingAddress?: Maybe<Scalars['Boolean']['output']>;
  isDefaultBillingAddress?: Maybe<Scalars['Boolean']['output']>;
};


/** A postal address. */
export type AddressPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A postal address. */
export type AddressPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A postal address. */
export type AddressMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A postal address. */
export type AddressMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** An amount in one currency. */
export type Money = {
  currency: Scalars['String']['output'];
  amount: Scalars['Float']['output'];
  fractionalAmount: Scalars['Int']['output'];
  fractionDigits: Scalars['Int']['output'];
};

export type ShippingMethodTranslation = Node & {
  id: Scalars['ID']['output'];
  language: LanguageDisplay;
  name?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['JSONString']['output']>;
};

export type ShippingMethodsPerCountry = {
  countryCode: CountryCode;
  shippingMethods?: Maybe<Array<ShippingMethod>>;
};

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

/** A way to ship, with the price for this checkout or country. */
export type ShippingMethod = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  name: Scalars['String']['output'];
  description?: Maybe<Scalars['JSONString']['output']>;
  maximumDeliveryDays?: Maybe<Scalars['Int']['output']>;
  minimumDeliveryDays?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Field no longer supported */
  maximumOrderWeight?: Maybe<Weight>;
  /** @deprecated Field no longer supported */
  minimumOrderWeight?: Maybe<Weight>;
  translation?: Maybe<ShippingMethodTranslation>;
  price: Money;
  /** @deprecated Field no longer supported */
  maximumOrderPrice?: Maybe<Money>;
  /** @deprecated Field no longer supported */
  minimumOrderPrice?: Maybe<Money>;
  active: Scalars['Boolean']['output'];
  message?: Maybe<Scalars['String']['output']>;
};


/** A way to ship, with the price for this checkout or country. */
export type ShippingMethodPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A way to ship, with the price for this checkout or country. */
export type ShippingMethodPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A way to ship, with the price for this checkout or country. */
export type ShippingMethodMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A way to ship, with the price for this checkout or country. */
export type ShippingMethodMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A way to ship, with the price for this checkout or country. */
export type ShippingMethodTranslationArgs = {
  languageCode: LanguageCodeEnum;
};

export type TransactionFlowStrategyEnum =
  | 'AUTHORIZATION'
  | 'CHARGE';

export type VariantPricingInfo = {
  onSale?: Maybe<Scalars['Boolean']['output']>;
  discount?: Maybe<TaxedMoney>;
  price?: Maybe<TaxedMoney>;
  priceUndiscounted?: Maybe<TaxedMoney>;
};

/** A price without tax (net), with tax (gross), and the tax. */
export type TaxedMoney = {
  currency: Scalars['String']['output'];
  gross: Money;
  net: Money;
  tax: Money;
};

/** A postal address as entered. */
export type AddressInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  companyName?: InputMaybe<Scalars['String']['input']>;
  streetAddress1?: InputMaybe<Scalars['String']['input']>;
  streetAddress2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  cityArea?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<CountryCode>;
  countryArea?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  metadata?: InputMaybe<Array<MetadataInput>>;
  skipValidation?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MetadataInput = {
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type SelectedAttribute = {
  attribute: Attribute;
  values: Array<AttributeValue>;
};

/** One value of an attribute. */
export type AttributeValue = Node & {
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
  translation?: Maybe<AttributeValueTranslation>;
  inputType?: Maybe<AttributeInputTypeEnum>;
  reference?: Maybe<Scalars['ID']['output']>;
  file?: Maybe<File>;
  richText?: Maybe<Scalars['JSONString']['output']>;
  plainText?: Maybe<Scalars['String']['output']>;
  boolean?: Maybe<Scalars['Boolean']['output']>;
  date?: Maybe<Scalars['Date']['output']>;
  dateTime?: Maybe<Scalars['DateTime']['output']>;
  externalReference?: Maybe<Scalars['String']['output']>;
};


/** One value of an attribute. */
export type AttributeValueTranslationArgs = {
  languageCode: LanguageCodeEnum;
};

export type AttributeValueTranslation = Node & {
  id: Scalars['ID']['output'];
  language: LanguageDisplay;
  name: Scalars['String']['output'];
  richText?: Maybe<Scalars['JSONString']['output']>;
  plainText?: Maybe<Scalars['String']['output']>;
};

export type AttributeTranslation = Node & {
  id: Scalars['ID']['output'];
  language: LanguageDisplay;
  name: Scalars['String']['output'];
};

export type File = {
  url: Scalars['String']['output'];
  contentType?: Maybe<Scalars['String']['output']>;
};

export type VariantAttributeScope =
  | 'ALL'
  | 'VARIANT_SELECTION'
  | 'NOT_VARIANT_SELECTION';

/** A picture of a product. */
export type ProductMedia = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  sortOrder?: Maybe<Scalars['Int']['output']>;
  alt: Scalars['String']['output'];
  type: ProductMediaType;
  oembedData: Scalars['JSONString']['output'];
  url: Scalars['String']['output'];
  productId?: Maybe<Scalars['ID']['output']>;
};


/** A picture of a product. */
export type ProductMediaPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A picture of a product. */
export type ProductMediaPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A picture of a product. */
export type ProductMediaMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A picture of a product. */
export type ProductMediaMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A picture of a product. */
export type ProductMediaUrlArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  format?: InputMaybe<ThumbnailFormatEnum>;
};

export type ProductMediaType =
  | 'IMAGE'
  | 'VIDEO';

export type ProductVariantTranslation = Node & {
  id: Scalars['ID']['output'];
  language: LanguageDisplay;
  name: Scalars['String']['output'];
};

export type ProductPricingInfo = {
  onSale?: Maybe<Scalars['Boolean']['output']>;
  discount?: Maybe<TaxedMoney>;
  displayGrossPrices: Scalars['Boolean']['output'];
  priceRange?: Maybe<TaxedMoneyRange>;
  priceRangeUndiscounted?: Maybe<TaxedMoneyRange>;
};

export type TaxedMoneyRange = {
  start?: Maybe<TaxedMoney>;
  stop?: Maybe<TaxedMoney>;
};

export type ProductVariantCountableConnection = {
  pageInfo: PageInfo;
  edges: Array<ProductVariantCountableEdge>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ProductVariantCountableEdge = {
  node: ProductVariant;
  cursor: Scalars['String']['output'];
};

export type ProductVariantFilterInput = {
  search?: InputMaybe<Scalars['String']['input']>;
  sku?: InputMaybe<Array<Scalars['String']['input']>>;
  metadata?: InputMaybe<Array<MetadataFilter>>;
  /** @deprecated Field no longer supported */
  isPreorder?: InputMaybe<Scalars['Boolean']['input']>;
  updatedAt?: InputMaybe<DateTimeRangeInput>;
};

export type ProductVariantSortingInput = {
  direction: OrderDirection;
  field: ProductVariantSortField;
};

export type ProductVariantSortField =
  | 'LAST_MODIFIED_AT';

export type MediaSortingInput = {
  direction: OrderDirection;
  field: MediaChoicesSortField;
};

export type MediaChoicesSortField =
  | 'ID';

/** A hand-picked group of products. */
export type Collection = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  seoTitle?: Maybe<Scalars['String']['output']>;
  seoDescription?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  description?: Maybe<Scalars['JSONString']['output']>;
  slug: Scalars['String']['output'];
  channel?: Maybe<Scalars['String']['output']>;
  products?: Maybe<ProductCountableConnection>;
  backgroundImage?: Maybe<Image>;
  translation?: Maybe<CollectionTranslation>;
};


/** A hand-picked group of products. */
export type CollectionPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A hand-picked group of products. */
export type CollectionPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A hand-picked group of products. */
export type CollectionMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A hand-picked group of products. */
export type CollectionMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A hand-picked group of products. */
export type CollectionProductsArgs = {
  filter?: InputMaybe<ProductFilterInput>;
  where?: InputMaybe<ProductWhereInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<ProductOrder>;
  before?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A hand-picked group of products. */
export type CollectionBackgroundImageArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  format?: InputMaybe<ThumbnailFormatEnum>;
};


/** A hand-picked group of products. */
export type CollectionTranslationArgs = {
  languageCode: LanguageCodeEnum;
};

export type CollectionTranslation = Node & {
  id: Scalars['ID']['output'];
  language: LanguageDisplay;
  seoTitle?: Maybe<Scalars['String']['output']>;
  seoDescription?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['JSONString']['output']>;
};

export type ProductTranslation = Node & {
  id: Scalars['ID']['output'];
  language: LanguageDisplay;
  seoTitle?: Maybe<Scalars['String']['output']>;
  seoDescription?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['JSONString']['output']>;
};

export type AttributeCountableConnection = {
  pageInfo: PageInfo;
  edges: Array<AttributeCountableEdge>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type AttributeCountableEdge = {
  node: Attribute;
  cursor: Scalars['String']['output'];
};

export type AttributeFilterInput = {
  search?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  type?: InputMaybe<AttributeTypeEnum>;
  inCollection?: InputMaybe<Scalars['ID']['input']>;
  inCategory?: InputMaybe<Scalars['ID']['input']>;
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type AttributeTypeEnum =
  | 'PRODUCT_TYPE'
  | 'PAGE_TYPE'
  | 'CUSTOMER_TYPE';

export type MeasurementUnitsEnum =
  | 'MM'
  | 'CM'
  | 'DM'
  | 'M'
  | 'KM'
  | 'FT'
  | 'YD'
  | 'INCH'
  | 'SQ_MM'
  | 'SQ_CM'
  | 'SQ_DM'
  | 'SQ_M'
  | 'SQ_KM'
  | 'SQ_FT'
  | 'SQ_YD'
  | 'SQ_INCH'
  | 'CUBIC_MILLIMETER'
  | 'CUBIC_CENTIMETER'
  | 'CUBIC_DECIMETER'
  | 'CUBIC_METER'
  | 'LITER'
  | 'CUBIC_FOOT'
  | 'CUBIC_INCH'
  | 'CUBIC_YARD'
  | 'QT'
  | 'PINT'
  | 'FL_OZ'
  | 'ACRE_IN'
  | 'ACRE_FT'
  | 'G'
  | 'LB'
  | 'OZ'
  | 'KG'
  | 'TONNE';

export type PageType = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};


export type PageTypePrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


export type PageTypePrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type PageTypeMetafieldArgs = {
  key: Scalars['String']['input'];
};


export type PageTypeMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type AttributeValueCountableConnection = {
  pageInfo: PageInfo;
  edges: Array<AttributeValueCountableEdge>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type AttributeValueCountableEdge = {
  node: AttributeValue;
  cursor: Scalars['String']['output'];
};

export type AttributeChoicesSortingInput = {
  direction: OrderDirection;
  field: AttributeChoicesSortField;
};

export type AttributeChoicesSortField =
  | 'NAME'
  | 'SLUG';

export type AttributeValueFilterInput = {
  search?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A basket on its way to an order. All prices are computed here, never by the client. */
export type Checkout = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  created: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** @deprecated Field no longer supported */
  lastChange: Scalars['DateTime']['output'];
  user?: Maybe<User>;
  channel: Channel;
  billingAddress?: Maybe<Address>;
  shippingAddress?: Maybe<Address>;
  customerNote: Scalars['String']['output'];
  /** @deprecated Field no longer supported */
  note: Scalars['String']['output'];
  discount?: Maybe<Money>;
  discountName?: Maybe<Scalars['String']['output']>;
  translatedDiscountName?: Maybe<Scalars['String']['output']>;
  voucherCode?: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  availableShippingMethods: Array<ShippingMethod>;
  shippingMethods: Array<ShippingMethod>;
  /** @deprecated Field no longer supported */
  availablePaymentGateways: Array<PaymentGateway>;
  email?: Maybe<Scalars['String']['output']>;
  giftCards: Array<GiftCard>;
  isShippingRequired: Scalars['Boolean']['output'];
  quantity: Scalars['Int']['output'];
  stockReservationExpires?: Maybe<Scalars['DateTime']['output']>;
  lines: Array<CheckoutLine>;
  shippingPrice: TaxedMoney;
  /** @deprecated Field no longer supported */
  shippingMethod?: Maybe<ShippingMethod>;
  /** @deprecated Field no longer supported */
  deliveryMethod?: Maybe<DeliveryMethod>;
  subtotalPrice: TaxedMoney;
  taxExemption: Scalars['Boolean']['output'];
  token: Scalars['UUID']['output'];
  totalPrice: TaxedMoney;
  totalBalance: Money;
  languageCode: LanguageCodeEnum;
  transactions?: Maybe<Array<TransactionItem>>;
  displayGrossPrices: Scalars['Boolean']['output'];
  authorizeStatus: CheckoutAuthorizeStatusEnum;
  chargeStatus: CheckoutChargeStatusEnum;
  delivery?: Maybe<Delivery>;
  problems?: Maybe<Array<CheckoutProblem>>;
};


/** A basket on its way to an order. All prices are computed here, never by the client. */
export type CheckoutPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A basket on its way to an order. All prices are computed here, never by the client. */
export type CheckoutPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A basket on its way to an order. All prices are computed here, never by the client. */
export type CheckoutMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A basket on its way to an order. All prices are computed here, never by the client. */
export type CheckoutMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CollectionCountableConnection = {
  pageInfo: PageInfo;
  edges: Array<CollectionCountableEdge>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type CollectionCountableEdge = {
  node: Collection;
  cursor: Scalars['String']['output'];
};

export type DiscountValueTypeEnum =
  | 'FIXED'
  | 'PERCENTAGE';

export type PaymentGateway = {
  name: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  config: Array<GatewayConfigLine>;
  currencies: Array<Scalars['String']['output']>;
};

export type GatewayConfigLine = {
  field: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

/** A gift card on a checkout or an order. */
export type GiftCard = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  displayCode: Scalars['String']['output'];
  last4CodeChars: Scalars['String']['output'];
  code: Scalars['String']['output'];
  expiryDate?: Maybe<Scalars['Date']['output']>;
  isActive: Scalars['Boolean']['output'];
  initialBalance: Money;
  currentBalance: Money;
};


/** A gift card on a checkout or an order. */
export type GiftCardPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A gift card on a checkout or an order. */
export type GiftCardPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A gift card on a checkout or an order. */
export type GiftCardMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A gift card on a checkout or an order. */
export type GiftCardMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** One variant in a checkout. */
export type CheckoutLine = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  variant: ProductVariant;
  quantity: Scalars['Int']['output'];
  unitPrice: TaxedMoney;
  undiscountedUnitPrice: Money;
  priorUnitPrice?: Maybe<Money>;
  totalPrice: TaxedMoney;
  undiscountedTotalPrice: Money;
  priorTotalPrice?: Maybe<Money>;
  requiresShipping: Scalars['Boolean']['output'];
  isGift?: Maybe<Scalars['Boolean']['output']>;
  problems?: Maybe<Array<CheckoutLineProblem>>;
};


/** One variant in a checkout. */
export type CheckoutLinePrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** One variant in a checkout. */
export type CheckoutLinePrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** One variant in a checkout. */
export type CheckoutLineMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** One variant in a checkout. */
export type CheckoutLineMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type DeliveryMethod = Warehouse | ShippingMethod;

/** One payment: what was authorised, charged and returned through one gateway. */
export type TransactionItem = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  token: Scalars['UUID']['output'];
  createdAt: Scalars['DateTime']['output'];
  modifiedAt: Scalars['DateTime']['output'];
  actions: Array<TransactionActionEnum>;
  authorizedAmount: Money;
  authorizePendingAmount: Money;
  refundedAmount: Money;
  refundPendingAmount: Money;
  canceledAmount: Money;
  cancelPendingAmount: Money;
  chargedAmount: Money;
  chargePendingAmount: Money;
  name: Scalars['String']['output'];
  message: Scalars['String']['output'];
  pspReference: Scalars['String']['output'];
  order?: Maybe<Order>;
  checkout?: Maybe<Checkout>;
  events: Array<TransactionEvent>;
  externalUrl: Scalars['String']['output'];
  paymentMethodDetails?: Maybe<PaymentMethodDetails>;
  reason?: Maybe<Scalars['String']['output']>;
};


/** One payment: what was authorised, charged and returned through one gateway. */
export type TransactionItemPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** One payment: what was authorised, charged and returned through one gateway. */
export type TransactionItemPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** One payment: what was authorised, charged and returned through one gateway. */
export type TransactionItemMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** One payment: what was authorised, charged and returned through one gateway. */
export type TransactionItemMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type TransactionActionEnum =
  | 'CHARGE'
  | 'REFUND'
  | 'CANCEL';

/** A placed order. Its prices and names are kept as they were. */
export type Order = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  created: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  status: OrderStatus;
  user?: Maybe<User>;
  billingAddress?: Maybe<Address>;
  shippingAddress?: Maybe<Address>;
  shippingMethodName?: Maybe<Scalars['String']['output']>;
  channel: Channel;
  lines: Array<OrderLine>;
  actions: Array<OrderAction>;
  shippingMethods: Array<ShippingMethod>;
  number: Scalars['String']['output'];
  origin: OrderOriginEnum;
  isPaid: Scalars['Boolean']['output'];
  paymentStatus: PaymentChargeStatusEnum;
  paymentStatusDisplay: Scalars['String']['output'];
  authorizeStatus: OrderAuthorizeStatusEnum;
  chargeStatus: OrderChargeStatusEnum;
  transactions: Array<TransactionItem>;
  /** @deprecated Field no longer supported */
  payments: Array<Payment>;
  total: TaxedMoney;
  undiscountedTotal: TaxedMoney;
  /** @deprecated Field no longer supported */
  shippingMethod?: Maybe<ShippingMethod>;
  undiscountedShippingPrice: Money;
  shippingPrice: TaxedMoney;
  shippingTaxRate: Scalars['Float']['output'];
  /** @deprecated Field no longer supported */
  token: Scalars['String']['output'];
  voucherCode?: Maybe<Scalars['String']['output']>;
  giftCards: Array<GiftCard>;
  customerNote: Scalars['String']['output'];
  weight: Weight;
  redirectUrl?: Maybe<Scalars['String']['output']>;
  subtotal: TaxedMoney;
  statusDisplay: Scalars['String']['output'];
  canFinalize: Scalars['Boolean']['output'];
  totalAuthorized: Money;
  /** @deprecated Field no longer supported */
  totalCaptured: Money;
  totalCharged: Money;
  totalCanceled: Money;
  events: Array<OrderEvent>;
  totalBalance: Money;
  userEmail?: Maybe<Scalars['String']['output']>;
  isShippingRequired: Scalars['Boolean']['output'];
  deliveryMethod?: Maybe<DeliveryMethod>;
  /** @deprecated Field no longer supported */
  languageCode: Scalars['String']['output'];
  languageCodeEnum: LanguageCodeEnum;
  /** @deprecated Field no longer supported */
  discount?: Maybe<Money>;
  /** @deprecated Field no longer supported */
  discountName?: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  translatedDiscountName?: Maybe<Scalars['String']['output']>;
  discounts: Array<OrderDiscount>;
  errors: Array<OrderError>;
  displayGrossPrices: Scalars['Boolean']['output'];
  externalReference?: Maybe<Scalars['String']['output']>;
  checkoutId?: Maybe<Scalars['ID']['output']>;
  totalRefunded: Money;
  totalRefundPending: Money;
  totalAuthorizePending: Money;
  totalChargePending: Money;
  totalCancelPending: Money;
  fulfillments: Array<Fulfillment>;
  voucher?: Maybe<Voucher>;
};


/** A placed order. Its prices and names are kept as they were. */
export type OrderPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A placed order. Its prices and names are kept as they were. */
export type OrderPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A placed order. Its prices and names are kept as they were. */
export type OrderMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A placed order. Its prices and names are kept as they were. */
export type OrderMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Where an order stands. */
export type OrderStatus =
  | 'DRAFT'
  | 'UNCONFIRMED'
  | 'UNFULFILLED'
  | 'PARTIALLY_FULFILLED'
  | 'PARTIALLY_RETURNED'
  | 'RETURNED'
  | 'FULFILLED'
  | 'CANCELED'
  | 'EXPIRED';

/** One variant in an order, as it was bought. */
export type OrderLine = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  productName: Scalars['String']['output'];
  variantName: Scalars['String']['output'];
  productSku?: Maybe<Scalars['String']['output']>;
  productVariantId?: Maybe<Scalars['String']['output']>;
  isShippingRequired: Scalars['Boolean']['output'];
  quantity: Scalars['Int']['output'];
  quantityFulfilled: Scalars['Int']['output'];
  taxRate: Scalars['Float']['output'];
  thumbnail?: Maybe<Image>;
  unitPrice: TaxedMoney;
  undiscountedUnitPrice: TaxedMoney;
  unitDiscount: Money;
  unitDiscountReason?: Maybe<Scalars['String']['output']>;
  unitDiscountValue: Scalars['PositiveDecimal']['output'];
  unitDiscountType?: Maybe<DiscountValueTypeEnum>;
  totalPrice: TaxedMoney;
  undiscountedTotalPrice: TaxedMoney;
  variant?: Maybe<ProductVariant>;
  translatedProductName: Scalars['String']['output'];
  translatedVariantName: Scalars['String']['output'];
  quantityToFulfill: Scalars['Int']['output'];
  voucherCode?: Maybe<Scalars['String']['output']>;
  isGift?: Maybe<Scalars['Boolean']['output']>;
};


/** One variant in an order, as it was bought. */
export type OrderLinePrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** One variant in an order, as it was bought. */
export type OrderLinePrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** One variant in an order, as it was bought. */
export type OrderLineMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** One variant in an order, as it was bought. */
export type OrderLineMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** One variant in an order, as it was bought. */
export type OrderLineThumbnailArgs = {
  size?: InputMaybe<Scalars['Int']['input']>;
  format?: InputMaybe<ThumbnailFormatEnum>;
};

export type OrderDiscountType =
  | 'SALE'
  | 'VOUCHER'
  | 'MANUAL'
  | 'PROMOTION'
  | 'ORDER_PROMOTION';

/** A content page, written by the shop and translated. */
export type Page = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  seoTitle?: Maybe<Scalars['String']['output']>;
  seoDescription?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  content?: Maybe<Scalars['JSONString']['output']>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  isPublished: Scalars['Boolean']['output'];
  slug: Scalars['String']['output'];
  pageType: PageType;
  created: Scalars['DateTime']['output'];
  translation?: Maybe<PageTranslation>;
  /** @deprecated Field no longer supported */
  attribute?: Maybe<SelectedAttribute>;
  /** @deprecated Field no longer supported */
  attributes: Array<SelectedAttribute>;
  assignedAttribute?: Maybe<AssignedAttribute>;
  assignedAttributes: Array<AssignedAttribute>;
};


/** A content page, written by the shop and translated. */
export type PagePrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A content page, written by the shop and translated. */
export type PagePrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A content page, written by the shop and translated. */
export type PageMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A content page, written by the shop and translated. */
export type PageMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A content page, written by the shop and translated. */
export type PageTranslationArgs = {
  languageCode: LanguageCodeEnum;
};


/** A content page, written by the shop and translated. */
export type PageAttributeArgs = {
  slug: Scalars['String']['input'];
};


/** A content page, written by the shop and translated. */
export type PageAssignedAttributeArgs = {
  slug: Scalars['String']['input'];
};


/** A content page, written by the shop and translated. */
export type PageAssignedAttributesArgs = {
  limit?: InputMaybe<Scalars['PositiveInt']['input']>;
};

export type PageTranslation = Node & {
  id: Scalars['ID']['output'];
  language: LanguageDisplay;
  seoTitle?: Maybe<Scalars['String']['output']>;
  seoDescription?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  content?: Maybe<Scalars['JSONString']['output']>;
};

export type OrderAction =
  | 'CAPTURE'
  | 'MARK_AS_PAID'
  | 'REFUND'
  | 'VOID';

export type OrderOriginEnum =
  | 'CHECKOUT'
  | 'DRAFT'
  | 'REISSUE'
  | 'BULK_CREATE';

export type PaymentChargeStatusEnum =
  | 'NOT_CHARGED'
  | 'PENDING'
  | 'PARTIALLY_CHARGED'
  | 'FULLY_CHARGED'
  | 'PARTIALLY_REFUNDED'
  | 'FULLY_REFUNDED'
  | 'REFUSED'
  | 'CANCELLED';

export type OrderAuthorizeStatusEnum =
  | 'NONE'
  | 'PARTIAL'
  | 'FULL';

export type OrderChargeStatusEnum =
  | 'NONE'
  | 'PARTIAL'
  | 'FULL'
  | 'OVERCHARGED';

export type Payment = Node & {
  id: Scalars['ID']['output'];
};

export type OrderEvent = Node & {
  id: Scalars['ID']['output'];
  date?: Maybe<Scalars['DateTime']['output']>;
  type?: Maybe<OrderEventsEnum>;
  user?: Maybe<User>;
  message?: Maybe<Scalars['String']['output']>;
  amount?: Maybe<Scalars['Float']['output']>;
  app?: Maybe<App>;
};

export type OrderEventsEnum =
  | 'DRAFT_CREATED'
  | 'DRAFT_CREATED_FROM_REPLACE'
  | 'ADDED_PRODUCTS'
  | 'REMOVED_PRODUCTS'
  | 'PLACED'
  | 'PLACED_FROM_DRAFT'
  | 'PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT'
  | 'OVERSOLD_ITEMS'
  | 'CANCELED'
  | 'EXPIRED'
  | 'ORDER_MARKED_AS_PAID'
  | 'ORDER_FULLY_PAID'
  | 'ORDER_REPLACEMENT_CREATED'
  | 'ORDER_DISCOUNT_ADDED'
  | 'ORDER_DISCOUNT_AUTOMATICALLY_UPDATED'
  | 'ORDER_DISCOUNT_UPDATED'
  | 'ORDER_DISCOUNT_DELETED'
  | 'ORDER_LINE_DISCOUNT_UPDATED'
  | 'ORDER_LINE_DISCOUNT_REMOVED'
  | 'ORDER_LINE_PRODUCT_DELETED'
  | 'ORDER_LINE_VARIANT_DELETED'
  | 'UPDATED_ADDRESS'
  | 'EMAIL_SENT'
  | 'CONFIRMED'
  | 'PAYMENT_AUTHORIZED'
  | 'PAYMENT_CAPTURED'
  | 'EXTERNAL_SERVICE_NOTIFICATION'
  | 'PAYMENT_REFUNDED'
  | 'PAYMENT_VOIDED'
  | 'PAYMENT_FAILED'
  | 'TRANSACTION_EVENT'
  | 'TRANSACTION_CHARGE_REQUESTED'
  | 'TRANSACTION_REFUND_REQUESTED'
  | 'TRANSACTION_CANCEL_REQUESTED'
  | 'TRANSACTION_MARK_AS_PAID_FAILED'
  | 'INVOICE_REQUESTED'
  | 'INVOICE_GENERATED'
  | 'INVOICE_UPDATED'
  | 'INVOICE_SENT'
  | 'FULFILLMENT_CANCELED'
  | 'FULFILLMENT_RESTOCKED_ITEMS'
  | 'FULFILLMENT_FULFILLED_ITEMS'
  | 'FULFILLMENT_REFUNDED'
  | 'FULFILLMENT_RETURNED'
  | 'FULFILLMENT_REPLACED'
  | 'FULFILLMENT_AWAITS_APPROVAL'
  | 'TRACKING_UPDATED'
  | 'NOTE_ADDED'
  | 'NOTE_UPDATED'
  | 'OTHER';

export type OrderDiscount = Node & {
  id: Scalars['ID']['output'];
  type: OrderDiscountType;
  name?: Maybe<Scalars['String']['output']>;
  translatedName?: Maybe<Scalars['String']['output']>;
  valueType: DiscountValueTypeEnum;
  value: Scalars['PositiveDecimal']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  amount: Money;
  total: Money;
};

export type OrderError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: OrderErrorCode;
  warehouse?: Maybe<Scalars['ID']['output']>;
  orderLines?: Maybe<Array<Scalars['ID']['output']>>;
  variants?: Maybe<Array<Scalars['ID']['output']>>;
  addressType?: Maybe<AddressTypeEnum>;
};

export type OrderErrorCode =
  | 'BILLING_ADDRESS_NOT_SET'
  | 'CANNOT_CANCEL_FULFILLMENT'
  | 'CANNOT_CANCEL_ORDER'
  | 'CANNOT_DELETE'
  | 'CANNOT_DISCOUNT'
  | 'CANNOT_REFUND'
  | 'CANNOT_FULFILL_UNPAID_ORDER'
  | 'CAPTURE_INACTIVE_PAYMENT'
  | 'GIFT_CARD_LINE'
  | 'NOT_EDITABLE'
  | 'FULFILL_ORDER_LINE'
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'PRODUCT_NOT_PUBLISHED'
  | 'PRODUCT_UNAVAILABLE_FOR_PURCHASE'
  | 'NOT_FOUND'
  | 'ORDER_NO_SHIPPING_ADDRESS'
  | 'PAYMENT_ERROR'
  | 'PAYMENT_MISSING'
  | 'TRANSACTION_ERROR'
  | 'REQUIRED'
  | 'SHIPPING_METHOD_NOT_APPLICABLE'
  | 'SHIPPING_METHOD_REQUIRED'
  | 'TAX_ERROR'
  | 'UNIQUE'
  | 'VOID_INACTIVE_PAYMENT'
  | 'ZERO_QUANTITY'
  | 'INVALID_QUANTITY'
  | 'INSUFFICIENT_STOCK'
  | 'DUPLICATED_INPUT_ITEM'
  | 'NOT_AVAILABLE_IN_CHANNEL'
  | 'CHANNEL_INACTIVE'
  | 'INVALID_VOUCHER'
  | 'INVALID_VOUCHER_CODE'
  | 'NON_EDITABLE_GIFT_LINE'
  | 'NON_REMOVABLE_GIFT_LINE'
  | 'MISSING_ADDRESS_DATA';

export type AddressTypeEnum =
  | 'BILLING'
  | 'SHIPPING';

/** One thing that happened to a payment. Events are only ever added. */
export type TransactionEvent = Node & {
  id: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  pspReference: Scalars['String']['output'];
  message: Scalars['String']['output'];
  externalUrl: Scalars['String']['output'];
  amount: Money;
  type?: Maybe<TransactionEventTypeEnum>;
  idempotencyKey?: Maybe<Scalars['String']['output']>;
};

export type TransactionEventTypeEnum =
  | 'AUTHORIZATION_SUCCESS'
  | 'AUTHORIZATION_FAILURE'
  | 'AUTHORIZATION_ADJUSTMENT'
  | 'AUTHORIZATION_REQUEST'
  | 'AUTHORIZATION_ACTION_REQUIRED'
  | 'CHARGE_ACTION_REQUIRED'
  | 'CHARGE_SUCCESS'
  | 'CHARGE_FAILURE'
  | 'CHARGE_BACK'
  | 'CHARGE_REQUEST'
  | 'REFUND_SUCCESS'
  | 'REFUND_FAILURE'
  | 'REFUND_REVERSE'
  | 'REFUND_REQUEST'
  | 'CANCEL_SUCCESS'
  | 'CANCEL_FAILURE'
  | 'CANCEL_REQUEST'
  | 'INFO';

export type PaymentMethodDetails = {
  name: Scalars['String']['output'];
};

export type CheckoutAuthorizeStatusEnum =
  | 'NONE'
  | 'PARTIAL'
  | 'FULL';

export type CheckoutChargeStatusEnum =
  | 'NONE'
  | 'PARTIAL'
  | 'FULL'
  | 'OVERCHARGED';

export type CheckoutCountableConnection = {
  pageInfo: PageInfo;
  edges: Array<CheckoutCountableEdge>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type CheckoutCountableEdge = {
  node: Checkout;
  cursor: Scalars['String']['output'];
};

export type OrderCountableConnection = {
  pageInfo: PageInfo;
  edges: Array<OrderCountableEdge>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type OrderCountableEdge = {
  node: Order;
  cursor: Scalars['String']['output'];
};

export type MenuItemTranslation = Node & {
  id: Scalars['ID']['output'];
  language: LanguageDisplay;
  name: Scalars['String']['output'];
};

export type MenuItem = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  name: Scalars['String']['output'];
  menu: Menu;
  parent?: Maybe<MenuItem>;
  category?: Maybe<Category>;
  collection?: Maybe<Collection>;
  page?: Maybe<Page>;
  level: Scalars['Int']['output'];
  children?: Maybe<Array<MenuItem>>;
  url?: Maybe<Scalars['String']['output']>;
  translation?: Maybe<MenuItemTranslation>;
};


export type MenuItemPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


export type MenuItemPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MenuItemMetafieldArgs = {
  key: Scalars['String']['input'];
};


export type MenuItemMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MenuItemTranslationArgs = {
  languageCode: LanguageCodeEnum;
};

/** A named list of links to collections, categories, pages or addresses. */
export type Menu = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  items?: Maybe<Array<MenuItem>>;
};


/** A named list of links to collections, categories, pages or addresses. */
export type MenuPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A named list of links to collections, categories, pages or addresses. */
export type MenuPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A named list of links to collections, categories, pages or addresses. */
export type MenuMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A named list of links to collections, categories, pages or addresses. */
export type MenuMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The shop: one per installation. */
export type Shop = ObjectWithMetadata & {
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  id: Scalars['ID']['output'];
  /** @deprecated Field no longer supported */
  availablePaymentGateways: Array<PaymentGateway>;
  availableShippingMethods?: Maybe<Array<ShippingMethod>>;
  channelCurrencies: Array<Scalars['String']['output']>;
  countries: Array<CountryDisplay>;
  defaultCountry?: Maybe<CountryDisplay>;
  description?: Maybe<Scalars['String']['output']>;
  domain: Domain;
  languages: Array<LanguageDisplay>;
  name: Scalars['String']['output'];
  phonePrefixes: Array<Scalars['String']['output']>;
  trackInventoryByDefault?: Maybe<Scalars['Boolean']['output']>;
  limitQuantityPerCheckout?: Maybe<Scalars['Int']['output']>;
  companyAddress?: Maybe<Address>;
  version: Scalars['String']['output'];
  schemaVersion: Scalars['String']['output'];
  /** @deprecated Field no longer supported */
  displayGrossPrices: Scalars['Boolean']['output'];
  availableExternalAuthentications: Array<ExternalAuthentication>;
  defaultMailSenderName?: Maybe<Scalars['String']['output']>;
  defaultMailSenderAddress?: Maybe<Scalars['String']['output']>;
  permissions: Array<Permission>;
  headerText?: Maybe<Scalars['String']['output']>;
  fulfillmentAutoApprove: Scalars['Boolean']['output'];
  fulfillmentAllowUnpaid: Scalars['Boolean']['output'];
  customerSetPasswordUrl?: Maybe<Scalars['String']['output']>;
  enableAccountConfirmationByEmail?: Maybe<Scalars['Boolean']['output']>;
  allowLoginWithoutConfirmation?: Maybe<Scalars['Boolean']['output']>;
  passwordLoginMode: PasswordLoginModeEnum;
};


/** The shop: one per installation. */
export type ShopPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** The shop: one per installation. */
export type ShopPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** The shop: one per installation. */
export type ShopMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** The shop: one per installation. */
export type ShopMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** The shop: one per installation. */
export type ShopAvailablePaymentGatewaysArgs = {
  currency?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
};


/** The shop: one per installation. */
export type ShopAvailableShippingMethodsArgs = {
  channel: Scalars['String']['input'];
  address?: InputMaybe<AddressInput>;
};


/** The shop: one per installation. */
export type ShopCountriesArgs = {
  languageCode?: InputMaybe<LanguageCodeEnum>;
  filter?: InputMaybe<CountryFilterInput>;
};

export type CountryFilterInput = {
  attachedToShippingZones?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Domain = {
  host: Scalars['String']['output'];
  sslEnabled: Scalars['Boolean']['output'];
  url: Scalars['String']['output'];
};

export type CategoryFilterInput = {
  search?: InputMaybe<Scalars['String']['input']>;
  metadata?: InputMaybe<Array<MetadataFilter>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
  updatedAt?: InputMaybe<DateTimeRangeInput>;
};

export type CategorySortingInput = {
  direction: OrderDirection;
  /** @deprecated Field no longer supported */
  channel?: InputMaybe<Scalars['String']['input']>;
  field: CategorySortField;
};

export type CategorySortField =
  | 'NAME'
  | 'PRODUCT_COUNT'
  | 'SUBCATEGORY_COUNT';

export type CollectionFilterInput = {
  published?: InputMaybe<CollectionPublished>;
  search?: InputMaybe<Scalars['String']['input']>;
  metadata?: InputMaybe<Array<MetadataFilter>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** @deprecated Field no longer supported */
  channel?: InputMaybe<Scalars['String']['input']>;
};

export type CollectionPublished =
  | 'PUBLISHED'
  | 'HIDDEN';

export type CollectionSortingInput = {
  direction: OrderDirection;
  /** @deprecated Field no longer supported */
  channel?: InputMaybe<Scalars['String']['input']>;
  field: CollectionSortField;
};

export type CollectionSortField =
  | 'NAME'
  | 'AVAILABILITY'
  | 'PRODUCT_COUNT'
  | 'PUBLICATION_DATE'
  | 'PUBLISHED_AT';

export type PageCountableConnection = {
  pageInfo: PageInfo;
  edges: Array<PageCountableEdge>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type PageCountableEdge = {
  node: Page;
  cursor: Scalars['String']['output'];
};

export type PageSortingInput = {
  direction: OrderDirection;
  field: PageSortField;
};

export type PageSortField =
  | 'TITLE'
  | 'SLUG'
  | 'VISIBILITY'
  | 'CREATION_DATE'
  | 'PUBLICATION_DATE'
  | 'PUBLISHED_AT'
  | 'CREATED_AT'
  | 'RANK';

export type PageFilterInput = {
  search?: InputMaybe<Scalars['String']['input']>;
  metadata?: InputMaybe<Array<MetadataFilter>>;
  pageTypes?: InputMaybe<Array<Scalars['ID']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type AttributeSortingInput = {
  direction: OrderDirection;
  field: AttributeSortField;
};

export type AttributeSortField =
  | 'NAME'
  | 'SLUG'
  | 'VALUE_REQUIRED'
  | 'IS_VARIANT_ONLY'
  | 'VISIBLE_IN_STOREFRONT'
  | 'FILTERABLE_IN_STOREFRONT'
  | 'FILTERABLE_IN_DASHBOARD'
  | 'STOREFRONT_SEARCH_POSITION'
  | 'AVAILABLE_IN_GRID';

/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type Mutation = {
  /** Asks gateways what a client needs before it can pay with them. */
  paymentGatewayInitialize?: Maybe<PaymentGatewayInitialize>;
  /** Starts a payment of a checkout or an order. The same idempotency key never pays twice. */
  transactionInitialize?: Maybe<TransactionInitialize>;
  /** Goes on with a payment that waits for an action of the payer. */
  transactionProcess?: Maybe<TransactionProcess>;
  /**
   * Gives money back, charges what is authorised, or cancels that. Without an amount, or with more than there is, all of
   * it. The payment is answered as it was before, with the new events. For those who handle payments.
   */
  transactionRequestAction?: Maybe<TransactionRequestAction>;
  /** Tells what became of a payment. For the app behind it alone. The same report twice is one event. */
  transactionEventReport?: Maybe<TransactionEventReport>;
  /** Adds a voucher or a gift card. */
  checkoutAddPromoCode?: Maybe<CheckoutAddPromoCode>;
  checkoutBillingAddressUpdate?: Maybe<CheckoutBillingAddressUpdate>;
  /** Turns the checkout into an order and takes the stock, in one step. A second call returns the same order. */
  checkoutComplete?: Maybe<CheckoutComplete>;
  /** Starts a checkout in a channel with its first lines. */
  checkoutCreate?: Maybe<CheckoutCreate>;
  checkoutEmailUpdate?: Maybe<CheckoutEmailUpdate>;
  checkoutLinesDelete?: Maybe<CheckoutLinesDelete>;
  checkoutLinesAdd?: Maybe<CheckoutLinesAdd>;
  checkoutLinesUpdate?: Maybe<CheckoutLinesUpdate>;
  checkoutRemovePromoCode?: Maybe<CheckoutRemovePromoCode>;
  checkoutShippingAddressUpdate?: Maybe<CheckoutShippingAddressUpdate>;
  /** Chooses the shipping method. */
  checkoutDeliveryMethodUpdate?: Maybe<CheckoutDeliveryMethodUpdate>;
  checkoutLanguageCodeUpdate?: Maybe<CheckoutLanguageCodeUpdate>;
  shopSettingsUpdate?: Maybe<ShopSettingsUpdate>;
  /** The ways a checkout can be delivered, worked out anew. */
  deliveryOptionsCalculate?: Maybe<DeliveryOptionsCalculate>;
  /** Cancels an order and gives its stock back. Money is not returned by this. */
  orderCancel?: Maybe<OrderCancel>;
  orderConfirm?: Maybe<OrderConfirm>;
  /** Says that an order without any payment was paid in another way. That does not confirm it. */
  orderMarkAsPaid?: Maybe<OrderMarkAsPaid>;
  /** Marks lines as shipped and takes them off the stock. */
  orderFulfill?: Maybe<OrderFulfill>;
  /** Sends a parcel that waits for approval, where the shop wants parcels approved. */
  orderFulfillmentApprove?: Maybe<FulfillmentApprove>;
  orderFulfillmentUpdateTracking?: Maybe<FulfillmentUpdateTracking>;
  deleteMetadata?: Maybe<DeleteMetadata>;
  deletePrivateMetadata?: Maybe<DeletePrivateMetadata>;
  updateMetadata?: Maybe<UpdateMetadata>;
  updatePrivateMetadata?: Maybe<UpdatePrivateMetadata>;
  checkoutCreateFromOrder?: Maybe<CheckoutCreateFromOrder>;
  checkoutCustomerAttach?: Maybe<CheckoutCustomerAttach>;
  checkoutCustomerDetach?: Maybe<CheckoutCustomerDetach>;
  checkoutCustomerNoteUpdate?: Maybe<CheckoutCustomerNoteUpdate>;
  /** @deprecated Field no longer supported */
  checkoutLineDelete?: Maybe<CheckoutLineDelete>;
  /** @deprecated Field no longer supported */
  checkoutShippingMethodUpdate?: Maybe<CheckoutShippingMethodUpdate>;
  appCreate?: Maybe<AppCreate>;
  appUpdate?: Maybe<AppUpdate>;
  appDelete?: Maybe<AppDelete>;
  /** A token for an app. It is shown this once. */
  appTokenCreate?: Maybe<AppTokenCreate>;
  appTokenDelete?: Maybe<AppTokenDelete>;
  appTokenVerify?: Maybe<AppTokenVerify>;
  /** Signs in with e-mail and password. */
  tokenCreate?: Maybe<CreateToken>;
  /** A new access token for a refresh token, sent as an argument or as a cookie with its CSRF token. */
  tokenRefresh?: Maybe<RefreshToken>;
  /** Whether a token is good, and whose it is. */
  tokenVerify?: Maybe<VerifyToken>;
  /** Ends every token of the user. */
  tokensDeactivateAll?: Maybe<DeactivateAllUserTokens>;
  /**
   * The first step of signing in with another way than a password alone. Plugin `semena.second-factor` takes `email` and
   * `password` and answers a `challenge`; any other plugin is none, and is answered with nothing.
   */
  externalAuthenticationUrl?: Maybe<ExternalAuthenticationUrl>;
  /** The second step: takes the `challenge` and a `code`, and signs in. */
  externalObtainAccessTokens?: Maybe<ExternalObtainAccessTokens>;
  /** As tokenRefresh; takes `refreshToken` and `csrfToken`. */
  externalRefresh?: Maybe<ExternalRefresh>;
  /** As tokenVerify; takes `token`. */
  externalVerify?: Maybe<ExternalVerify>;
  /** Mails a link with which the password can be set. The answer is the same for unknown addresses. */
  requestPasswordReset?: Maybe<RequestPasswordReset>;
  /** Mails the confirmation link again, after a wait. */
  sendConfirmationEmail?: Maybe<SendConfirmationEmail>;
  /** Confirms an account with the token that was mailed. */
  confirmAccount?: Maybe<ConfirmAccount>;
  /** Sets a password with the token that was mailed, and signs in. */
  setPassword?: Maybe<SetPassword>;
  passwordChange?: Maybe<PasswordChange>;
  /** Mails a link to the new address, with which it is taken over. */
  requestEmailChange?: Maybe<RequestEmailChange>;
  confirmEmailChange?: Maybe<ConfirmEmailChange>;
  accountAddressCreate?: Maybe<AccountAddressCreate>;
  accountAddressUpdate?: Maybe<AccountAddressUpdate>;
  accountAddressDelete?: Maybe<AccountAddressDelete>;
  accountSetDefaultAddress?: Maybe<AccountSetDefaultAddress>;
  /** Opens an account. The answer is the same whether or not the address is known already. */
  accountRegister?: Maybe<AccountRegister>;
  accountUpdate?: Maybe<AccountUpdate>;
  /** Mails a link with which the account can be deleted. */
  accountRequestDeletion?: Maybe<AccountRequestDeletion>;
  accountDelete?: Maybe<AccountDelete>;
  addressCreate?: Maybe<AddressCreate>;
  addressUpdate?: Maybe<AddressUpdate>;
  addressDelete?: Maybe<AddressDelete>;
  addressSetDefault?: Maybe<AddressSetDefault>;
  customerCreate?: Maybe<CustomerCreate>;
  customerUpdate?: Maybe<CustomerUpdate>;
  customerDelete?: Maybe<CustomerDelete>;
  customerBulkDelete?: Maybe<CustomerBulkDelete>;
  staffCreate?: Maybe<StaffCreate>;
  staffUpdate?: Maybe<StaffUpdate>;
  staffDelete?: Maybe<StaffDelete>;
  staffBulkDelete?: Maybe<StaffBulkDelete>;
  /** Sets the user's picture (multipart upload). */
  userAvatarUpdate?: Maybe<UserAvatarUpdate>;
  userAvatarDelete?: Maybe<UserAvatarDelete>;
  userBulkSetActive?: Maybe<UserBulkSetActive>;
  permissionGroupCreate?: Maybe<PermissionGroupCreate>;
  permissionGroupUpdate?: Maybe<PermissionGroupUpdate>;
  permissionGroupDelete?: Maybe<PermissionGroupDelete>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationPaymentGatewayInitializeArgs = {
  amount?: InputMaybe<Scalars['PositiveDecimal']['input']>;
  id: Scalars['ID']['input'];
  paymentGateways?: InputMaybe<Array<PaymentGatewayToInitialize>>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationTransactionInitializeArgs = {
  action?: InputMaybe<TransactionFlowStrategyEnum>;
  amount?: InputMaybe<Scalars['PositiveDecimal']['input']>;
  customerIpAddress?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  paymentGateway: PaymentGatewayToInitialize;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationTransactionProcessArgs = {
  customerIpAddress?: InputMaybe<Scalars['String']['input']>;
  data?: InputMaybe<Scalars['JSON']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationTransactionRequestActionArgs = {
  actionType: TransactionActionEnum;
  amount?: InputMaybe<Scalars['PositiveDecimal']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  refundReason?: InputMaybe<Scalars['String']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationTransactionEventReportArgs = {
  amount?: InputMaybe<Scalars['PositiveDecimal']['input']>;
  availableActions?: InputMaybe<Array<TransactionActionEnum>>;
  externalUrl?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  paymentMethodDetails?: InputMaybe<PaymentMethodDetailsInput>;
  pspReference: Scalars['String']['input'];
  time?: InputMaybe<Scalars['DateTime']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
  transactionMetadata?: InputMaybe<Array<MetadataInput>>;
  transactionPrivateMetadata?: InputMaybe<Array<MetadataInput>>;
  type: TransactionEventTypeEnum;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutAddPromoCodeArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  promoCode: Scalars['String']['input'];
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutBillingAddressUpdateArgs = {
  billingAddress: AddressInput;
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  saveAddress?: InputMaybe<Scalars['Boolean']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
  validationRules?: InputMaybe<CheckoutAddressValidationRules>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutCompleteArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  metadata?: InputMaybe<Array<MetadataInput>>;
  paymentData?: InputMaybe<Scalars['JSONString']['input']>;
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
  storeSource?: InputMaybe<Scalars['Boolean']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutCreateArgs = {
  input: CheckoutCreateInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutEmailUpdateArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
  email: Scalars['String']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutLinesDeleteArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  linesIds: Array<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutLinesAddArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  lines: Array<CheckoutLineInput>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutLinesUpdateArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  lines: Array<CheckoutLineUpdateInput>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutRemovePromoCodeArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  promoCode?: InputMaybe<Scalars['String']['input']>;
  promoCodeId?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutShippingAddressUpdateArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  saveAddress?: InputMaybe<Scalars['Boolean']['input']>;
  shippingAddress: AddressInput;
  token?: InputMaybe<Scalars['UUID']['input']>;
  validationRules?: InputMaybe<CheckoutAddressValidationRules>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutDeliveryMethodUpdateArgs = {
  deliveryMethodId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutLanguageCodeUpdateArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  languageCode: LanguageCodeEnum;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationShopSettingsUpdateArgs = {
  input: ShopSettingsInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationDeliveryOptionsCalculateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationOrderCancelArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationOrderConfirmArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationOrderMarkAsPaidArgs = {
  id: Scalars['ID']['input'];
  transactionReference?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationOrderFulfillArgs = {
  input: OrderFulfillInput;
  order?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationOrderFulfillmentApproveArgs = {
  allowStockToBeExceeded?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  notifyCustomer: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationOrderFulfillmentUpdateTrackingArgs = {
  id: Scalars['ID']['input'];
  input: FulfillmentUpdateTrackingInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationDeleteMetadataArgs = {
  id: Scalars['ID']['input'];
  keys: Array<Scalars['String']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationDeletePrivateMetadataArgs = {
  id: Scalars['ID']['input'];
  keys: Array<Scalars['String']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationUpdateMetadataArgs = {
  id: Scalars['ID']['input'];
  input: Array<MetadataInput>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationUpdatePrivateMetadataArgs = {
  id: Scalars['ID']['input'];
  input: Array<MetadataInput>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutCreateFromOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutCustomerAttachArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutCustomerDetachArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutCustomerNoteUpdateArgs = {
  customerNote: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutLineDeleteArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  lineId?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCheckoutShippingMethodUpdateArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  shippingMethodId?: InputMaybe<Scalars['ID']['input']>;
  token?: InputMaybe<Scalars['UUID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAppCreateArgs = {
  input: AppInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAppUpdateArgs = {
  id: Scalars['ID']['input'];
  input: AppInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAppDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAppTokenCreateArgs = {
  input: AppTokenInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAppTokenDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAppTokenVerifyArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationTokenCreateArgs = {
  audience?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationTokenRefreshArgs = {
  csrfToken?: InputMaybe<Scalars['String']['input']>;
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationTokenVerifyArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationExternalAuthenticationUrlArgs = {
  input: Scalars['JSONString']['input'];
  pluginId: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationExternalObtainAccessTokensArgs = {
  input: Scalars['JSONString']['input'];
  pluginId: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationExternalRefreshArgs = {
  input: Scalars['JSONString']['input'];
  pluginId: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationExternalVerifyArgs = {
  input: Scalars['JSONString']['input'];
  pluginId: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationRequestPasswordResetArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  redirectUrl: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationSendConfirmationEmailArgs = {
  channel: Scalars['String']['input'];
  redirectUrl: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationConfirmAccountArgs = {
  email: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationSetPasswordArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationPasswordChangeArgs = {
  newPassword: Scalars['String']['input'];
  oldPassword?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationRequestEmailChangeArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  newEmail: Scalars['String']['input'];
  password: Scalars['String']['input'];
  redirectUrl: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationConfirmEmailChangeArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAccountAddressCreateArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  input: AddressInput;
  type?: InputMaybe<AddressTypeEnum>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAccountAddressUpdateArgs = {
  id: Scalars['ID']['input'];
  input: AddressInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAccountAddressDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAccountSetDefaultAddressArgs = {
  id: Scalars['ID']['input'];
  type: AddressTypeEnum;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAccountRegisterArgs = {
  input: AccountRegisterInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAccountUpdateArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  input: AccountInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAccountRequestDeletionArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  redirectUrl: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAccountDeleteArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAddressCreateArgs = {
  input: AddressInput;
  userId: Scalars['ID']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAddressUpdateArgs = {
  id: Scalars['ID']['input'];
  input: AddressInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAddressDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationAddressSetDefaultArgs = {
  addressId: Scalars['ID']['input'];
  type: AddressTypeEnum;
  userId: Scalars['ID']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCustomerCreateArgs = {
  input: UserCreateInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCustomerUpdateArgs = {
  externalReference?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  input: CustomerInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCustomerDeleteArgs = {
  externalReference?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationCustomerBulkDeleteArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationStaffCreateArgs = {
  input: StaffCreateInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationStaffUpdateArgs = {
  id: Scalars['ID']['input'];
  input: StaffUpdateInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationStaffDeleteArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationStaffBulkDeleteArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationUserAvatarUpdateArgs = {
  image: Scalars['Upload']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationUserBulkSetActiveArgs = {
  ids: Array<Scalars['ID']['input']>;
  isActive: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationPermissionGroupCreateArgs = {
  input: PermissionGroupCreateInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationPermissionGroupUpdateArgs = {
  id: Scalars['ID']['input'];
  input: PermissionGroupUpdateInput;
};


/** Everything that can be changed. Refusals come back in `errors`, with a code and the field at fault. */
export type MutationPermissionGroupDeleteArgs = {
  id: Scalars['ID']['input'];
};

export type PaymentGatewayInitialize = {
  gatewayConfigs?: Maybe<Array<PaymentGatewayConfig>>;
  errors: Array<PaymentGatewayInitializeError>;
};

export type PaymentGatewayConfig = {
  id: Scalars['String']['output'];
  data?: Maybe<Scalars['JSON']['output']>;
  errors?: Maybe<Array<PaymentGatewayConfigError>>;
};

export type PaymentGatewayConfigError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: PaymentGatewayConfigErrorCode;
};

export type PaymentGatewayConfigErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND';

export type PaymentGatewayInitializeError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: PaymentGatewayInitializeErrorCode;
};

export type PaymentGatewayInitializeErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND';

export type PaymentGatewayToInitialize = {
  id: Scalars['String']['input'];
  data?: InputMaybe<Scalars['JSON']['input']>;
};

export type TransactionInitialize = {
  transaction?: Maybe<TransactionItem>;
  transactionEvent?: Maybe<TransactionEvent>;
  data?: Maybe<Scalars['JSON']['output']>;
  errors: Array<TransactionInitializeError>;
};

export type TransactionInitializeError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: TransactionInitializeErrorCode;
};

export type TransactionInitializeErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'UNIQUE'
  | 'CHECKOUT_COMPLETION_IN_PROGRESS';

export type TransactionProcess = {
  transaction?: Maybe<TransactionItem>;
  transactionEvent?: Maybe<TransactionEvent>;
  data?: Maybe<Scalars['JSON']['output']>;
  errors: Array<TransactionProcessError>;
};

export type TransactionProcessError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: TransactionProcessErrorCode;
};

export type TransactionProcessErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'TRANSACTION_ALREADY_PROCESSED'
  | 'MISSING_PAYMENT_APP_RELATION'
  | 'MISSING_PAYMENT_APP'
  | 'CHECKOUT_COMPLETION_IN_PROGRESS';

export type TransactionRequestAction = {
  transaction?: Maybe<TransactionItem>;
  errors: Array<TransactionRequestActionError>;
};

export type TransactionRequestActionError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: TransactionRequestActionErrorCode;
};

export type TransactionRequestActionErrorCode =
  | 'INVALID'
  | 'REQUIRED'
  | 'GRAPHQL_ERROR'
  | 'NOT_FOUND'
  | 'MISSING_TRANSACTION_ACTION_REQUEST_WEBHOOK';

export type TransactionEventReport = {
  alreadyProcessed?: Maybe<Scalars['Boolean']['output']>;
  transaction?: Maybe<TransactionItem>;
  transactionEvent?: Maybe<TransactionEvent>;
  errors: Array<TransactionEventReportError>;
};

export type TransactionEventReportError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: TransactionEventReportErrorCode;
};

export type TransactionEventReportErrorCode =
  | 'INVALID'
  | 'GRAPHQL_ERROR'
  | 'NOT_FOUND'
  | 'INCORRECT_DETAILS'
  | 'ALREADY_EXISTS'
  | 'REQUIRED';

export type PaymentMethodDetailsInput = {
  card?: InputMaybe<CardPaymentMethodDetailsInput>;
  other?: InputMaybe<OtherPaymentMethodDetailsInput>;
  giftCard?: InputMaybe<GiftCardPaymentMethodDetailsInput>;
};

export type CardPaymentMethodDetailsInput = {
  name: Scalars['String']['input'];
  brand?: InputMaybe<Scalars['String']['input']>;
  firstDigits?: InputMaybe<Scalars['String']['input']>;
  lastDigits?: InputMaybe<Scalars['String']['input']>;
  expMonth?: InputMaybe<Scalars['Int']['input']>;
  expYear?: InputMaybe<Scalars['Int']['input']>;
};

export type OtherPaymentMethodDetailsInput = {
  name: Scalars['String']['input'];
};

export type GiftCardPaymentMethodDetailsInput = {
  name: Scalars['String']['input'];
  brand?: InputMaybe<Scalars['String']['input']>;
  lastChars?: InputMaybe<Scalars['String']['input']>;
};

export type CheckoutAddPromoCode = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

/** Why a checkout was not changed. */
export type CheckoutError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: CheckoutErrorCode;
  variants?: Maybe<Array<Scalars['ID']['output']>>;
  lines?: Maybe<Array<Scalars['ID']['output']>>;
  addressType?: Maybe<AddressTypeEnum>;
};

/** Reasons why a checkout was not changed. */
export type CheckoutErrorCode =
  | 'BILLING_ADDRESS_NOT_SET'
  | 'CHECKOUT_NOT_FULLY_PAID'
  | 'GRAPHQL_ERROR'
  | 'PRODUCT_NOT_PUBLISHED'
  | 'PRODUCT_UNAVAILABLE_FOR_PURCHASE'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID'
  | 'INVALID_SHIPPING_METHOD'
  | 'NOT_FOUND'
  | 'PAYMENT_ERROR'
  | 'PRICE_OVERRIDE_REASON_WITHOUT_OVERRIDE'
  | 'QUANTITY_GREATER_THAN_LIMIT'
  | 'REQUIRED'
  | 'SHIPPING_ADDRESS_NOT_SET'
  | 'SHIPPING_METHOD_NOT_APPLICABLE'
  | 'DELIVERY_METHOD_NOT_APPLICABLE'
  | 'SHIPPING_METHOD_NOT_SET'
  | 'SHIPPING_NOT_REQUIRED'
  | 'TAX_ERROR'
  | 'UNIQUE'
  | 'VOUCHER_NOT_APPLICABLE'
  | 'GIFT_CARD_NOT_APPLICABLE'
  | 'ZERO_QUANTITY'
  | 'MISSING_CHANNEL_SLUG'
  | 'CHANNEL_INACTIVE'
  | 'UNAVAILABLE_VARIANT_IN_CHANNEL'
  | 'EMAIL_NOT_SET'
  | 'NO_LINES'
  | 'INACTIVE_PAYMENT'
  | 'NON_EDITABLE_GIFT_LINE'
  | 'NON_REMOVABLE_GIFT_LINE'
  | 'SHIPPING_CHANGE_FORBIDDEN'
  | 'MISSING_ADDRESS_DATA';

export type CheckoutBillingAddressUpdate = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

export type CheckoutAddressValidationRules = {
  checkRequiredFields?: InputMaybe<Scalars['Boolean']['input']>;
  checkFieldsFormat?: InputMaybe<Scalars['Boolean']['input']>;
  enableFieldsNormalization?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CheckoutComplete = {
  order?: Maybe<Order>;
  confirmationNeeded: Scalars['Boolean']['output'];
  confirmationData?: Maybe<Scalars['JSONString']['output']>;
  errors: Array<CheckoutError>;
};

export type CheckoutCreate = {
  /** @deprecated Field no longer supported */
  created?: Maybe<Scalars['Boolean']['output']>;
  errors: Array<CheckoutError>;
  checkout?: Maybe<Checkout>;
};

export type CheckoutCreateInput = {
  channel?: InputMaybe<Scalars['String']['input']>;
  lines: Array<CheckoutLineInput>;
  email?: InputMaybe<Scalars['String']['input']>;
  saveShippingAddress?: InputMaybe<Scalars['Boolean']['input']>;
  shippingAddress?: InputMaybe<AddressInput>;
  saveBillingAddress?: InputMaybe<Scalars['Boolean']['input']>;
  billingAddress?: InputMaybe<AddressInput>;
  languageCode?: InputMaybe<LanguageCodeEnum>;
  validationRules?: InputMaybe<CheckoutValidationRules>;
  metadata?: InputMaybe<Array<MetadataInput>>;
  privateMetadata?: InputMaybe<Array<MetadataInput>>;
};

export type CheckoutLineInput = {
  quantity: Scalars['Int']['input'];
  variantId: Scalars['ID']['input'];
  price?: InputMaybe<Scalars['PositiveDecimal']['input']>;
  priceOverrideReason?: InputMaybe<Scalars['String']['input']>;
  forceNewLine?: InputMaybe<Scalars['Boolean']['input']>;
  metadata?: InputMaybe<Array<MetadataInput>>;
};

export type CheckoutValidationRules = {
  shippingAddress?: InputMaybe<CheckoutAddressValidationRules>;
  billingAddress?: InputMaybe<CheckoutAddressValidationRules>;
};

export type CheckoutEmailUpdate = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

export type CheckoutLinesDelete = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

export type CheckoutLinesAdd = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

export type CheckoutLinesUpdate = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

export type CheckoutLineUpdateInput = {
  /** @deprecated Field no longer supported */
  variantId?: InputMaybe<Scalars['ID']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  price?: InputMaybe<Scalars['PositiveDecimal']['input']>;
  priceOverrideReason?: InputMaybe<Scalars['String']['input']>;
  lineId?: InputMaybe<Scalars['ID']['input']>;
  metadata?: InputMaybe<Array<MetadataInput>>;
};

export type CheckoutRemovePromoCode = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

export type CheckoutShippingAddressUpdate = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

export type CheckoutDeliveryMethodUpdate = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

export type CheckoutLanguageCodeUpdate = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

export type CardPaymentMethodDetails = PaymentMethodDetails & {
  name: Scalars['String']['output'];
  brand?: Maybe<Scalars['String']['output']>;
  firstDigits?: Maybe<Scalars['String']['output']>;
  lastDigits?: Maybe<Scalars['String']['output']>;
  expMonth?: Maybe<Scalars['Int']['output']>;
  expYear?: Maybe<Scalars['Int']['output']>;
};

export type GiftCardPaymentMethodDetails = PaymentMethodDetails & {
  name: Scalars['String']['output'];
  brand?: Maybe<Scalars['String']['output']>;
  lastChars?: Maybe<Scalars['String']['output']>;
  isSaleorGiftcard: Scalars['Boolean']['output'];
};

export type OtherPaymentMethodDetails = PaymentMethodDetails & {
  name: Scalars['String']['output'];
};

/** A group of staff with permissions. */
export type Group = Node & {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  users?: Maybe<Array<User>>;
  permissions?: Maybe<Array<Permission>>;
  userCanManage: Scalars['Boolean']['output'];
  accessibleChannels?: Maybe<Array<Channel>>;
  restrictedAccessToChannels: Scalars['Boolean']['output'];
};

/** A program that may act in the shop. */
export type App = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  permissions?: Maybe<Array<Permission>>;
  created?: Maybe<Scalars['DateTime']['output']>;
  isActive?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type?: Maybe<AppTypeEnum>;
  tokens?: Maybe<Array<AppToken>>;
  aboutApp?: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  dataPrivacy?: Maybe<Scalars['String']['output']>;
  dataPrivacyUrl?: Maybe<Scalars['String']['output']>;
  homepageUrl?: Maybe<Scalars['String']['output']>;
  supportUrl?: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  configurationUrl?: Maybe<Scalars['String']['output']>;
  appUrl?: Maybe<Scalars['String']['output']>;
  manifestUrl?: Maybe<Scalars['String']['output']>;
  version?: Maybe<Scalars['String']['output']>;
  author?: Maybe<Scalars['String']['output']>;
};


/** A program that may act in the shop. */
export type AppPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A program that may act in the shop. */
export type AppPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A program that may act in the shop. */
export type AppMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A program that may act in the shop. */
export type AppMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type AppToken = Node & {
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  authToken?: Maybe<Scalars['String']['output']>;
};

export type UserPermission = {
  code: PermissionEnum;
  name: Scalars['String']['output'];
  sourcePermissionGroups?: Maybe<Array<Group>>;
};


export type UserPermissionSourcePermissionGroupsArgs = {
  userId: Scalars['ID']['input'];
};

export type Permission = {
  code: PermissionEnum;
  name: Scalars['String']['output'];
};

export type UserCountableConnection = {
  pageInfo: PageInfo;
  edges: Array<UserCountableEdge>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type UserCountableEdge = {
  node: User;
  cursor: Scalars['String']['output'];
};

export type GroupCountableConnection = {
  pageInfo: PageInfo;
  edges: Array<GroupCountableEdge>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type GroupCountableEdge = {
  node: Group;
  cursor: Scalars['String']['output'];
};

export type AppCountableConnection = {
  pageInfo: PageInfo;
  edges: Array<AppCountableEdge>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type AppCountableEdge = {
  node: App;
  cursor: Scalars['String']['output'];
};

export type GiftCardCountableConnection = {
  pageInfo: PageInfo;
  edges: Array<GiftCardCountableEdge>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type GiftCardCountableEdge = {
  node: GiftCard;
  cursor: Scalars['String']['output'];
};

export type CustomerEvent = Node & {
  id: Scalars['ID']['output'];
  date?: Maybe<Scalars['DateTime']['output']>;
  type?: Maybe<CustomerEventsEnum>;
  user?: Maybe<User>;
  app?: Maybe<App>;
  message?: Maybe<Scalars['String']['output']>;
  count?: Maybe<Scalars['Int']['output']>;
  order?: Maybe<Order>;
};

export type AccountRegisterInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  languageCode?: InputMaybe<LanguageCodeEnum>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
  metadata?: InputMaybe<Array<MetadataInput>>;
  channel?: InputMaybe<Scalars['String']['input']>;
};

export type AccountInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  languageCode?: InputMaybe<LanguageCodeEnum>;
  defaultBillingAddress?: InputMaybe<AddressInput>;
  defaultShippingAddress?: InputMaybe<AddressInput>;
  metadata?: InputMaybe<Array<MetadataInput>>;
};

export type UserCreateInput = {
  defaultBillingAddress?: InputMaybe<AddressInput>;
  defaultShippingAddress?: InputMaybe<AddressInput>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  metadata?: InputMaybe<Array<MetadataInput>>;
  privateMetadata?: InputMaybe<Array<MetadataInput>>;
  languageCode?: InputMaybe<LanguageCodeEnum>;
  externalReference?: InputMaybe<Scalars['String']['input']>;
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerInput = {
  defaultBillingAddress?: InputMaybe<AddressInput>;
  defaultShippingAddress?: InputMaybe<AddressInput>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  metadata?: InputMaybe<Array<MetadataInput>>;
  privateMetadata?: InputMaybe<Array<MetadataInput>>;
  languageCode?: InputMaybe<LanguageCodeEnum>;
  externalReference?: InputMaybe<Scalars['String']['input']>;
  isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type StaffCreateInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  metadata?: InputMaybe<Array<MetadataInput>>;
  privateMetadata?: InputMaybe<Array<MetadataInput>>;
  addGroups?: InputMaybe<Array<Scalars['ID']['input']>>;
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
};

export type StaffUpdateInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  metadata?: InputMaybe<Array<MetadataInput>>;
  privateMetadata?: InputMaybe<Array<MetadataInput>>;
  addGroups?: InputMaybe<Array<Scalars['ID']['input']>>;
  removeGroups?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type PermissionGroupCreateInput = {
  addPermissions?: InputMaybe<Array<PermissionEnum>>;
  addUsers?: InputMaybe<Array<Scalars['ID']['input']>>;
  addChannels?: InputMaybe<Array<Scalars['ID']['input']>>;
  name: Scalars['String']['input'];
  restrictedAccessToChannels?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PermissionGroupUpdateInput = {
  addPermissions?: InputMaybe<Array<PermissionEnum>>;
  addUsers?: InputMaybe<Array<Scalars['ID']['input']>>;
  addChannels?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
  removePermissions?: InputMaybe<Array<PermissionEnum>>;
  removeUsers?: InputMaybe<Array<Scalars['ID']['input']>>;
  removeChannels?: InputMaybe<Array<Scalars['ID']['input']>>;
  restrictedAccessToChannels?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ShopSettingsInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  headerText?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  trackInventoryByDefault?: InputMaybe<Scalars['Boolean']['input']>;
  fulfillmentAutoApprove?: InputMaybe<Scalars['Boolean']['input']>;
  fulfillmentAllowUnpaid?: InputMaybe<Scalars['Boolean']['input']>;
  defaultMailSenderName?: InputMaybe<Scalars['String']['input']>;
  defaultMailSenderAddress?: InputMaybe<Scalars['String']['input']>;
  customerSetPasswordUrl?: InputMaybe<Scalars['String']['input']>;
  limitQuantityPerCheckout?: InputMaybe<Scalars['Int']['input']>;
  enableAccountConfirmationByEmail?: InputMaybe<Scalars['Boolean']['input']>;
  allowLoginWithoutConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  metadata?: InputMaybe<Array<MetadataInput>>;
  privateMetadata?: InputMaybe<Array<MetadataInput>>;
  useLegacyShippingZoneStockAvailability?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ExternalAuthentication = {
  id: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

export type AppInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  identifier?: InputMaybe<Scalars['String']['input']>;
  permissions?: InputMaybe<Array<PermissionEnum>>;
};

export type AppTokenInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  app: Scalars['ID']['input'];
};

export type CustomerFilterInput = {
  dateJoined?: InputMaybe<DateRangeInput>;
  numberOfOrders?: InputMaybe<IntRangeInput>;
  placedOrders?: InputMaybe<DateRangeInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  updatedAt?: InputMaybe<DateTimeRangeInput>;
};

export type StaffUserInput = {
  status?: InputMaybe<StaffMemberStatus>;
  search?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type UserSortingInput = {
  direction: OrderDirection;
  field: UserSortField;
};

export type OrderFilterInput = {
  /** @deprecated Field no longer supported */
  paymentStatus?: InputMaybe<Array<PaymentChargeStatusEnum>>;
  status?: InputMaybe<Array<OrderStatusFilter>>;
  customer?: InputMaybe<Scalars['String']['input']>;
  created?: InputMaybe<DateRangeInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  channels?: InputMaybe<Array<Scalars['ID']['input']>>;
  authorizeStatus?: InputMaybe<Array<OrderAuthorizeStatusEnum>>;
  chargeStatus?: InputMaybe<Array<OrderChargeStatusEnum>>;
  updatedAt?: InputMaybe<DateTimeRangeInput>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  checkoutTokens?: InputMaybe<Array<Scalars['UUID']['input']>>;
  giftCardUsed?: InputMaybe<Scalars['Boolean']['input']>;
  numbers?: InputMaybe<Array<Scalars['String']['input']>>;
  checkoutIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type OrderSortingInput = {
  direction: OrderDirection;
  field: OrderSortField;
};

export type CheckoutFilterInput = {
  customer?: InputMaybe<Scalars['String']['input']>;
  created?: InputMaybe<DateRangeInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  channels?: InputMaybe<Array<Scalars['ID']['input']>>;
  updatedAt?: InputMaybe<DateRangeInput>;
};

export type CheckoutSortingInput = {
  direction: OrderDirection;
  field: CheckoutSortField;
};

export type PermissionGroupFilterInput = {
  search?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type PermissionGroupSortingInput = {
  direction: OrderDirection;
  field: PermissionGroupSortField;
};

export type AppFilterInput = {
  search?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  type?: InputMaybe<AppTypeEnum>;
};

export type AppSortingInput = {
  direction: OrderDirection;
  field: AppSortField;
};

export type DateRangeInput = {
  gte?: InputMaybe<Scalars['Date']['input']>;
  lte?: InputMaybe<Scalars['Date']['input']>;
};

/** How addresses of a country are written, and what they need. */
export type AddressValidationData = {
  countryCode: Scalars['String']['output'];
  countryName: Scalars['String']['output'];
  addressFormat: Scalars['String']['output'];
  addressLatinFormat: Scalars['String']['output'];
  allowedFields: Array<Scalars['String']['output']>;
  requiredFields: Array<Scalars['String']['output']>;
  upperFields: Array<Scalars['String']['output']>;
  countryAreaType: Scalars['String']['output'];
  countryAreaChoices: Array<ChoiceValue>;
  cityType: Scalars['String']['output'];
  cityChoices: Array<ChoiceValue>;
  cityAreaType: Scalars['String']['output'];
  cityAreaChoices: Array<ChoiceValue>;
  postalCodeType: Scalars['String']['output'];
  postalCodeMatchers: Array<Scalars['String']['output']>;
  postalCodeExamples: Array<Scalars['String']['output']>;
  postalCodePrefix: Scalars['String']['output'];
};

export type ChoiceValue = {
  raw?: Maybe<Scalars['String']['output']>;
  verbose?: Maybe<Scalars['String']['output']>;
};

/** Why an operation on an account was refused. */
export type AccountError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: AccountErrorCode;
  addressType?: Maybe<AddressTypeEnum>;
  attributes?: Maybe<Array<Scalars['ID']['output']>>;
};

export type StaffError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: AccountErrorCode;
  addressType?: Maybe<AddressTypeEnum>;
  permissions?: Maybe<Array<PermissionEnum>>;
  groups?: Maybe<Array<Scalars['ID']['output']>>;
  users?: Maybe<Array<Scalars['ID']['output']>>;
};

export type PermissionGroupError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: PermissionGroupErrorCode;
  permissions?: Maybe<Array<PermissionEnum>>;
  users?: Maybe<Array<Scalars['ID']['output']>>;
  channels?: Maybe<Array<Scalars['ID']['output']>>;
};

export type ShopError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: ShopErrorCode;
};

export type AppError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: AppErrorCode;
  permissions?: Maybe<Array<PermissionEnum>>;
};

export type MetadataError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: MetadataErrorCode;
};

export type DeliveryOptionsCalculateError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: DeliveryOptionsCalculateErrorCode;
};

export type AccountRegister = {
  /** @deprecated Field no longer supported */
  user?: Maybe<User>;
  requiresConfirmation?: Maybe<Scalars['Boolean']['output']>;
  errors: Array<AccountError>;
};

export type ConfirmAccount = {
  user?: Maybe<User>;
  errors: Array<AccountError>;
};

export type CreateToken = {
  token?: Maybe<Scalars['String']['output']>;
  refreshToken?: Maybe<Scalars['String']['output']>;
  csrfToken?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
  errors: Array<AccountError>;
};

export type RefreshToken = {
  token?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
  errors: Array<AccountError>;
};

export type VerifyToken = {
  user?: Maybe<User>;
  isValid: Scalars['Boolean']['output'];
  payload?: Maybe<Scalars['GenericScalar']['output']>;
  errors: Array<AccountError>;
};

export type DeactivateAllUserTokens = {
  errors: Array<AccountError>;
};

export type ExternalAuthenticationUrl = {
  authenticationData?: Maybe<Scalars['JSONString']['output']>;
  errors: Array<AccountError>;
};

export type ExternalObtainAccessTokens = {
  token?: Maybe<Scalars['String']['output']>;
  refreshToken?: Maybe<Scalars['String']['output']>;
  csrfToken?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
  errors: Array<AccountError>;
};

export type ExternalRefresh = {
  token?: Maybe<Scalars['String']['output']>;
  refreshToken?: Maybe<Scalars['String']['output']>;
  csrfToken?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
  errors: Array<AccountError>;
};

export type ExternalVerify = {
  user?: Maybe<User>;
  isValid: Scalars['Boolean']['output'];
  verifyData?: Maybe<Scalars['JSONString']['output']>;
  errors: Array<AccountError>;
};

export type RequestPasswordReset = {
  errors: Array<AccountError>;
};

export type SetPassword = {
  token?: Maybe<Scalars['String']['output']>;
  refreshToken?: Maybe<Scalars['String']['output']>;
  csrfToken?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
  errors: Array<AccountError>;
};

export type PasswordChange = {
  user?: Maybe<User>;
  errors: Array<AccountError>;
};

export type RequestEmailChange = {
  user?: Maybe<User>;
  errors: Array<AccountError>;
};

export type ConfirmEmailChange = {
  user?: Maybe<User>;
  errors: Array<AccountError>;
};

export type SendConfirmationEmail = {
  errors: Array<SendConfirmationEmailError>;
};

export type SendConfirmationEmailError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: SendConfirmationEmailErrorCode;
};

export type AccountUpdate = {
  errors: Array<AccountError>;
  user?: Maybe<User>;
};

export type AccountAddressCreate = {
  user?: Maybe<User>;
  errors: Array<AccountError>;
  address?: Maybe<Address>;
};

export type AccountAddressUpdate = {
  user?: Maybe<User>;
  errors: Array<AccountError>;
  address?: Maybe<Address>;
};

export type AccountAddressDelete = {
  user?: Maybe<User>;
  errors: Array<AccountError>;
  address?: Maybe<Address>;
};

export type AccountSetDefaultAddress = {
  user?: Maybe<User>;
  errors: Array<AccountError>;
};

export type UserAvatarUpdate = {
  user?: Maybe<User>;
  errors: Array<AccountError>;
};

export type UserAvatarDelete = {
  user?: Maybe<User>;
  errors: Array<AccountError>;
};

export type AccountRequestDeletion = {
  errors: Array<AccountError>;
};

export type AccountDelete = {
  errors: Array<AccountError>;
  user?: Maybe<User>;
};

export type UpdateMetadata = {
  errors: Array<MetadataError>;
  item?: Maybe<ObjectWithMetadata>;
};

export type DeleteMetadata = {
  errors: Array<MetadataError>;
  item?: Maybe<ObjectWithMetadata>;
};

export type UpdatePrivateMetadata = {
  errors: Array<MetadataError>;
  item?: Maybe<ObjectWithMetadata>;
};

export type DeletePrivateMetadata = {
  errors: Array<MetadataError>;
  item?: Maybe<ObjectWithMetadata>;
};

export type CheckoutCustomerAttach = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

export type CheckoutCustomerDetach = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

export type DeliveryOptionsCalculate = {
  deliveries: Array<Delivery>;
  errors: Array<DeliveryOptionsCalculateError>;
};

export type Delivery = {
  id: Scalars['ID']['output'];
  shippingMethod?: Maybe<ShippingMethod>;
};

export type CheckoutLineDelete = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

export type CheckoutShippingMethodUpdate = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

export type CheckoutCustomerNoteUpdate = {
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutError>;
};

export type CheckoutCreateFromOrder = {
  unavailableVariants?: Maybe<Array<CheckoutCreateFromOrderUnavailableVariant>>;
  checkout?: Maybe<Checkout>;
  errors: Array<CheckoutCreateFromOrderError>;
};

export type CheckoutCreateFromOrderError = {
  field?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  code: CheckoutCreateFromOrderErrorCode;
};

export type CheckoutCreateFromOrderUnavailableVariant = {
  message: Scalars['String']['output'];
  code: CheckoutCreateFromOrderUnavailableVariantErrorCode;
  variantId: Scalars['ID']['output'];
  lineId: Scalars['ID']['output'];
};

export type CustomerCreate = {
  errors: Array<AccountError>;
  user?: Maybe<User>;
};

export type CustomerUpdate = {
  errors: Array<AccountError>;
  user?: Maybe<User>;
};

export type CustomerDelete = {
  errors: Array<AccountError>;
  user?: Maybe<User>;
};

export type CustomerBulkDelete = {
  count: Scalars['Int']['output'];
  errors: Array<AccountError>;
};

export type StaffCreate = {
  errors: Array<StaffError>;
  user?: Maybe<User>;
};

export type StaffUpdate = {
  errors: Array<StaffError>;
  user?: Maybe<User>;
};

export type StaffDelete = {
  errors: Array<StaffError>;
  user?: Maybe<User>;
};

export type StaffBulkDelete = {
  count: Scalars['Int']['output'];
  errors: Array<StaffError>;
};

export type UserBulkSetActive = {
  count: Scalars['Int']['output'];
  errors: Array<AccountError>;
};

export type PermissionGroupCreate = {
  errors: Array<PermissionGroupError>;
  group?: Maybe<Group>;
};

export type PermissionGroupUpdate = {
  errors: Array<PermissionGroupError>;
  group?: Maybe<Group>;
};

export type PermissionGroupDelete = {
  errors: Array<PermissionGroupError>;
  group?: Maybe<Group>;
};

export type ShopSettingsUpdate = {
  shop?: Maybe<Shop>;
  errors: Array<ShopError>;
};

export type OrderCancel = {
  order?: Maybe<Order>;
  errors: Array<OrderError>;
};

export type OrderConfirm = {
  order?: Maybe<Order>;
  errors: Array<OrderError>;
};

export type OrderMarkAsPaid = {
  order?: Maybe<Order>;
  errors: Array<OrderError>;
};

export type OrderFulfill = {
  fulfillments?: Maybe<Array<Fulfillment>>;
  order?: Maybe<Order>;
  errors: Array<OrderError>;
};

export type OrderFulfillInput = {
  lines: Array<OrderFulfillLineInput>;
  notifyCustomer?: InputMaybe<Scalars['Boolean']['input']>;
  allowStockToBeExceeded?: InputMaybe<Scalars['Boolean']['input']>;
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
};

export type OrderFulfillLineInput = {
  orderLineId?: InputMaybe<Scalars['ID']['input']>;
  stocks: Array<OrderFulfillStockInput>;
};

export type OrderFulfillStockInput = {
  quantity: Scalars['Int']['input'];
  warehouse: Scalars['ID']['input'];
};

export type FulfillmentApprove = {
  fulfillment?: Maybe<Fulfillment>;
  order?: Maybe<Order>;
  errors: Array<OrderError>;
};

export type FulfillmentUpdateTracking = {
  fulfillment?: Maybe<Fulfillment>;
  order?: Maybe<Order>;
  errors: Array<OrderError>;
};

export type FulfillmentUpdateTrackingInput = {
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
  notifyCustomer?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A parcel of an order. */
export type Fulfillment = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  fulfillmentOrder: Scalars['Int']['output'];
  status: FulfillmentStatus;
  trackingNumber: Scalars['String']['output'];
  created: Scalars['DateTime']['output'];
  lines?: Maybe<Array<FulfillmentLine>>;
  statusDisplay?: Maybe<Scalars['String']['output']>;
};


/** A parcel of an order. */
export type FulfillmentPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A parcel of an order. */
export type FulfillmentPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A parcel of an order. */
export type FulfillmentMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A parcel of an order. */
export type FulfillmentMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type FulfillmentLine = Node & {
  id: Scalars['ID']['output'];
  quantity: Scalars['Int']['output'];
  orderLine?: Maybe<OrderLine>;
};

export type AppCreate = {
  authToken?: Maybe<Scalars['String']['output']>;
  errors: Array<AppError>;
  app?: Maybe<App>;
};

export type AppUpdate = {
  errors: Array<AppError>;
  app?: Maybe<App>;
};

export type AppDelete = {
  errors: Array<AppError>;
  app?: Maybe<App>;
};

export type AppTokenCreate = {
  authToken?: Maybe<Scalars['String']['output']>;
  errors: Array<AppError>;
  appToken?: Maybe<AppToken>;
};

export type AppTokenDelete = {
  errors: Array<AppError>;
  appToken?: Maybe<AppToken>;
};

export type AppTokenVerify = {
  valid: Scalars['Boolean']['output'];
  errors: Array<AppError>;
};

export type AddressCreate = {
  user?: Maybe<User>;
  errors: Array<AccountError>;
  address?: Maybe<Address>;
};

export type AddressUpdate = {
  user?: Maybe<User>;
  errors: Array<AccountError>;
  address?: Maybe<Address>;
};

export type AddressDelete = {
  user?: Maybe<User>;
  errors: Array<AccountError>;
  address?: Maybe<Address>;
};

export type AddressSetDefault = {
  user?: Maybe<User>;
  errors: Array<AccountError>;
};

export type AppTypeEnum =
  | 'LOCAL'
  | 'THIRDPARTY';

export type PermissionEnum =
  | 'MANAGE_USERS'
  | 'MANAGE_STAFF'
  | 'IMPERSONATE_USER'
  | 'MANAGE_APPS'
  | 'MANAGE_OBSERVABILITY'
  | 'MANAGE_CHECKOUTS'
  | 'HANDLE_CHECKOUTS'
  | 'HANDLE_TAXES'
  | 'MANAGE_TAXES'
  | 'MANAGE_CHANNELS'
  | 'MANAGE_CUSTOMER_TYPES_AND_ATTRIBUTES'
  | 'MANAGE_DISCOUNTS'
  | 'MANAGE_GIFT_CARD'
  | 'MANAGE_MENUS'
  | 'MANAGE_ORDERS'
  | 'MANAGE_ORDERS_IMPORT'
  | 'MANAGE_PAGES'
  | 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES'
  | 'HANDLE_PAYMENTS'
  | 'MANAGE_PLUGINS'
  | 'MANAGE_PRODUCTS'
  | 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES'
  | 'MANAGE_SHIPPING'
  | 'MANAGE_SETTINGS'
  | 'MANAGE_TRANSLATIONS';

export type CustomerEventsEnum =
  | 'ACCOUNT_CREATED'
  | 'ACCOUNT_ACTIVATED'
  | 'ACCOUNT_DEACTIVATED'
  | 'PASSWORD_RESET_LINK_SENT'
  | 'PASSWORD_RESET'
  | 'EMAIL_CHANGED_REQUEST'
  | 'PASSWORD_CHANGED'
  | 'EMAIL_CHANGED'
  | 'PLACED_ORDER'
  | 'NOTE_ADDED_TO_ORDER'
  | 'DIGITAL_LINK_DOWNLOADED'
  | 'CUSTOMER_DELETED'
  | 'NAME_ASSIGNED'
  | 'EMAIL_ASSIGNED'
  | 'NOTE_ADDED';

export type PasswordLoginModeEnum =
  | 'ENABLED'
  | 'CUSTOMERS_ONLY'
  | 'DISABLED';

export type StaffMemberStatus =
  | 'ACTIVE'
  | 'DEACTIVATED';

export type UserSortField =
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'EMAIL'
  | 'ORDER_COUNT'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT'
  | 'RANK';

export type OrderStatusFilter =
  | 'READY_TO_FULFILL'
  | 'READY_TO_CAPTURE'
  | 'UNFULFILLED'
  | 'UNCONFIRMED'
  | 'PARTIALLY_FULFILLED'
  | 'FULFILLED'
  | 'CANCELED';

export type OrderSortField =
  | 'NUMBER'
  | 'RANK'
  | 'CREATION_DATE'
  | 'CREATED_AT'
  | 'LAST_MODIFIED_AT'
  | 'CUSTOMER'
  | 'PAYMENT'
  | 'FULFILLMENT_STATUS'
  | 'STATUS';

export type CheckoutSortField =
  | 'CREATION_DATE'
  | 'CUSTOMER'
  | 'PAYMENT'
  | 'RANK';

export type PermissionGroupSortField =
  | 'NAME';

export type AppSortField =
  | 'NAME'
  | 'CREATION_DATE';

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

export type PermissionGroupErrorCode =
  | 'REQUIRED'
  | 'UNIQUE'
  | 'ASSIGN_NON_STAFF_MEMBER'
  | 'DUPLICATED_INPUT_ITEM'
  | 'CANNOT_REMOVE_FROM_LAST_GROUP'
  | 'LEFT_NOT_MANAGEABLE_PERMISSION'
  | 'OUT_OF_SCOPE_PERMISSION'
  | 'OUT_OF_SCOPE_USER'
  | 'OUT_OF_SCOPE_CHANNEL';

export type ShopErrorCode =
  | 'ALREADY_EXISTS'
  | 'CANNOT_FETCH_TAX_RATES'
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'UNIQUE'
  | 'PASSWORD_AUTH_RESTRICTION';

export type AppErrorCode =
  | 'FORBIDDEN'
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'INVALID_STATUS'
  | 'INVALID_PERMISSION'
  | 'INVALID_URL_FORMAT'
  | 'INVALID_MANIFEST_FORMAT'
  | 'INVALID_CUSTOM_HEADERS'
  | 'DUPLICATED_EXTENSION_IDENTIFIER'
  | 'DUPLICATED_WEBHOOK_IDENTIFIER'
  | 'MANIFEST_URL_CANT_CONNECT'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'UNIQUE'
  | 'OUT_OF_SCOPE_APP'
  | 'OUT_OF_SCOPE_PERMISSION'
  | 'UNSUPPORTED_SALEOR_VERSION';

export type MetadataErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'NOT_UPDATED';

export type DeliveryOptionsCalculateErrorCode =
  | 'GRAPHQL_ERROR'
  | 'NOT_FOUND'
  | 'INVALID';

export type SendConfirmationEmailErrorCode =
  | 'INVALID'
  | 'ACCOUNT_CONFIRMED'
  | 'CONFIRMATION_ALREADY_REQUESTED'
  | 'MISSING_CHANNEL_SLUG';

export type CheckoutCreateFromOrderErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'ORDER_NOT_FOUND'
  | 'CHANNEL_INACTIVE'
  | 'TAX_ERROR';

export type CheckoutCreateFromOrderUnavailableVariantErrorCode =
  | 'NOT_FOUND'
  | 'PRODUCT_UNAVAILABLE_FOR_PURCHASE'
  | 'UNAVAILABLE_VARIANT_IN_CHANNEL'
  | 'PRODUCT_NOT_PUBLISHED'
  | 'QUANTITY_GREATER_THAN_LIMIT'
  | 'INSUFFICIENT_STOCK';

export type FulfillmentStatus =
  | 'FULFILLED'
  | 'REFUNDED'
  | 'RETURNED'
  | 'REPLACED'
  | 'REFUNDED_AND_RETURNED'
  | 'CANCELED'
  | 'WAITING_FOR_APPROVAL';

export type PageWhereInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  slug?: InputMaybe<StringFilterInput>;
  pageType?: InputMaybe<GlobalIdFilterInput>;
};

/** An attribute with the value that a product, variant or page has of it. */
export type AssignedAttribute = {
  attribute: Attribute;
};

export type AssignedBooleanAttribute = AssignedAttribute & {
  attribute: Attribute;
  value?: Maybe<Scalars['Boolean']['output']>;
};

export type AssignedFileAttribute = AssignedAttribute & {
  attribute: Attribute;
  value?: Maybe<File>;
};

export type AssignedMultiChoiceAttribute = AssignedAttribute & {
  attribute: Attribute;
  value: Array<AssignedChoiceAttributeValue>;
};


export type AssignedMultiChoiceAttributeValueArgs = {
  limit?: InputMaybe<Scalars['PositiveInt']['input']>;
};

export type AssignedNumericAttribute = AssignedAttribute & {
  attribute: Attribute;
  value?: Maybe<Scalars['Float']['output']>;
};

export type AssignedPlainTextAttribute = AssignedAttribute & {
  attribute: Attribute;
  value?: Maybe<Scalars['String']['output']>;
  translation?: Maybe<Scalars['String']['output']>;
};


export type AssignedPlainTextAttributeTranslationArgs = {
  languageCode: LanguageCodeEnum;
};

export type AssignedTextAttribute = AssignedAttribute & {
  attribute: Attribute;
  value?: Maybe<Scalars['JSON']['output']>;
  translation?: Maybe<Scalars['JSON']['output']>;
};


export type AssignedTextAttributeTranslationArgs = {
  languageCode: LanguageCodeEnum;
};

export type AssignedSingleChoiceAttribute = AssignedAttribute & {
  attribute: Attribute;
  value?: Maybe<AssignedChoiceAttributeValue>;
};

/** Attributes that point at collections do not exist here; the type is there for clients that ask about it. */
export type AssignedSingleCollectionReferenceAttribute = AssignedAttribute & {
  attribute: Attribute;
  value?: Maybe<Collection>;
};

export type AssignedChoiceAttributeValue = {
  name?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  translation?: Maybe<Scalars['String']['output']>;
};


export type AssignedChoiceAttributeValueTranslationArgs = {
  languageCode: LanguageCodeEnum;
};

/** What keeps a checkout from being completed as it is. */
export type CheckoutProblem = CheckoutProblemDeliveryMethodStale | CheckoutProblemDeliveryMethodInvalid | CheckoutLineProblemInsufficientStock | CheckoutLineProblemVariantNotAvailable;

export type CheckoutLineProblem = CheckoutLineProblemInsufficientStock | CheckoutLineProblemVariantNotAvailable;

/** The chosen delivery may no longer be offered; it has to be worked out anew. */
export type CheckoutProblemDeliveryMethodStale = {
  delivery: Delivery;
};

/** The chosen delivery is no longer offered. */
export type CheckoutProblemDeliveryMethodInvalid = {
  delivery: Delivery;
};

export type CheckoutLineProblemInsufficientStock = {
  availableQuantity?: Maybe<Scalars['Int']['output']>;
  line: CheckoutLine;
  variant: ProductVariant;
};

export type CheckoutLineProblemVariantNotAvailable = {
  line: CheckoutLine;
};

/** A discount for those who know its code. */
export type Voucher = Node & ObjectWithMetadata & {
  id: Scalars['ID']['output'];
  privateMetadata: Array<MetadataItem>;
  privateMetafield?: Maybe<Scalars['String']['output']>;
  privateMetafields?: Maybe<Scalars['Metadata']['output']>;
  metadata: Array<MetadataItem>;
  metafield?: Maybe<Scalars['String']['output']>;
  metafields?: Maybe<Scalars['Metadata']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  startDate: Scalars['DateTime']['output'];
  endDate?: Maybe<Scalars['DateTime']['output']>;
  applyOncePerOrder: Scalars['Boolean']['output'];
  applyOncePerCustomer: Scalars['Boolean']['output'];
  singleUse: Scalars['Boolean']['output'];
  onlyForStaff: Scalars['Boolean']['output'];
  minCheckoutItemsQuantity?: Maybe<Scalars['Int']['output']>;
  discountValueType: DiscountValueTypeEnum;
  type: VoucherTypeEnum;
};


/** A discount for those who know its code. */
export type VoucherPrivateMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A discount for those who know its code. */
export type VoucherPrivateMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A discount for those who know its code. */
export type VoucherMetafieldArgs = {
  key: Scalars['String']['input'];
};


/** A discount for those who know its code. */
export type VoucherMetafieldsArgs = {
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type VoucherTypeEnum =
  | 'SHIPPING'
  | 'ENTIRE_ORDER'
  | 'SPECIFIC_PRODUCT';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<any>;
  String: ResolverTypeWrapper<any>;
  ID: ResolverTypeWrapper<any>;
  Node: ResolverTypeWrapper<any>;
  ObjectWithMetadata: ResolverTypeWrapper<any>;
  MetadataItem: ResolverTypeWrapper<any>;
  Metadata: ResolverTypeWrapper<any>;
  DateTime: ResolverTypeWrapper<any>;
  JSON: ResolverTypeWrapper<any>;
  User: ResolverTypeWrapper<UserSource>;
  Boolean: ResolverTypeWrapper<any>;
  Attribute: ResolverTypeWrapper<AttributeSource>;
  AttributeInputTypeEnum: ResolverTypeWrapper<any>;
  AttributeEntityTypeEnum: ResolverTypeWrapper<any>;
  ProductType: ResolverTypeWrapper<ProductTypeSource>;
  Weight: ResolverTypeWrapper<any>;
  Float: ResolverTypeWrapper<any>;
  WeightUnitsEnum: ResolverTypeWrapper<any>;
  ProductCountableConnection: ResolverTypeWrapper<any>;
  PageInfo: ResolverTypeWrapper<any>;
  ProductCountableEdge: ResolverTypeWrapper<any>;
  Product: ResolverTypeWrapper<ProductSource>;
  JSONString: ResolverTypeWrapper<any>;
  Category: ResolverTypeWrapper<CategorySource>;
  CategoryCountableConnection: ResolverTypeWrapper<any>;
  CategoryCountableEdge: ResolverTypeWrapper<any>;
  GlobalIDFilterInput: ResolverTypeWrapper<any>;
  ProductWhereInput: ResolverTypeWrapper<any>;
  ProductFilterInput: ResolverTypeWrapper<any>;
  AttributeInput: ResolverTypeWrapper<any>;
  AssignedAttributeValueInput: ResolverTypeWrapper<any>;
  StringFilterInput: ResolverTypeWrapper<any>;
  DecimalFilterInput: ResolverTypeWrapper<any>;
  Decimal: ResolverTypeWrapper<any>;
  DecimalRangeInput: ResolverTypeWrapper<any>;
  Date: ResolverTypeWrapper<any>;
  DateTimeRangeInput: ResolverTypeWrapper<any>;
  IntRangeInput: ResolverTypeWrapper<any>;
  StockAvailability: ResolverTypeWrapper<any>;
  MetadataFilter: ResolverTypeWrapper<any>;
  PriceRangeInput: ResolverTypeWrapper<any>;
  ProductOrder: ResolverTypeWrapper<any>;
  OrderDirection: ResolverTypeWrapper<any>;
  ProductOrderField: ResolverTypeWrapper<any>;
  Image: ResolverTypeWrapper<any>;
  ThumbnailFormatEnum: ResolverTypeWrapper<any>;
  CategoryTranslation: ResolverTypeWrapper<any>;
  LanguageDisplay: ResolverTypeWrapper<any>;
  LanguageCodeEnum: ResolverTypeWrapper<any>;
  ProductVariant: ResolverTypeWrapper<VariantSource>;
  Channel: ResolverTypeWrapper<ChannelSource>;
  CountryDisplay: ResolverTypeWrapper<any>;
  Warehouse: ResolverTypeWrapper<any>;
  Address: ResolverTypeWrapper<AddressSource>;
  Money: ResolverTypeWrapper<any>;
  ShippingMethodTranslation: ResolverTypeWrapper<any>;
  ShippingMethodsPerCountry: ResolverTypeWrapper<any>;
  CountryCode: ResolverTypeWrapper<any>;
  ShippingMethod: ResolverTypeWrapper<any>;
  TransactionFlowStrategyEnum: ResolverTypeWrapper<any>;
  VariantPricingInfo: ResolverTypeWrapper<any>;
  TaxedMoney: ResolverTypeWrapper<any>;
  AddressInput: ResolverTypeWrapper<any>;
  MetadataInput: ResolverTypeWrapper<any>;
  SelectedAttribute: ResolverTypeWrapper<SelectedAttributeSource>;
  AttributeValue: ResolverTypeWrapper<AttributeValueSource>;
  AttributeValueTranslation: ResolverTypeWrapper<any>;
  AttributeTranslation: ResolverTypeWrapper<any>;
  File: ResolverTypeWrapper<any>;
  VariantAttributeScope: ResolverTypeWrapper<any>;
  ProductMedia: ResolverTypeWrapper<MediaSource>;
  ProductMediaType: ResolverTypeWrapper<any>;
  ProductVariantTranslation: ResolverTypeWrapper<any>;
  ProductPricingInfo: ResolverTypeWrapper<any>;
  TaxedMoneyRange: ResolverTypeWrapper<any>;
  ProductVariantCountableConnection: ResolverTypeWrapper<any>;
  ProductVariantCountableEdge: ResolverTypeWrapper<any>;
  ProductVariantFilterInput: ResolverTypeWrapper<any>;
  ProductVariantSortingInput: ResolverTypeWrapper<any>;
  ProductVariantSortField: ResolverTypeWrapper<any>;
  MediaSortingInput: ResolverTypeWrapper<any>;
  MediaChoicesSortField: ResolverTypeWrapper<any>;
  Collection: ResolverTypeWrapper<CollectionSource>;
  CollectionTranslation: ResolverTypeWrapper<any>;
  ProductTranslation: ResolverTypeWrapper<any>;
  AttributeCountableConnection: ResolverTypeWrapper<any>;
  AttributeCountableEdge: ResolverTypeWrapper<any>;
  AttributeFilterInput: ResolverTypeWrapper<any>;
  AttributeTypeEnum: ResolverTypeWrapper<any>;
  MeasurementUnitsEnum: ResolverTypeWrapper<any>;
  PageType: ResolverTypeWrapper<PageTypeSource>;
  AttributeValueCountableConnection: ResolverTypeWrapper<any>;
  AttributeValueCountableEdge: ResolverTypeWrapper<any>;
  AttributeChoicesSortingInput: ResolverTypeWrapper<any>;
  AttributeChoicesSortField: ResolverTypeWrapper<any>;
  AttributeValueFilterInput: ResolverTypeWrapper<any>;
  Checkout: ResolverTypeWrapper<CheckoutSource>;
  CollectionCountableConnection: ResolverTypeWrapper<any>;
  CollectionCountableEdge: ResolverTypeWrapper<any>;
  DiscountValueTypeEnum: ResolverTypeWrapper<any>;
  PaymentGateway: ResolverTypeWrapper<any>;
  GatewayConfigLine: ResolverTypeWrapper<any>;
  GiftCard: ResolverTypeWrapper<GiftCardSource>;
  CheckoutLine: ResolverTypeWrapper<CheckoutLineSource>;
  DeliveryMethod: ResolverTypeWrapper<any>;
  UUID: ResolverTypeWrapper<any>;
  TransactionItem: ResolverTypeWrapper<TransactionSource>;
  TransactionActionEnum: ResolverTypeWrapper<any>;
  Order: ResolverTypeWrapper<OrderSource>;
  OrderStatus: ResolverTypeWrapper<any>;
  OrderLine: ResolverTypeWrapper<OrderLineSource>;
  PositiveDecimal: ResolverTypeWrapper<any>;
  OrderDiscountType: ResolverTypeWrapper<any>;
  Page: ResolverTypeWrapper<PageSource>;
  PageTranslation: ResolverTypeWrapper<any>;
  OrderAction: ResolverTypeWrapper<any>;
  OrderOriginEnum: ResolverTypeWrapper<any>;
  PaymentChargeStatusEnum: ResolverTypeWrapper<any>;
  OrderAuthorizeStatusEnum: ResolverTypeWrapper<any>;
  OrderChargeStatusEnum: ResolverTypeWrapper<any>;
  Payment: ResolverTypeWrapper<any>;
  OrderEvent: ResolverTypeWrapper<OrderEventSource>;
  OrderEventsEnum: ResolverTypeWrapper<any>;
  OrderDiscount: ResolverTypeWrapper<OrderDiscountSource>;
  OrderError: ResolverTypeWrapper<any>;
  OrderErrorCode: ResolverTypeWrapper<any>;
  AddressTypeEnum: ResolverTypeWrapper<any>;
  TransactionEvent: ResolverTypeWrapper<TransactionEventSource>;
  TransactionEventTypeEnum: ResolverTypeWrapper<any>;
  PaymentMethodDetails: ResolverTypeWrapper<any>;
  CheckoutAuthorizeStatusEnum: ResolverTypeWrapper<any>;
  CheckoutChargeStatusEnum: ResolverTypeWrapper<any>;
  CheckoutCountableConnection: ResolverTypeWrapper<any>;
  CheckoutCountableEdge: ResolverTypeWrapper<any>;
  OrderCountableConnection: ResolverTypeWrapper<any>;
  OrderCountableEdge: ResolverTypeWrapper<any>;
  MenuItemTranslation: ResolverTypeWrapper<any>;
  MenuItem: ResolverTypeWrapper<MenuItemSource>;
  Menu: ResolverTypeWrapper<MenuSource>;
  Shop: ResolverTypeWrapper<ShopSource>;
  CountryFilterInput: ResolverTypeWrapper<any>;
  Domain: ResolverTypeWrapper<any>;
  CategoryFilterInput: ResolverTypeWrapper<any>;
  CategorySortingInput: ResolverTypeWrapper<any>;
  CategorySortField: ResolverTypeWrapper<any>;
  CollectionFilterInput: ResolverTypeWrapper<any>;
  CollectionPublished: ResolverTypeWrapper<any>;
  CollectionSortingInput: ResolverTypeWrapper<any>;
  CollectionSortField: ResolverTypeWrapper<any>;
  PageCountableConnection: ResolverTypeWrapper<any>;
  PageCountableEdge: ResolverTypeWrapper<any>;
  PageSortingInput: ResolverTypeWrapper<any>;
  PageSortField: ResolverTypeWrapper<any>;
  PageFilterInput: ResolverTypeWrapper<any>;
  AttributeSortingInput: ResolverTypeWrapper<any>;
  AttributeSortField: ResolverTypeWrapper<any>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PaymentGatewayInitialize: ResolverTypeWrapper<any>;
  PaymentGatewayConfig: ResolverTypeWrapper<any>;
  PaymentGatewayConfigError: ResolverTypeWrapper<any>;
  PaymentGatewayConfigErrorCode: ResolverTypeWrapper<any>;
  PaymentGatewayInitializeError: ResolverTypeWrapper<any>;
  PaymentGatewayInitializeErrorCode: ResolverTypeWrapper<any>;
  PaymentGatewayToInitialize: ResolverTypeWrapper<any>;
  TransactionInitialize: ResolverTypeWrapper<any>;
  TransactionInitializeError: ResolverTypeWrapper<any>;
  TransactionInitializeErrorCode: ResolverTypeWrapper<any>;
  TransactionProcess: ResolverTypeWrapper<any>;
  TransactionProcessError: ResolverTypeWrapper<any>;
  TransactionProcessErrorCode: ResolverTypeWrapper<any>;
  TransactionRequestAction: ResolverTypeWrapper<any>;
  TransactionRequestActionError: ResolverTypeWrapper<any>;
  TransactionRequestActionErrorCode: ResolverTypeWrapper<any>;
  TransactionEventReport: ResolverTypeWrapper<any>;
  TransactionEventReportError: ResolverTypeWrapper<any>;
  TransactionEventReportErrorCode: ResolverTypeWrapper<any>;
  PaymentMethodDetailsInput: ResolverTypeWrapper<any>;
  CardPaymentMethodDetailsInput: ResolverTypeWrapper<any>;
  OtherPaymentMethodDetailsInput: ResolverTypeWrapper<any>;
  GiftCardPaymentMethodDetailsInput: ResolverTypeWrapper<any>;
  CheckoutAddPromoCode: ResolverTypeWrapper<any>;
  CheckoutError: ResolverTypeWrapper<any>;
  CheckoutErrorCode: ResolverTypeWrapper<any>;
  CheckoutBillingAddressUpdate: ResolverTypeWrapper<any>;
  CheckoutAddressValidationRules: ResolverTypeWrapper<any>;
  CheckoutComplete: ResolverTypeWrapper<any>;
  CheckoutCreate: ResolverTypeWrapper<any>;
  CheckoutCreateInput: ResolverTypeWrapper<any>;
  CheckoutLineInput: ResolverTypeWrapper<any>;
  CheckoutValidationRules: ResolverTypeWrapper<any>;
  CheckoutEmailUpdate: ResolverTypeWrapper<any>;
  CheckoutLinesDelete: ResolverTypeWrapper<any>;
  CheckoutLinesAdd: ResolverTypeWrapper<any>;
  CheckoutLinesUpdate: ResolverTypeWrapper<any>;
  CheckoutLineUpdateInput: ResolverTypeWrapper<any>;
  CheckoutRemovePromoCode: ResolverTypeWrapper<any>;
  CheckoutShippingAddressUpdate: ResolverTypeWrapper<any>;
  CheckoutDeliveryMethodUpdate: ResolverTypeWrapper<any>;
  CheckoutLanguageCodeUpdate: ResolverTypeWrapper<any>;
  CardPaymentMethodDetails: ResolverTypeWrapper<any>;
  GiftCardPaymentMethodDetails: ResolverTypeWrapper<any>;
  OtherPaymentMethodDetails: ResolverTypeWrapper<any>;
  Group: ResolverTypeWrapper<GroupSource>;
  App: ResolverTypeWrapper<AppSource>;
  AppToken: ResolverTypeWrapper<AppTokenSource>;
  UserPermission: ResolverTypeWrapper<UserPermissionSource>;
  Permission: ResolverTypeWrapper<any>;
  UserCountableConnection: ResolverTypeWrapper<any>;
  UserCountableEdge: ResolverTypeWrapper<any>;
  GroupCountableConnection: ResolverTypeWrapper<any>;
  GroupCountableEdge: ResolverTypeWrapper<any>;
  AppCountableConnection: ResolverTypeWrapper<any>;
  AppCountableEdge: ResolverTypeWrapper<any>;
  GiftCardCountableConnection: ResolverTypeWrapper<any>;
  GiftCardCountableEdge: ResolverTypeWrapper<any>;
  CustomerEvent: ResolverTypeWrapper<CustomerEventSource>;
  AccountRegisterInput: ResolverTypeWrapper<any>;
  AccountInput: ResolverTypeWrapper<any>;
  UserCreateInput: ResolverTypeWrapper<any>;
  CustomerInput: ResolverTypeWrapper<any>;
  StaffCreateInput: ResolverTypeWrapper<any>;
  StaffUpdateInput: ResolverTypeWrapper<any>;
  PermissionGroupCreateInput: ResolverTypeWrapper<any>;
  PermissionGroupUpdateInput: ResolverTypeWrapper<any>;
  ShopSettingsInput: ResolverTypeWrapper<any>;
  ExternalAuthentication: ResolverTypeWrapper<any>;
  AppInput: ResolverTypeWrapper<any>;
  AppTokenInput: ResolverTypeWrapper<any>;
  CustomerFilterInput: ResolverTypeWrapper<any>;
  StaffUserInput: ResolverTypeWrapper<any>;
  UserSortingInput: ResolverTypeWrapper<any>;
  OrderFilterInput: ResolverTypeWrapper<any>;
  OrderSortingInput: ResolverTypeWrapper<any>;
  CheckoutFilterInput: ResolverTypeWrapper<any>;
  CheckoutSortingInput: ResolverTypeWrapper<any>;
  PermissionGroupFilterInput: ResolverTypeWrapper<any>;
  PermissionGroupSortingInput: ResolverTypeWrapper<any>;
  AppFilterInput: ResolverTypeWrapper<any>;
  AppSortingInput: ResolverTypeWrapper<any>;
  DateRangeInput: ResolverTypeWrapper<any>;
  AddressValidationData: ResolverTypeWrapper<any>;
  ChoiceValue: ResolverTypeWrapper<any>;
  AccountError: ResolverTypeWrapper<any>;
  StaffError: ResolverTypeWrapper<any>;
  PermissionGroupError: ResolverTypeWrapper<any>;
  ShopError: ResolverTypeWrapper<any>;
  AppError: ResolverTypeWrapper<any>;
  MetadataError: ResolverTypeWrapper<any>;
  DeliveryOptionsCalculateError: ResolverTypeWrapper<any>;
  AccountRegister: ResolverTypeWrapper<any>;
  ConfirmAccount: ResolverTypeWrapper<any>;
  CreateToken: ResolverTypeWrapper<any>;
  RefreshToken: ResolverTypeWrapper<any>;
  VerifyToken: ResolverTypeWrapper<any>;
  DeactivateAllUserTokens: ResolverTypeWrapper<any>;
  ExternalAuthenticationUrl: ResolverTypeWrapper<any>;
  ExternalObtainAccessTokens: ResolverTypeWrapper<any>;
  ExternalRefresh: ResolverTypeWrapper<any>;
  ExternalVerify: ResolverTypeWrapper<any>;
  RequestPasswordReset: ResolverTypeWrapper<any>;
  SetPassword: ResolverTypeWrapper<any>;
  PasswordChange: ResolverTypeWrapper<any>;
  RequestEmailChange: ResolverTypeWrapper<any>;
  ConfirmEmailChange: ResolverTypeWrapper<any>;
  SendConfirmationEmail: ResolverTypeWrapper<any>;
  SendConfirmationEmailError: ResolverTypeWrapper<any>;
  AccountUpdate: ResolverTypeWrapper<any>;
  AccountAddressCreate: ResolverTypeWrapper<any>;
  AccountAddressUpdate: ResolverTypeWrapper<any>;
  AccountAddressDelete: ResolverTypeWrapper<any>;
  AccountSetDefaultAddress: ResolverTypeWrapper<any>;
  UserAvatarUpdate: ResolverTypeWrapper<any>;
  UserAvatarDelete: ResolverTypeWrapper<any>;
  AccountRequestDeletion: ResolverTypeWrapper<any>;
  AccountDelete: ResolverTypeWrapper<any>;
  UpdateMetadata: ResolverTypeWrapper<any>;
  DeleteMetadata: ResolverTypeWrapper<any>;
  UpdatePrivateMetadata: ResolverTypeWrapper<any>;
  DeletePrivateMetadata: ResolverTypeWrapper<any>;
  CheckoutCustomerAttach: ResolverTypeWrapper<any>;
  CheckoutCustomerDetach: ResolverTypeWrapper<any>;
  DeliveryOptionsCalculate: ResolverTypeWrapper<any>;
  Delivery: ResolverTypeWrapper<any>;
  CheckoutLineDelete: ResolverTypeWrapper<any>;
  CheckoutShippingMethodUpdate: ResolverTypeWrapper<any>;
  CheckoutCustomerNoteUpdate: ResolverTypeWrapper<any>;
  CheckoutCreateFromOrder: ResolverTypeWrapper<any>;
  CheckoutCreateFromOrderError: ResolverTypeWrapper<any>;
  CheckoutCreateFromOrderUnavailableVariant: ResolverTypeWrapper<any>;
  CustomerCreate: ResolverTypeWrapper<any>;
  CustomerUpdate: ResolverTypeWrapper<any>;
  CustomerDelete: ResolverTypeWrapper<any>;
  CustomerBulkDelete: ResolverTypeWrapper<any>;
  StaffCreate: ResolverTypeWrapper<any>;
  StaffUpdate: ResolverTypeWrapper<any>;
  StaffDelete: ResolverTypeWrapper<any>;
  StaffBulkDelete: ResolverTypeWrapper<any>;
  UserBulkSetActive: ResolverTypeWrapper<any>;
  PermissionGroupCreate: ResolverTypeWrapper<any>;
  PermissionGroupUpdate: ResolverTypeWrapper<any>;
  PermissionGroupDelete: ResolverTypeWrapper<any>;
  ShopSettingsUpdate: ResolverTypeWrapper<any>;
  OrderCancel: ResolverTypeWrapper<any>;
  OrderConfirm: ResolverTypeWrapper<any>;
  OrderMarkAsPaid: ResolverTypeWrapper<any>;
  OrderFulfill: ResolverTypeWrapper<any>;
  OrderFulfillInput: ResolverTypeWrapper<any>;
  OrderFulfillLineInput: ResolverTypeWrapper<any>;
  OrderFulfillStockInput: ResolverTypeWrapper<any>;
  FulfillmentApprove: ResolverTypeWrapper<any>;
  FulfillmentUpdateTracking: ResolverTypeWrapper<any>;
  FulfillmentUpdateTrackingInput: ResolverTypeWrapper<any>;
  Fulfillment: ResolverTypeWrapper<FulfillmentSource>;
  FulfillmentLine: ResolverTypeWrapper<FulfillmentLineSource>;
  AppCreate: ResolverTypeWrapper<any>;
  AppUpdate: ResolverTypeWrapper<any>;
  AppDelete: ResolverTypeWrapper<any>;
  AppTokenCreate: ResolverTypeWrapper<any>;
  AppTokenDelete: ResolverTypeWrapper<any>;
  AppTokenVerify: ResolverTypeWrapper<any>;
  AddressCreate: ResolverTypeWrapper<any>;
  AddressUpdate: ResolverTypeWrapper<any>;
  AddressDelete: ResolverTypeWrapper<any>;
  AddressSetDefault: ResolverTypeWrapper<any>;
  Upload: ResolverTypeWrapper<any>;
  AppTypeEnum: ResolverTypeWrapper<any>;
  PermissionEnum: ResolverTypeWrapper<any>;
  CustomerEventsEnum: ResolverTypeWrapper<any>;
  PasswordLoginModeEnum: ResolverTypeWrapper<any>;
  StaffMemberStatus: ResolverTypeWrapper<any>;
  UserSortField: ResolverTypeWrapper<any>;
  OrderStatusFilter: ResolverTypeWrapper<any>;
  OrderSortField: ResolverTypeWrapper<any>;
  CheckoutSortField: ResolverTypeWrapper<any>;
  PermissionGroupSortField: ResolverTypeWrapper<any>;
  AppSortField: ResolverTypeWrapper<any>;
  AccountErrorCode: ResolverTypeWrapper<any>;
  PermissionGroupErrorCode: ResolverTypeWrapper<any>;
  ShopErrorCode: ResolverTypeWrapper<any>;
  AppErrorCode: ResolverTypeWrapper<any>;
  MetadataErrorCode: ResolverTypeWrapper<any>;
  DeliveryOptionsCalculateErrorCode: ResolverTypeWrapper<any>;
  GenericScalar: ResolverTypeWrapper<any>;
  SendConfirmationEmailErrorCode: ResolverTypeWrapper<any>;
  CheckoutCreateFromOrderErrorCode: ResolverTypeWrapper<any>;
  CheckoutCreateFromOrderUnavailableVariantErrorCode: ResolverTypeWrapper<any>;
  FulfillmentStatus: ResolverTypeWrapper<any>;
  PositiveInt: ResolverTypeWrapper<any>;
  PageWhereInput: ResolverTypeWrapper<any>;
  AssignedAttribute: ResolverTypeWrapper<any>;
  AssignedBooleanAttribute: ResolverTypeWrapper<any>;
  AssignedFileAttribute: ResolverTypeWrapper<any>;
  AssignedMultiChoiceAttribute: ResolverTypeWrapper<any>;
  AssignedNumericAttribute: ResolverTypeWrapper<any>;
  AssignedPlainTextAttribute: ResolverTypeWrapper<any>;
  AssignedTextAttribute: ResolverTypeWrapper<any>;
  AssignedSingleChoiceAttribute: ResolverTypeWrapper<any>;
  AssignedSingleCollectionReferenceAttribute: ResolverTypeWrapper<any>;
  AssignedChoiceAttributeValue: ResolverTypeWrapper<any>;
  CheckoutProblem: ResolverTypeWrapper<any>;
  CheckoutLineProblem: ResolverTypeWrapper<any>;
  CheckoutProblemDeliveryMethodStale: ResolverTypeWrapper<any>;
  CheckoutProblemDeliveryMethodInvalid: ResolverTypeWrapper<any>;
  CheckoutLineProblemInsufficientStock: ResolverTypeWrapper<any>;
  CheckoutLineProblemVariantNotAvailable: ResolverTypeWrapper<any>;
  Voucher: ResolverTypeWrapper<any>;
  VoucherTypeEnum: ResolverTypeWrapper<any>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: any;
  String: any;
  ID: any;
  Node: any;
  ObjectWithMetadata: any;
  MetadataItem: any;
  Metadata: any;
  DateTime: any;
  JSON: any;
  User: UserSource;
  Boolean: any;
  Attribute: AttributeSource;
  ProductType: ProductTypeSource;
  Weight: any;
  Float: any;
  ProductCountableConnection: any;
  PageInfo: any;
  ProductCountableEdge: any;
  Product: ProductSource;
  JSONString: any;
  Category: CategorySource;
  CategoryCountableConnection: any;
  CategoryCountableEdge: any;
  GlobalIDFilterInput: any;
  ProductWhereInput: any;
  ProductFilterInput: any;
  AttributeInput: any;
  AssignedAttributeValueInput: any;
  StringFilterInput: any;
  DecimalFilterInput: any;
  Decimal: any;
  DecimalRangeInput: any;
  Date: any;
  DateTimeRangeInput: any;
  IntRangeInput: any;
  MetadataFilter: any;
  PriceRangeInput: any;
  ProductOrder: any;
  Image: any;
  CategoryTranslation: any;
  LanguageDisplay: any;
  ProductVariant: VariantSource;
  Channel: ChannelSource;
  CountryDisplay: any;
  Warehouse: any;
  Address: AddressSource;
  Money: any;
  ShippingMethodTranslation: any;
  ShippingMethodsPerCountry: any;
  ShippingMethod: any;
  VariantPricingInfo: any;
  TaxedMoney: any;
  AddressInput: any;
  MetadataInput: any;
  SelectedAttribute: SelectedAttributeSource;
  AttributeValue: AttributeValueSource;
  AttributeValueTranslation: any;
  AttributeTranslation: any;
  File: any;
  ProductMedia: MediaSource;
  ProductVariantTranslation: any;
  ProductPricingInfo: any;
  TaxedMoneyRange: any;
  ProductVariantCountableConnection: any;
  ProductVariantCountableEdge: any;
  ProductVariantFilterInput: any;
  ProductVariantSortingInput: any;
  MediaSortingInput: any;
  Collection: CollectionSource;
  CollectionTranslation: any;
  ProductTranslation: any;
  AttributeCountableConnection: any;
  AttributeCountableEdge: any;
  AttributeFilterInput: any;
  PageType: PageTypeSource;
  AttributeValueCountableConnection: any;
  AttributeValueCountableEdge: any;
  AttributeChoicesSortingInput: any;
  AttributeValueFilterInput: any;
  Checkout: CheckoutSource;
  CollectionCountableConnection: any;
  CollectionCountableEdge: any;
  PaymentGateway: any;
  GatewayConfigLine: any;
  GiftCard: GiftCardSource;
  CheckoutLine: CheckoutLineSource;
  DeliveryMethod: any;
  UUID: any;
  TransactionItem: TransactionSource;
  Order: OrderSource;
  OrderLine: OrderLineSource;
  PositiveDecimal: any;
  Page: PageSource;
  PageTranslation: any;
  Payment: any;
  OrderEvent: OrderEventSource;
  OrderDiscount: OrderDiscountSource;
  OrderError: any;
  TransactionEvent: TransactionEventSource;
  PaymentMethodDetails: any;
  CheckoutCountableConnection: any;
  CheckoutCountableEdge: any;
  OrderCountableConnection: any;
  OrderCountableEdge: any;
  MenuItemTranslation: any;
  MenuItem: MenuItemSource;
  Menu: MenuSource;
  Shop: ShopSource;
  CountryFilterInput: any;
  Domain: any;
  CategoryFilterInput: any;
  CategorySortingInput: any;
  CollectionFilterInput: any;
  CollectionSortingInput: any;
  PageCountableConnection: any;
  PageCountableEdge: any;
  PageSortingInput: any;
  PageFilterInput: any;
  AttributeSortingInput: any;
  Mutation: Record<PropertyKey, never>;
  PaymentGatewayInitialize: any;
  PaymentGatewayConfig: any;
  PaymentGatewayConfigError: any;
  PaymentGatewayInitializeError: any;
  PaymentGatewayToInitialize: any;
  TransactionInitialize: any;
  TransactionInitializeError: any;
  TransactionProcess: any;
  TransactionProcessError: any;
  TransactionRequestAction: any;
  TransactionRequestActionError: any;
  TransactionEventReport: any;
  TransactionEventReportError: any;
  PaymentMethodDetailsInput: any;
  CardPaymentMethodDetailsInput: any;
  OtherPaymentMethodDetailsInput: any;
  GiftCardPaymentMethodDetailsInput: any;
  CheckoutAddPromoCode: any;
  CheckoutError: any;
  CheckoutBillingAddressUpdate: any;
  CheckoutAddressValidationRules: any;
  CheckoutComplete: any;
  CheckoutCreate: any;
  CheckoutCreateInput: any;
  CheckoutLineInput: any;
  CheckoutValidationRules: any;
  CheckoutEmailUpdate: any;
  CheckoutLinesDelete: any;
  CheckoutLinesAdd: any;
  CheckoutLinesUpdate: any;
  CheckoutLineUpdateInput: any;
  CheckoutRemovePromoCode: any;
  CheckoutShippingAddressUpdate: any;
  CheckoutDeliveryMethodUpdate: any;
  CheckoutLanguageCodeUpdate: any;
  CardPaymentMethodDetails: any;
  GiftCardPaymentMethodDetails: any;
  OtherPaymentMethodDetails: any;
  Group: GroupSource;
  App: AppSource;
  AppToken: AppTokenSource;
  UserPermission: UserPermissionSource;
  Permission: any;
  UserCountableConnection: any;
  UserCountableEdge: any;
  GroupCountableConnection: any;
  GroupCountableEdge: any;
  AppCountableConnection: any;
  AppCountableEdge: any;
  GiftCardCountableConnection: any;
  GiftCardCountableEdge: any;
  CustomerEvent: CustomerEventSource;
  AccountRegisterInput: any;
  AccountInput: any;
  UserCreateInput: any;
  CustomerInput: any;
  StaffCreateInput: any;
  StaffUpdateInput: any;
  PermissionGroupCreateInput: any;
  PermissionGroupUpdateInput: any;
  ShopSettingsInput: any;
  ExternalAuthentication: any;
  AppInput: any;
  AppTokenInput: any;
  CustomerFilterInput: any;
  StaffUserInput: any;
  UserSortingInput: any;
  OrderFilterInput: any;
  OrderSortingInput: any;
  CheckoutFilterInput: any;
  CheckoutSortingInput: any;
  PermissionGroupFilterInput: any;
  PermissionGroupSortingInput: any;
  AppFilterInput: any;
  AppSortingInput: any;
  DateRangeInput: any;
  AddressValidationData: any;
  ChoiceValue: any;
  AccountError: any;
  StaffError: any;
  PermissionGroupError: any;
  ShopError: any;
  AppError: any;
  MetadataError: any;
  DeliveryOptionsCalculateError: any;
  AccountRegister: any;
  ConfirmAccount: any;
  CreateToken: any;
  RefreshToken: any;
  VerifyToken: any;
  DeactivateAllUserTokens: any;
  ExternalAuthenticationUrl: any;
  ExternalObtainAccessTokens: any;
  ExternalRefresh: any;
  ExternalVerify: any;
  RequestPasswordReset: any;
  SetPassword: any;
  PasswordChange: any;
  RequestEmailChange: any;
  ConfirmEmailChange: any;
  SendConfirmationEmail: any;
  SendConfirmationEmailError: any;
  AccountUpdate: any;
  AccountAddressCreate: any;
  AccountAddressUpdate: any;
  AccountAddressDelete: any;
  AccountSetDefaultAddress: any;
  UserAvatarUpdate: any;
  UserAvatarDelete: any;
  AccountRequestDeletion: any;
  AccountDelete: any;
  UpdateMetadata: any;
  DeleteMetadata: any;
  UpdatePrivateMetadata: any;
  DeletePrivateMetadata: any;
  CheckoutCustomerAttach: any;
  CheckoutCustomerDetach: any;
  DeliveryOptionsCalculate: any;
  Delivery: any;
  CheckoutLineDelete: any;
  CheckoutShippingMethodUpdate: any;
  CheckoutCustomerNoteUpdate: any;
  CheckoutCreateFromOrder: any;
  CheckoutCreateFromOrderError: any;
  CheckoutCreateFromOrderUnavailableVariant: any;
  CustomerCreate: any;
  CustomerUpdate: any;
  CustomerDelete: any;
  CustomerBulkDelete: any;
  StaffCreate: any;
  StaffUpdate: any;
  StaffDelete: any;
  StaffBulkDelete: any;
  UserBulkSetActive: any;
  PermissionGroupCreate: any;
  PermissionGroupUpdate: any;
  PermissionGroupDelete: any;
  ShopSettingsUpdate: any;
  OrderCancel: any;
  OrderConfirm: any;
  OrderMarkAsPaid: any;
  OrderFulfill: any;
  OrderFulfillInput: any;
  OrderFulfillLineInput: any;
  OrderFulfillStockInput: any;
  FulfillmentApprove: any;
  FulfillmentUpdateTracking: any;
  FulfillmentUpdateTrackingInput: any;
  Fulfillment: FulfillmentSource;
  FulfillmentLine: FulfillmentLineSource;
  AppCreate: any;
  AppUpdate: any;
  AppDelete: any;
  AppTokenCreate: any;
  AppTokenDelete: any;
  AppTokenVerify: any;
  AddressCreate: any;
  AddressUpdate: any;
  AddressDelete: any;
  AddressSetDefault: any;
  Upload: any;
  GenericScalar: any;
  PositiveInt: any;
  PageWhereInput: any;
  AssignedAttribute: any;
  AssignedBooleanAttribute: any;
  AssignedFileAttribute: any;
  AssignedMultiChoiceAttribute: any;
  AssignedNumericAttribute: any;
  AssignedPlainTextAttribute: any;
  AssignedTextAttribute: any;
  AssignedSingleChoiceAttribute: any;
  AssignedSingleCollectionReferenceAttribute: any;
  AssignedChoiceAttributeValue: any;
  CheckoutProblem: any;
  CheckoutLineProblem: any;
  CheckoutProblemDeliveryMethodStale: any;
  CheckoutProblemDeliveryMethodInvalid: any;
  CheckoutLineProblemInsufficientStock: any;
  CheckoutLineProblemVariantNotAvailable: any;
  Voucher: any;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  categories?: Resolver<Maybe<ResolversTypes['CategoryCountableConnection']>, ParentType, ContextType, Partial<QueryCategoriesArgs>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, Partial<QueryCategoryArgs>>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, Partial<QueryCollectionArgs>>;
  collections?: Resolver<Maybe<ResolversTypes['CollectionCountableConnection']>, ParentType, ContextType, Partial<QueryCollectionsArgs>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<QueryProductArgs>>;
  products?: Resolver<Maybe<ResolversTypes['ProductCountableConnection']>, ParentType, ContextType, Partial<QueryProductsArgs>>;
  productVariant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType, Partial<QueryProductVariantArgs>>;
  productVariants?: Resolver<Maybe<ResolversTypes['ProductVariantCountableConnection']>, ParentType, ContextType, Partial<QueryProductVariantsArgs>>;
  transaction?: Resolver<Maybe<ResolversTypes['TransactionItem']>, ParentType, ContextType, Partial<QueryTransactionArgs>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, Partial<QueryPageArgs>>;
  pages?: Resolver<Maybe<ResolversTypes['PageCountableConnection']>, ParentType, ContextType, Partial<QueryPagesArgs>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, Partial<QueryOrderArgs>>;
  menu?: Resolver<Maybe<ResolversTypes['Menu']>, ParentType, ContextType, Partial<QueryMenuArgs>>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType, Partial<QueryCheckoutArgs>>;
  checkouts?: Resolver<Maybe<ResolversTypes['CheckoutCountableConnection']>, ParentType, ContextType, Partial<QueryCheckoutsArgs>>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType, Partial<QueryChannelArgs>>;
  channels?: Resolver<Maybe<Array<ResolversTypes['Channel']>>, ParentType, ContextType>;
  attributes?: Resolver<Maybe<ResolversTypes['AttributeCountableConnection']>, ParentType, ContextType, Partial<QueryAttributesArgs>>;
  attribute?: Resolver<Maybe<ResolversTypes['Attribute']>, ParentType, ContextType, Partial<QueryAttributeArgs>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['OrderCountableConnection']>, ParentType, ContextType, Partial<QueryOrdersArgs>>;
  apps?: Resolver<Maybe<ResolversTypes['AppCountableConnection']>, ParentType, ContextType, Partial<QueryAppsArgs>>;
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType, Partial<QueryAppArgs>>;
  addressValidationRules?: Resolver<Maybe<ResolversTypes['AddressValidationData']>, ParentType, ContextType, RequireFields<QueryAddressValidationRulesArgs, 'countryCode'>>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType, RequireFields<QueryAddressArgs, 'id'>>;
  customers?: Resolver<Maybe<ResolversTypes['UserCountableConnection']>, ParentType, ContextType, Partial<QueryCustomersArgs>>;
  permissionGroups?: Resolver<Maybe<ResolversTypes['GroupCountableConnection']>, ParentType, ContextType, Partial<QueryPermissionGroupsArgs>>;
  permissionGroup?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<QueryPermissionGroupArgs, 'id'>>;
  staffUsers?: Resolver<Maybe<ResolversTypes['UserCountableConnection']>, ParentType, ContextType, Partial<QueryStaffUsersArgs>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryUserArgs>>;
};

export type NodeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'User' | 'Attribute' | 'ProductType' | 'Product' | 'Category' | 'CategoryTranslation' | 'ProductVariant' | 'Channel' | 'Warehouse' | 'Address' | 'ShippingMethodTranslation' | 'ShippingMethod' | 'AttributeValue' | 'AttributeValueTranslation' | 'AttributeTranslation' | 'ProductMedia' | 'ProductVariantTranslation' | 'Collection' | 'CollectionTranslation' | 'ProductTranslation' | 'PageType' | 'Checkout' | 'GiftCard' | 'CheckoutLine' | 'TransactionItem' | 'Order' | 'OrderLine' | 'Page' | 'PageTranslation' | 'Payment' | 'OrderEvent' | 'OrderDiscount' | 'TransactionEvent' | 'MenuItemTranslation' | 'MenuItem' | 'Menu' | 'Group' | 'App' | 'AppToken' | 'CustomerEvent' | 'Fulfillment' | 'FulfillmentLine' | 'Voucher', ParentType, ContextType>;
};

export type ObjectWithMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ObjectWithMetadata'] = ResolversParentTypes['ObjectWithMetadata']> = {
  __resolveType: TypeResolveFn<'User' | 'Attribute' | 'ProductType' | 'Product' | 'Category' | 'ProductVariant' | 'Channel' | 'Warehouse' | 'Address' | 'ShippingMethod' | 'ProductMedia' | 'Collection' | 'PageType' | 'Checkout' | 'GiftCard' | 'CheckoutLine' | 'TransactionItem' | 'Order' | 'OrderLine' | 'Page' | 'MenuItem' | 'Menu' | 'Shop' | 'App' | 'Fulfillment' | 'Voucher', ParentType, ContextType>;
};

export type MetadataItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MetadataItem'] = ResolversParentTypes['MetadataItem']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface MetadataScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Metadata'], any> {
  name: 'Metadata';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type UserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<UserPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<UserPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<UserMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<UserMetafieldsArgs>>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  checkoutIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType, Partial<UserCheckoutIdsArgs>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderCountableConnection']>, ParentType, ContextType, Partial<UserOrdersArgs>>;
  languageCode?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  defaultShippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  defaultBillingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  dateJoined?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  checkoutTokens?: Resolver<Maybe<Array<ResolversTypes['UUID']>>, ParentType, ContextType, Partial<UserCheckoutTokensArgs>>;
  checkouts?: Resolver<Maybe<ResolversTypes['CheckoutCountableConnection']>, ParentType, ContextType, Partial<UserCheckoutsArgs>>;
  giftCards?: Resolver<Maybe<ResolversTypes['GiftCardCountableConnection']>, ParentType, ContextType, Partial<UserGiftCardsArgs>>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userPermissions?: Resolver<Maybe<Array<ResolversTypes['UserPermission']>>, ParentType, ContextType>;
  permissionGroups?: Resolver<Maybe<Array<ResolversTypes['Group']>>, ParentType, ContextType>;
  editableGroups?: Resolver<Maybe<Array<ResolversTypes['Group']>>, ParentType, ContextType>;
  accessibleChannels?: Resolver<Maybe<Array<ResolversTypes['Channel']>>, ParentType, ContextType>;
  restrictedAccessToChannels?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<UserAvatarArgs, 'format'>>;
  events?: Resolver<Maybe<Array<ResolversTypes['CustomerEvent']>>, ParentType, ContextType>;
  externalReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<AttributePrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<AttributePrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<AttributeMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<AttributeMetafieldsArgs>>;
  inputType?: Resolver<Maybe<ResolversTypes['AttributeInputTypeEnum']>, ParentType, ContextType>;
  entityType?: Resolver<Maybe<ResolversTypes['AttributeEntityTypeEnum']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeTypeEnum'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['MeasurementUnitsEnum']>, ParentType, ContextType>;
  choices?: Resolver<Maybe<ResolversTypes['AttributeValueCountableConnection']>, ParentType, ContextType, Partial<AttributeChoicesArgs>>;
  valueRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibleInStorefront?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  translation?: Resolver<Maybe<ResolversTypes['AttributeTranslation']>, ParentType, ContextType, RequireFields<AttributeTranslationArgs, 'languageCode'>>;
  withChoices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  externalReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTypeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductType'] = ResolversParentTypes['ProductType']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ProductTypePrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<ProductTypePrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ProductTypeMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<ProductTypeMetafieldsArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShippingRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDigital?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WeightResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Weight'] = ResolversParentTypes['Weight']> = {
  unit?: Resolver<ResolversTypes['WeightUnitsEnum'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductCountableConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductCountableConnection'] = ResolversParentTypes['ProductCountableConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ProductCountableEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductCountableEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductCountableEdge'] = ResolversParentTypes['ProductCountableEdge']> = {
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ProductPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<ProductPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ProductMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<ProductMetafieldsArgs>>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
  defaultVariant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionJson?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<ProductThumbnailArgs, 'format'>>;
  pricing?: Resolver<Maybe<ResolversTypes['ProductPricingInfo']>, ParentType, ContextType, Partial<ProductPricingArgs>>;
  isAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, Partial<ProductIsAvailableArgs>>;
  attribute?: Resolver<Maybe<ResolversTypes['SelectedAttribute']>, ParentType, ContextType, RequireFields<ProductAttributeArgs, 'slug'>>;
  attributes?: Resolver<Array<ResolversTypes['SelectedAttribute']>, ParentType, ContextType>;
  mediaById?: Resolver<Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType, RequireFields<ProductMediaByIdArgs, 'id'>>;
  variant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType, Partial<ProductVariantArgs>>;
  variants?: Resolver<Maybe<Array<ResolversTypes['ProductVariant']>>, ParentType, ContextType>;
  productVariants?: Resolver<Maybe<ResolversTypes['ProductVariantCountableConnection']>, ParentType, ContextType, Partial<ProductProductVariantsArgs>>;
  media?: Resolver<Maybe<Array<ResolversTypes['ProductMedia']>>, ParentType, ContextType, Partial<ProductMediaArgs>>;
  collections?: Resolver<Maybe<Array<ResolversTypes['Collection']>>, ParentType, ContextType>;
  translation?: Resolver<Maybe<ResolversTypes['ProductTranslation']>, ParentType, ContextType, RequireFields<ProductTranslationArgs, 'languageCode'>>;
  availableForPurchase?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  availableForPurchaseAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isAvailableForPurchase?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  externalReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assignedAttribute?: Resolver<Maybe<ResolversTypes['AssignedAttribute']>, ParentType, ContextType, RequireFields<ProductAssignedAttributeArgs, 'slug'>>;
  assignedAttributes?: Resolver<Array<ResolversTypes['AssignedAttribute']>, ParentType, ContextType, RequireFields<ProductAssignedAttributesArgs, 'limit'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface JsonStringScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONString'], any> {
  name: 'JSONString';
}

export type CategoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CategoryPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<CategoryPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CategoryMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<CategoryMetafieldsArgs>>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ancestors?: Resolver<Maybe<ResolversTypes['CategoryCountableConnection']>, ParentType, ContextType, Partial<CategoryAncestorsArgs>>;
  products?: Resolver<Maybe<ResolversTypes['ProductCountableConnection']>, ParentType, ContextType, Partial<CategoryProductsArgs>>;
  children?: Resolver<Maybe<ResolversTypes['CategoryCountableConnection']>, ParentType, ContextType, Partial<CategoryChildrenArgs>>;
  backgroundImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<CategoryBackgroundImageArgs, 'format'>>;
  translation?: Resolver<Maybe<ResolversTypes['CategoryTranslation']>, ParentType, ContextType, RequireFields<CategoryTranslationArgs, 'languageCode'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryCountableConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CategoryCountableConnection'] = ResolversParentTypes['CategoryCountableConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['CategoryCountableEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CategoryCountableEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CategoryCountableEdge'] = ResolversParentTypes['CategoryCountableEdge']> = {
  node?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type ImageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryTranslationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CategoryTranslation'] = ResolversParentTypes['CategoryTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageDisplay'], ParentType, ContextType>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LanguageDisplayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LanguageDisplay'] = ResolversParentTypes['LanguageDisplay']> = {
  code?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ProductVariantPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<ProductVariantPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ProductVariantMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<ProductVariantMetafieldsArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  trackInventory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantityLimitPerCustomer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pricing?: Resolver<Maybe<ResolversTypes['VariantPricingInfo']>, ParentType, ContextType, Partial<ProductVariantPricingArgs>>;
  attributes?: Resolver<Array<ResolversTypes['SelectedAttribute']>, ParentType, ContextType, Partial<ProductVariantAttributesArgs>>;
  media?: Resolver<Maybe<Array<ResolversTypes['ProductMedia']>>, ParentType, ContextType>;
  translation?: Resolver<Maybe<ResolversTypes['ProductVariantTranslation']>, ParentType, ContextType, RequireFields<ProductVariantTranslationArgs, 'languageCode'>>;
  quantityAvailable?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<ProductVariantQuantityAvailableArgs>>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  externalReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assignedAttribute?: Resolver<Maybe<ResolversTypes['AssignedAttribute']>, ParentType, ContextType, RequireFields<ProductVariantAssignedAttributeArgs, 'slug'>>;
  assignedAttributes?: Resolver<Array<ResolversTypes['AssignedAttribute']>, ParentType, ContextType, RequireFields<ProductVariantAssignedAttributesArgs, 'limit'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ChannelPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<ChannelPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ChannelMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<ChannelMetafieldsArgs>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultCountry?: Resolver<ResolversTypes['CountryDisplay'], ParentType, ContextType>;
  countries?: Resolver<Maybe<Array<ResolversTypes['CountryDisplay']>>, ParentType, ContextType>;
  availableShippingMethodsPerCountry?: Resolver<Maybe<Array<ResolversTypes['ShippingMethodsPerCountry']>>, ParentType, ContextType, Partial<ChannelAvailableShippingMethodsPerCountryArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountryDisplayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CountryDisplay'] = ResolversParentTypes['CountryDisplay']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarehouseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Warehouse'] = ResolversParentTypes['Warehouse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<WarehousePrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<WarehousePrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<WarehouseMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<WarehouseMetafieldsArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<AddressPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<AddressPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<AddressMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<AddressMetafieldsArgs>>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetAddress1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetAddress2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityArea?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryDisplay'], ParentType, ContextType>;
  countryArea?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDefaultShippingAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isDefaultBillingAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fractionalAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fractionDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShippingMethodTranslationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShippingMethodTranslation'] = ResolversParentTypes['ShippingMethodTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageDisplay'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShippingMethodsPerCountryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShippingMethodsPerCountry'] = ResolversParentTypes['ShippingMethodsPerCountry']> = {
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  shippingMethods?: Resolver<Maybe<Array<ResolversTypes['ShippingMethod']>>, ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ShippingMethodPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<ShippingMethodPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ShippingMethodMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<ShippingMethodMetafieldsArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  maximumDeliveryDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimumDeliveryDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maximumOrderWeight?: Resolver<Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
  minimumOrderWeight?: Resolver<Maybe<ResolversTypes['Weight']>, ParentType, ContextType>;
  translation?: Resolver<Maybe<ResolversTypes['ShippingMethodTranslation']>, ParentType, ContextType, RequireFields<ShippingMethodTranslationArgs, 'languageCode'>>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maximumOrderPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minimumOrderPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantPricingInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VariantPricingInfo'] = ResolversParentTypes['VariantPricingInfo']> = {
  onSale?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  priceUndiscounted?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
};

export type TaxedMoneyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TaxedMoney'] = ResolversParentTypes['TaxedMoney']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SelectedAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SelectedAttribute'] = ResolversParentTypes['SelectedAttribute']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translation?: Resolver<Maybe<ResolversTypes['AttributeValueTranslation']>, ParentType, ContextType, RequireFields<AttributeValueTranslationArgs, 'languageCode'>>;
  inputType?: Resolver<Maybe<ResolversTypes['AttributeInputTypeEnum']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  richText?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  plainText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  boolean?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dateTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeValueTranslationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeValueTranslation'] = ResolversParentTypes['AttributeValueTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageDisplay'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  richText?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  plainText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeTranslationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeTranslation'] = ResolversParentTypes['AttributeTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageDisplay'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductMediaResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductMedia'] = ResolversParentTypes['ProductMedia']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ProductMediaPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<ProductMediaPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ProductMediaMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<ProductMediaMetafieldsArgs>>;
  sortOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductMediaType'], ParentType, ContextType>;
  oembedData?: Resolver<ResolversTypes['JSONString'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ProductMediaUrlArgs, 'format'>>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductVariantTranslationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductVariantTranslation'] = ResolversParentTypes['ProductVariantTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageDisplay'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductPricingInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductPricingInfo'] = ResolversParentTypes['ProductPricingInfo']> = {
  onSale?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  displayGrossPrices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['TaxedMoneyRange']>, ParentType, ContextType>;
  priceRangeUndiscounted?: Resolver<Maybe<ResolversTypes['TaxedMoneyRange']>, ParentType, ContextType>;
};

export type TaxedMoneyRangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TaxedMoneyRange'] = ResolversParentTypes['TaxedMoneyRange']> = {
  start?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
  stop?: Resolver<Maybe<ResolversTypes['TaxedMoney']>, ParentType, ContextType>;
};

export type ProductVariantCountableConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductVariantCountableConnection'] = ResolversParentTypes['ProductVariantCountableConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ProductVariantCountableEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductVariantCountableEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductVariantCountableEdge'] = ResolversParentTypes['ProductVariantCountableEdge']> = {
  node?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CollectionPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<CollectionPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CollectionMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<CollectionMetafieldsArgs>>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductCountableConnection']>, ParentType, ContextType, Partial<CollectionProductsArgs>>;
  backgroundImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<CollectionBackgroundImageArgs, 'format'>>;
  translation?: Resolver<Maybe<ResolversTypes['CollectionTranslation']>, ParentType, ContextType, RequireFields<CollectionTranslationArgs, 'languageCode'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionTranslationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CollectionTranslation'] = ResolversParentTypes['CollectionTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageDisplay'], ParentType, ContextType>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTranslationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductTranslation'] = ResolversParentTypes['ProductTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageDisplay'], ParentType, ContextType>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeCountableConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeCountableConnection'] = ResolversParentTypes['AttributeCountableConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['AttributeCountableEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AttributeCountableEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeCountableEdge'] = ResolversParentTypes['AttributeCountableEdge']> = {
  node?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageTypeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageType'] = ResolversParentTypes['PageType']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<PageTypePrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<PageTypePrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<PageTypeMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<PageTypeMetafieldsArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeValueCountableConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeValueCountableConnection'] = ResolversParentTypes['AttributeValueCountableConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['AttributeValueCountableEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AttributeValueCountableEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AttributeValueCountableEdge'] = ResolversParentTypes['AttributeValueCountableEdge']> = {
  node?: Resolver<ResolversTypes['AttributeValue'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CheckoutPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<CheckoutPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CheckoutMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<CheckoutMetafieldsArgs>>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastChange?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  customerNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translatedDiscountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voucherCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  availableShippingMethods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  shippingMethods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  availablePaymentGateways?: Resolver<Array<ResolversTypes['PaymentGateway']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giftCards?: Resolver<Array<ResolversTypes['GiftCard']>, ParentType, ContextType>;
  isShippingRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stockReservationExpires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CheckoutLine']>, ParentType, ContextType>;
  shippingPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  deliveryMethod?: Resolver<Maybe<ResolversTypes['DeliveryMethod']>, ParentType, ContextType>;
  subtotalPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  taxExemption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  totalBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  languageCode?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  transactions?: Resolver<Maybe<Array<ResolversTypes['TransactionItem']>>, ParentType, ContextType>;
  displayGrossPrices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  authorizeStatus?: Resolver<ResolversTypes['CheckoutAuthorizeStatusEnum'], ParentType, ContextType>;
  chargeStatus?: Resolver<ResolversTypes['CheckoutChargeStatusEnum'], ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['Delivery']>, ParentType, ContextType>;
  problems?: Resolver<Maybe<Array<ResolversTypes['CheckoutProblem']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionCountableConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CollectionCountableConnection'] = ResolversParentTypes['CollectionCountableConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['CollectionCountableEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CollectionCountableEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CollectionCountableEdge'] = ResolversParentTypes['CollectionCountableEdge']> = {
  node?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentGatewayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentGateway'] = ResolversParentTypes['PaymentGateway']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  config?: Resolver<Array<ResolversTypes['GatewayConfigLine']>, ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GatewayConfigLineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GatewayConfigLine'] = ResolversParentTypes['GatewayConfigLine']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiftCardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftCard'] = ResolversParentTypes['GiftCard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<GiftCardPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<GiftCardPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<GiftCardMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<GiftCardMetafieldsArgs>>;
  displayCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4CodeChars?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  initialBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currentBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutLineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutLine'] = ResolversParentTypes['CheckoutLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CheckoutLinePrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<CheckoutLinePrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CheckoutLineMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<CheckoutLineMetafieldsArgs>>;
  variant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  undiscountedUnitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priorUnitPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  undiscountedTotalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priorTotalPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  requiresShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGift?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  problems?: Resolver<Maybe<Array<ResolversTypes['CheckoutLineProblem']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliveryMethodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeliveryMethod'] = ResolversParentTypes['DeliveryMethod']> = {
  __resolveType: TypeResolveFn<'Warehouse' | 'ShippingMethod', ParentType, ContextType>;
};

export interface UuidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UUID'], any> {
  name: 'UUID';
}

export type TransactionItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransactionItem'] = ResolversParentTypes['TransactionItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<TransactionItemPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<TransactionItemPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<TransactionItemMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<TransactionItemMetafieldsArgs>>;
  token?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['TransactionActionEnum']>, ParentType, ContextType>;
  authorizedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  authorizePendingAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundPendingAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  canceledAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cancelPendingAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chargedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chargePendingAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pspReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['TransactionEvent']>, ParentType, ContextType>;
  externalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethodDetails?: Resolver<Maybe<ResolversTypes['PaymentMethodDetails']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OrderPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<OrderPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OrderMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<OrderMetafieldsArgs>>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingMethodName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['OrderAction']>, ParentType, ContextType>;
  shippingMethods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['OrderOriginEnum'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentChargeStatusEnum'], ParentType, ContextType>;
  paymentStatusDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorizeStatus?: Resolver<ResolversTypes['OrderAuthorizeStatusEnum'], ParentType, ContextType>;
  chargeStatus?: Resolver<ResolversTypes['OrderChargeStatusEnum'], ParentType, ContextType>;
  transactions?: Resolver<Array<ResolversTypes['TransactionItem']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  undiscountedTotal?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  undiscountedShippingPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippingPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  shippingTaxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  voucherCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giftCards?: Resolver<Array<ResolversTypes['GiftCard']>, ParentType, ContextType>;
  customerNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Weight'], ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  statusDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canFinalize?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalAuthorized?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCaptured?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCharged?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCanceled?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  totalBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  userEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isShippingRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deliveryMethod?: Resolver<Maybe<ResolversTypes['DeliveryMethod']>, ParentType, ContextType>;
  languageCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languageCodeEnum?: Resolver<ResolversTypes['LanguageCodeEnum'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translatedDiscountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['OrderDiscount']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['OrderError']>, ParentType, ContextType>;
  displayGrossPrices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  externalReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkoutId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalRefunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalRefundPending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalAuthorizePending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalChargePending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCancelPending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fulfillments?: Resolver<Array<ResolversTypes['Fulfillment']>, ParentType, ContextType>;
  voucher?: Resolver<Maybe<ResolversTypes['Voucher']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OrderLinePrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<OrderLinePrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OrderLineMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<OrderLineMetafieldsArgs>>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productSku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productVariantId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isShippingRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityFulfilled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<OrderLineThumbnailArgs, 'format'>>;
  unitPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  undiscountedUnitPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  unitDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitDiscountReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitDiscountValue?: Resolver<ResolversTypes['PositiveDecimal'], ParentType, ContextType>;
  unitDiscountType?: Resolver<Maybe<ResolversTypes['DiscountValueTypeEnum']>, ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  undiscountedTotalPrice?: Resolver<ResolversTypes['TaxedMoney'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  translatedProductName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedVariantName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantityToFulfill?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voucherCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGift?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface PositiveDecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PositiveDecimal'], any> {
  name: 'PositiveDecimal';
}

export type PageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<PagePrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<PagePrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<PageMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<PageMetafieldsArgs>>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageType?: Resolver<ResolversTypes['PageType'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  translation?: Resolver<Maybe<ResolversTypes['PageTranslation']>, ParentType, ContextType, RequireFields<PageTranslationArgs, 'languageCode'>>;
  attribute?: Resolver<Maybe<ResolversTypes['SelectedAttribute']>, ParentType, ContextType, RequireFields<PageAttributeArgs, 'slug'>>;
  attributes?: Resolver<Array<ResolversTypes['SelectedAttribute']>, ParentType, ContextType>;
  assignedAttribute?: Resolver<Maybe<ResolversTypes['AssignedAttribute']>, ParentType, ContextType, RequireFields<PageAssignedAttributeArgs, 'slug'>>;
  assignedAttributes?: Resolver<Array<ResolversTypes['AssignedAttribute']>, ParentType, ContextType, RequireFields<PageAssignedAttributesArgs, 'limit'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageTranslationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageTranslation'] = ResolversParentTypes['PageTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageDisplay'], ParentType, ContextType>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['OrderEventsEnum']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderDiscountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderDiscount'] = ResolversParentTypes['OrderDiscount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderDiscountType'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translatedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueType?: Resolver<ResolversTypes['DiscountValueTypeEnum'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['PositiveDecimal'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderError'] = ResolversParentTypes['OrderError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['OrderErrorCode'], ParentType, ContextType>;
  warehouse?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderLines?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  variants?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  addressType?: Resolver<Maybe<ResolversTypes['AddressTypeEnum']>, ParentType, ContextType>;
};

export type TransactionEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransactionEvent'] = ResolversParentTypes['TransactionEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pspReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['TransactionEventTypeEnum']>, ParentType, ContextType>;
  idempotencyKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentMethodDetailsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentMethodDetails'] = ResolversParentTypes['PaymentMethodDetails']> = {
  __resolveType: TypeResolveFn<'CardPaymentMethodDetails' | 'GiftCardPaymentMethodDetails' | 'OtherPaymentMethodDetails', ParentType, ContextType>;
};

export type CheckoutCountableConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutCountableConnection'] = ResolversParentTypes['CheckoutCountableConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['CheckoutCountableEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CheckoutCountableEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutCountableEdge'] = ResolversParentTypes['CheckoutCountableEdge']> = {
  node?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderCountableConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderCountableConnection'] = ResolversParentTypes['OrderCountableConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['OrderCountableEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrderCountableEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderCountableEdge'] = ResolversParentTypes['OrderCountableEdge']> = {
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuItemTranslationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MenuItemTranslation'] = ResolversParentTypes['MenuItemTranslation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageDisplay'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MenuItemPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<MenuItemPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MenuItemMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<MenuItemMetafieldsArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  menu?: Resolver<ResolversTypes['Menu'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  children?: Resolver<Maybe<Array<ResolversTypes['MenuItem']>>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translation?: Resolver<Maybe<ResolversTypes['MenuItemTranslation']>, ParentType, ContextType, RequireFields<MenuItemTranslationArgs, 'languageCode'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MenuPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<MenuPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MenuMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<MenuMetafieldsArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<ResolversTypes['MenuItem']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ShopPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<ShopPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ShopMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<ShopMetafieldsArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  availablePaymentGateways?: Resolver<Array<ResolversTypes['PaymentGateway']>, ParentType, ContextType, Partial<ShopAvailablePaymentGatewaysArgs>>;
  availableShippingMethods?: Resolver<Maybe<Array<ResolversTypes['ShippingMethod']>>, ParentType, ContextType, RequireFields<ShopAvailableShippingMethodsArgs, 'channel'>>;
  channelCurrencies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['CountryDisplay']>, ParentType, ContextType, Partial<ShopCountriesArgs>>;
  defaultCountry?: Resolver<Maybe<ResolversTypes['CountryDisplay']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['Domain'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['LanguageDisplay']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phonePrefixes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  trackInventoryByDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  limitQuantityPerCheckout?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companyAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schemaVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayGrossPrices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availableExternalAuthentications?: Resolver<Array<ResolversTypes['ExternalAuthentication']>, ParentType, ContextType>;
  defaultMailSenderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultMailSenderAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  headerText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fulfillmentAutoApprove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fulfillmentAllowUnpaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customerSetPasswordUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableAccountConfirmationByEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  allowLoginWithoutConfirmation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  passwordLoginMode?: Resolver<ResolversTypes['PasswordLoginModeEnum'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DomainResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Domain'] = ResolversParentTypes['Domain']> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sslEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageCountableConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageCountableConnection'] = ResolversParentTypes['PageCountableConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['PageCountableEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PageCountableEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageCountableEdge'] = ResolversParentTypes['PageCountableEdge']> = {
  node?: Resolver<ResolversTypes['Page'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  paymentGatewayInitialize?: Resolver<Maybe<ResolversTypes['PaymentGatewayInitialize']>, ParentType, ContextType, RequireFields<MutationPaymentGatewayInitializeArgs, 'id'>>;
  transactionInitialize?: Resolver<Maybe<ResolversTypes['TransactionInitialize']>, ParentType, ContextType, RequireFields<MutationTransactionInitializeArgs, 'id' | 'paymentGateway'>>;
  transactionProcess?: Resolver<Maybe<ResolversTypes['TransactionProcess']>, ParentType, ContextType, Partial<MutationTransactionProcessArgs>>;
  transactionRequestAction?: Resolver<Maybe<ResolversTypes['TransactionRequestAction']>, ParentType, ContextType, RequireFields<MutationTransactionRequestActionArgs, 'actionType'>>;
  transactionEventReport?: Resolver<Maybe<ResolversTypes['TransactionEventReport']>, ParentType, ContextType, RequireFields<MutationTransactionEventReportArgs, 'pspReference' | 'type'>>;
  checkoutAddPromoCode?: Resolver<Maybe<ResolversTypes['CheckoutAddPromoCode']>, ParentType, ContextType, RequireFields<MutationCheckoutAddPromoCodeArgs, 'promoCode'>>;
  checkoutBillingAddressUpdate?: Resolver<Maybe<ResolversTypes['CheckoutBillingAddressUpdate']>, ParentType, ContextType, RequireFields<MutationCheckoutBillingAddressUpdateArgs, 'billingAddress' | 'saveAddress'>>;
  checkoutComplete?: Resolver<Maybe<ResolversTypes['CheckoutComplete']>, ParentType, ContextType, RequireFields<MutationCheckoutCompleteArgs, 'storeSource'>>;
  checkoutCreate?: Resolver<Maybe<ResolversTypes['CheckoutCreate']>, ParentType, ContextType, RequireFields<MutationCheckoutCreateArgs, 'input'>>;
  checkoutEmailUpdate?: Resolver<Maybe<ResolversTypes['CheckoutEmailUpdate']>, ParentType, ContextType, RequireFields<MutationCheckoutEmailUpdateArgs, 'email'>>;
  checkoutLinesDelete?: Resolver<Maybe<ResolversTypes['CheckoutLinesDelete']>, ParentType, ContextType, RequireFields<MutationCheckoutLinesDeleteArgs, 'linesIds'>>;
  checkoutLinesAdd?: Resolver<Maybe<ResolversTypes['CheckoutLinesAdd']>, ParentType, ContextType, RequireFields<MutationCheckoutLinesAddArgs, 'lines'>>;
  checkoutLinesUpdate?: Resolver<Maybe<ResolversTypes['CheckoutLinesUpdate']>, ParentType, ContextType, RequireFields<MutationCheckoutLinesUpdateArgs, 'lines'>>;
  checkoutRemovePromoCode?: Resolver<Maybe<ResolversTypes['CheckoutRemovePromoCode']>, ParentType, ContextType, Partial<MutationCheckoutRemovePromoCodeArgs>>;
  checkoutShippingAddressUpdate?: Resolver<Maybe<ResolversTypes['CheckoutShippingAddressUpdate']>, ParentType, ContextType, RequireFields<MutationCheckoutShippingAddressUpdateArgs, 'saveAddress' | 'shippingAddress'>>;
  checkoutDeliveryMethodUpdate?: Resolver<Maybe<ResolversTypes['CheckoutDeliveryMethodUpdate']>, ParentType, ContextType, Partial<MutationCheckoutDeliveryMethodUpdateArgs>>;
  checkoutLanguageCodeUpdate?: Resolver<Maybe<ResolversTypes['CheckoutLanguageCodeUpdate']>, ParentType, ContextType, RequireFields<MutationCheckoutLanguageCodeUpdateArgs, 'languageCode'>>;
  shopSettingsUpdate?: Resolver<Maybe<ResolversTypes['ShopSettingsUpdate']>, ParentType, ContextType, RequireFields<MutationShopSettingsUpdateArgs, 'input'>>;
  deliveryOptionsCalculate?: Resolver<Maybe<ResolversTypes['DeliveryOptionsCalculate']>, ParentType, ContextType, RequireFields<MutationDeliveryOptionsCalculateArgs, 'id'>>;
  orderCancel?: Resolver<Maybe<ResolversTypes['OrderCancel']>, ParentType, ContextType, RequireFields<MutationOrderCancelArgs, 'id'>>;
  orderConfirm?: Resolver<Maybe<ResolversTypes['OrderConfirm']>, ParentType, ContextType, RequireFields<MutationOrderConfirmArgs, 'id'>>;
  orderMarkAsPaid?: Resolver<Maybe<ResolversTypes['OrderMarkAsPaid']>, ParentType, ContextType, RequireFields<MutationOrderMarkAsPaidArgs, 'id'>>;
  orderFulfill?: Resolver<Maybe<ResolversTypes['OrderFulfill']>, ParentType, ContextType, RequireFields<MutationOrderFulfillArgs, 'input'>>;
  orderFulfillmentApprove?: Resolver<Maybe<ResolversTypes['FulfillmentApprove']>, ParentType, ContextType, RequireFields<MutationOrderFulfillmentApproveArgs, 'allowStockToBeExceeded' | 'id' | 'notifyCustomer'>>;
  orderFulfillmentUpdateTracking?: Resolver<Maybe<ResolversTypes['FulfillmentUpdateTracking']>, ParentType, ContextType, RequireFields<MutationOrderFulfillmentUpdateTrackingArgs, 'id' | 'input'>>;
  deleteMetadata?: Resolver<Maybe<ResolversTypes['DeleteMetadata']>, ParentType, ContextType, RequireFields<MutationDeleteMetadataArgs, 'id' | 'keys'>>;
  deletePrivateMetadata?: Resolver<Maybe<ResolversTypes['DeletePrivateMetadata']>, ParentType, ContextType, RequireFields<MutationDeletePrivateMetadataArgs, 'id' | 'keys'>>;
  updateMetadata?: Resolver<Maybe<ResolversTypes['UpdateMetadata']>, ParentType, ContextType, RequireFields<MutationUpdateMetadataArgs, 'id' | 'input'>>;
  updatePrivateMetadata?: Resolver<Maybe<ResolversTypes['UpdatePrivateMetadata']>, ParentType, ContextType, RequireFields<MutationUpdatePrivateMetadataArgs, 'id' | 'input'>>;
  checkoutCreateFromOrder?: Resolver<Maybe<ResolversTypes['CheckoutCreateFromOrder']>, ParentType, ContextType, RequireFields<MutationCheckoutCreateFromOrderArgs, 'id'>>;
  checkoutCustomerAttach?: Resolver<Maybe<ResolversTypes['CheckoutCustomerAttach']>, ParentType, ContextType, Partial<MutationCheckoutCustomerAttachArgs>>;
  checkoutCustomerDetach?: Resolver<Maybe<ResolversTypes['CheckoutCustomerDetach']>, ParentType, ContextType, Partial<MutationCheckoutCustomerDetachArgs>>;
  checkoutCustomerNoteUpdate?: Resolver<Maybe<ResolversTypes['CheckoutCustomerNoteUpdate']>, ParentType, ContextType, RequireFields<MutationCheckoutCustomerNoteUpdateArgs, 'customerNote' | 'id'>>;
  checkoutLineDelete?: Resolver<Maybe<ResolversTypes['CheckoutLineDelete']>, ParentType, ContextType, Partial<MutationCheckoutLineDeleteArgs>>;
  checkoutShippingMethodUpdate?: Resolver<Maybe<ResolversTypes['CheckoutShippingMethodUpdate']>, ParentType, ContextType, Partial<MutationCheckoutShippingMethodUpdateArgs>>;
  appCreate?: Resolver<Maybe<ResolversTypes['AppCreate']>, ParentType, ContextType, RequireFields<MutationAppCreateArgs, 'input'>>;
  appUpdate?: Resolver<Maybe<ResolversTypes['AppUpdate']>, ParentType, ContextType, RequireFields<MutationAppUpdateArgs, 'id' | 'input'>>;
  appDelete?: Resolver<Maybe<ResolversTypes['AppDelete']>, ParentType, ContextType, RequireFields<MutationAppDeleteArgs, 'id'>>;
  appTokenCreate?: Resolver<Maybe<ResolversTypes['AppTokenCreate']>, ParentType, ContextType, RequireFields<MutationAppTokenCreateArgs, 'input'>>;
  appTokenDelete?: Resolver<Maybe<ResolversTypes['AppTokenDelete']>, ParentType, ContextType, RequireFields<MutationAppTokenDeleteArgs, 'id'>>;
  appTokenVerify?: Resolver<Maybe<ResolversTypes['AppTokenVerify']>, ParentType, ContextType, RequireFields<MutationAppTokenVerifyArgs, 'token'>>;
  tokenCreate?: Resolver<Maybe<ResolversTypes['CreateToken']>, ParentType, ContextType, RequireFields<MutationTokenCreateArgs, 'email' | 'password'>>;
  tokenRefresh?: Resolver<Maybe<ResolversTypes['RefreshToken']>, ParentType, ContextType, Partial<MutationTokenRefreshArgs>>;
  tokenVerify?: Resolver<Maybe<ResolversTypes['VerifyToken']>, ParentType, ContextType, RequireFields<MutationTokenVerifyArgs, 'token'>>;
  tokensDeactivateAll?: Resolver<Maybe<ResolversTypes['DeactivateAllUserTokens']>, ParentType, ContextType>;
  externalAuthenticationUrl?: Resolver<Maybe<ResolversTypes['ExternalAuthenticationUrl']>, ParentType, ContextType, RequireFields<MutationExternalAuthenticationUrlArgs, 'input' | 'pluginId'>>;
  externalObtainAccessTokens?: Resolver<Maybe<ResolversTypes['ExternalObtainAccessTokens']>, ParentType, ContextType, RequireFields<MutationExternalObtainAccessTokensArgs, 'input' | 'pluginId'>>;
  externalRefresh?: Resolver<Maybe<ResolversTypes['ExternalRefresh']>, ParentType, ContextType, RequireFields<MutationExternalRefreshArgs, 'input' | 'pluginId'>>;
  externalVerify?: Resolver<Maybe<ResolversTypes['ExternalVerify']>, ParentType, ContextType, RequireFields<MutationExternalVerifyArgs, 'input' | 'pluginId'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['RequestPasswordReset']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email' | 'redirectUrl'>>;
  sendConfirmationEmail?: Resolver<Maybe<ResolversTypes['SendConfirmationEmail']>, ParentType, ContextType, RequireFields<MutationSendConfirmationEmailArgs, 'channel' | 'redirectUrl'>>;
  confirmAccount?: Resolver<Maybe<ResolversTypes['ConfirmAccount']>, ParentType, ContextType, RequireFields<MutationConfirmAccountArgs, 'email' | 'token'>>;
  setPassword?: Resolver<Maybe<ResolversTypes['SetPassword']>, ParentType, ContextType, RequireFields<MutationSetPasswordArgs, 'email' | 'password' | 'token'>>;
  passwordChange?: Resolver<Maybe<ResolversTypes['PasswordChange']>, ParentType, ContextType, RequireFields<MutationPasswordChangeArgs, 'newPassword'>>;
  requestEmailChange?: Resolver<Maybe<ResolversTypes['RequestEmailChange']>, ParentType, ContextType, RequireFields<MutationRequestEmailChangeArgs, 'newEmail' | 'password' | 'redirectUrl'>>;
  confirmEmailChange?: Resolver<Maybe<ResolversTypes['ConfirmEmailChange']>, ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'token'>>;
  accountAddressCreate?: Resolver<Maybe<ResolversTypes['AccountAddressCreate']>, ParentType, ContextType, RequireFields<MutationAccountAddressCreateArgs, 'input'>>;
  accountAddressUpdate?: Resolver<Maybe<ResolversTypes['AccountAddressUpdate']>, ParentType, ContextType, RequireFields<MutationAccountAddressUpdateArgs, 'id' | 'input'>>;
  accountAddressDelete?: Resolver<Maybe<ResolversTypes['AccountAddressDelete']>, ParentType, ContextType, RequireFields<MutationAccountAddressDeleteArgs, 'id'>>;
  accountSetDefaultAddress?: Resolver<Maybe<ResolversTypes['AccountSetDefaultAddress']>, ParentType, ContextType, RequireFields<MutationAccountSetDefaultAddressArgs, 'id' | 'type'>>;
  accountRegister?: Resolver<Maybe<ResolversTypes['AccountRegister']>, ParentType, ContextType, RequireFields<MutationAccountRegisterArgs, 'input'>>;
  accountUpdate?: Resolver<Maybe<ResolversTypes['AccountUpdate']>, ParentType, ContextType, RequireFields<MutationAccountUpdateArgs, 'input'>>;
  accountRequestDeletion?: Resolver<Maybe<ResolversTypes['AccountRequestDeletion']>, ParentType, ContextType, RequireFields<MutationAccountRequestDeletionArgs, 'redirectUrl'>>;
  accountDelete?: Resolver<Maybe<ResolversTypes['AccountDelete']>, ParentType, ContextType, RequireFields<MutationAccountDeleteArgs, 'token'>>;
  addressCreate?: Resolver<Maybe<ResolversTypes['AddressCreate']>, ParentType, ContextType, RequireFields<MutationAddressCreateArgs, 'input' | 'userId'>>;
  addressUpdate?: Resolver<Maybe<ResolversTypes['AddressUpdate']>, ParentType, ContextType, RequireFields<MutationAddressUpdateArgs, 'id' | 'input'>>;
  addressDelete?: Resolver<Maybe<ResolversTypes['AddressDelete']>, ParentType, ContextType, RequireFields<MutationAddressDeleteArgs, 'id'>>;
  addressSetDefault?: Resolver<Maybe<ResolversTypes['AddressSetDefault']>, ParentType, ContextType, RequireFields<MutationAddressSetDefaultArgs, 'addressId' | 'type' | 'userId'>>;
  customerCreate?: Resolver<Maybe<ResolversTypes['CustomerCreate']>, ParentType, ContextType, RequireFields<MutationCustomerCreateArgs, 'input'>>;
  customerUpdate?: Resolver<Maybe<ResolversTypes['CustomerUpdate']>, ParentType, ContextType, RequireFields<MutationCustomerUpdateArgs, 'input'>>;
  customerDelete?: Resolver<Maybe<ResolversTypes['CustomerDelete']>, ParentType, ContextType, Partial<MutationCustomerDeleteArgs>>;
  customerBulkDelete?: Resolver<Maybe<ResolversTypes['CustomerBulkDelete']>, ParentType, ContextType, RequireFields<MutationCustomerBulkDeleteArgs, 'ids'>>;
  staffCreate?: Resolver<Maybe<ResolversTypes['StaffCreate']>, ParentType, ContextType, RequireFields<MutationStaffCreateArgs, 'input'>>;
  staffUpdate?: Resolver<Maybe<ResolversTypes['StaffUpdate']>, ParentType, ContextType, RequireFields<MutationStaffUpdateArgs, 'id' | 'input'>>;
  staffDelete?: Resolver<Maybe<ResolversTypes['StaffDelete']>, ParentType, ContextType, RequireFields<MutationStaffDeleteArgs, 'id'>>;
  staffBulkDelete?: Resolver<Maybe<ResolversTypes['StaffBulkDelete']>, ParentType, ContextType, RequireFields<MutationStaffBulkDeleteArgs, 'ids'>>;
  userAvatarUpdate?: Resolver<Maybe<ResolversTypes['UserAvatarUpdate']>, ParentType, ContextType, RequireFields<MutationUserAvatarUpdateArgs, 'image'>>;
  userAvatarDelete?: Resolver<Maybe<ResolversTypes['UserAvatarDelete']>, ParentType, ContextType>;
  userBulkSetActive?: Resolver<Maybe<ResolversTypes['UserBulkSetActive']>, ParentType, ContextType, RequireFields<MutationUserBulkSetActiveArgs, 'ids' | 'isActive'>>;
  permissionGroupCreate?: Resolver<Maybe<ResolversTypes['PermissionGroupCreate']>, ParentType, ContextType, RequireFields<MutationPermissionGroupCreateArgs, 'input'>>;
  permissionGroupUpdate?: Resolver<Maybe<ResolversTypes['PermissionGroupUpdate']>, ParentType, ContextType, RequireFields<MutationPermissionGroupUpdateArgs, 'id' | 'input'>>;
  permissionGroupDelete?: Resolver<Maybe<ResolversTypes['PermissionGroupDelete']>, ParentType, ContextType, RequireFields<MutationPermissionGroupDeleteArgs, 'id'>>;
};

export type PaymentGatewayInitializeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentGatewayInitialize'] = ResolversParentTypes['PaymentGatewayInitialize']> = {
  gatewayConfigs?: Resolver<Maybe<Array<ResolversTypes['PaymentGatewayConfig']>>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['PaymentGatewayInitializeError']>, ParentType, ContextType>;
};

export type PaymentGatewayConfigResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentGatewayConfig'] = ResolversParentTypes['PaymentGatewayConfig']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  data?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['PaymentGatewayConfigError']>>, ParentType, ContextType>;
};

export type PaymentGatewayConfigErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentGatewayConfigError'] = ResolversParentTypes['PaymentGatewayConfigError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['PaymentGatewayConfigErrorCode'], ParentType, ContextType>;
};

export type PaymentGatewayInitializeErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentGatewayInitializeError'] = ResolversParentTypes['PaymentGatewayInitializeError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['PaymentGatewayInitializeErrorCode'], ParentType, ContextType>;
};

export type TransactionInitializeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransactionInitialize'] = ResolversParentTypes['TransactionInitialize']> = {
  transaction?: Resolver<Maybe<ResolversTypes['TransactionItem']>, ParentType, ContextType>;
  transactionEvent?: Resolver<Maybe<ResolversTypes['TransactionEvent']>, ParentType, ContextType>;
  data?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['TransactionInitializeError']>, ParentType, ContextType>;
};

export type TransactionInitializeErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransactionInitializeError'] = ResolversParentTypes['TransactionInitializeError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['TransactionInitializeErrorCode'], ParentType, ContextType>;
};

export type TransactionProcessResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransactionProcess'] = ResolversParentTypes['TransactionProcess']> = {
  transaction?: Resolver<Maybe<ResolversTypes['TransactionItem']>, ParentType, ContextType>;
  transactionEvent?: Resolver<Maybe<ResolversTypes['TransactionEvent']>, ParentType, ContextType>;
  data?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['TransactionProcessError']>, ParentType, ContextType>;
};

export type TransactionProcessErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransactionProcessError'] = ResolversParentTypes['TransactionProcessError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['TransactionProcessErrorCode'], ParentType, ContextType>;
};

export type TransactionRequestActionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransactionRequestAction'] = ResolversParentTypes['TransactionRequestAction']> = {
  transaction?: Resolver<Maybe<ResolversTypes['TransactionItem']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['TransactionRequestActionError']>, ParentType, ContextType>;
};

export type TransactionRequestActionErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransactionRequestActionError'] = ResolversParentTypes['TransactionRequestActionError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['TransactionRequestActionErrorCode'], ParentType, ContextType>;
};

export type TransactionEventReportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransactionEventReport'] = ResolversParentTypes['TransactionEventReport']> = {
  alreadyProcessed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['TransactionItem']>, ParentType, ContextType>;
  transactionEvent?: Resolver<Maybe<ResolversTypes['TransactionEvent']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['TransactionEventReportError']>, ParentType, ContextType>;
};

export type TransactionEventReportErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransactionEventReportError'] = ResolversParentTypes['TransactionEventReportError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['TransactionEventReportErrorCode'], ParentType, ContextType>;
};

export type CheckoutAddPromoCodeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutAddPromoCode'] = ResolversParentTypes['CheckoutAddPromoCode']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CheckoutErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutError'] = ResolversParentTypes['CheckoutError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['CheckoutErrorCode'], ParentType, ContextType>;
  variants?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  addressType?: Resolver<Maybe<ResolversTypes['AddressTypeEnum']>, ParentType, ContextType>;
};

export type CheckoutBillingAddressUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutBillingAddressUpdate'] = ResolversParentTypes['CheckoutBillingAddressUpdate']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CheckoutCompleteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutComplete'] = ResolversParentTypes['CheckoutComplete']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  confirmationNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmationData?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CheckoutCreateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutCreate'] = ResolversParentTypes['CheckoutCreate']> = {
  created?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
};

export type CheckoutEmailUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutEmailUpdate'] = ResolversParentTypes['CheckoutEmailUpdate']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CheckoutLinesDeleteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutLinesDelete'] = ResolversParentTypes['CheckoutLinesDelete']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CheckoutLinesAddResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutLinesAdd'] = ResolversParentTypes['CheckoutLinesAdd']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CheckoutLinesUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutLinesUpdate'] = ResolversParentTypes['CheckoutLinesUpdate']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CheckoutRemovePromoCodeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutRemovePromoCode'] = ResolversParentTypes['CheckoutRemovePromoCode']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CheckoutShippingAddressUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutShippingAddressUpdate'] = ResolversParentTypes['CheckoutShippingAddressUpdate']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CheckoutDeliveryMethodUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutDeliveryMethodUpdate'] = ResolversParentTypes['CheckoutDeliveryMethodUpdate']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CheckoutLanguageCodeUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutLanguageCodeUpdate'] = ResolversParentTypes['CheckoutLanguageCodeUpdate']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CardPaymentMethodDetailsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardPaymentMethodDetails'] = ResolversParentTypes['CardPaymentMethodDetails']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstDigits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastDigits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardPaymentMethodDetailsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftCardPaymentMethodDetails'] = ResolversParentTypes['GiftCardPaymentMethodDetails']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastChars?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSaleorGiftcard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OtherPaymentMethodDetailsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OtherPaymentMethodDetails'] = ResolversParentTypes['OtherPaymentMethodDetails']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  users?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<Array<ResolversTypes['Permission']>>, ParentType, ContextType>;
  userCanManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  accessibleChannels?: Resolver<Maybe<Array<ResolversTypes['Channel']>>, ParentType, ContextType>;
  restrictedAccessToChannels?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['App'] = ResolversParentTypes['App']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<AppPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<AppPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<AppMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<AppMetafieldsArgs>>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<Array<ResolversTypes['Permission']>>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['AppTypeEnum']>, ParentType, ContextType>;
  tokens?: Resolver<Maybe<Array<ResolversTypes['AppToken']>>, ParentType, ContextType>;
  aboutApp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataPrivacy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dataPrivacyUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  homepageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  configurationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manifestUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppTokenResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppToken'] = ResolversParentTypes['AppToken']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserPermissionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserPermission'] = ResolversParentTypes['UserPermission']> = {
  code?: Resolver<ResolversTypes['PermissionEnum'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourcePermissionGroups?: Resolver<Maybe<Array<ResolversTypes['Group']>>, ParentType, ContextType, RequireFields<UserPermissionSourcePermissionGroupsArgs, 'userId'>>;
};

export type PermissionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Permission'] = ResolversParentTypes['Permission']> = {
  code?: Resolver<ResolversTypes['PermissionEnum'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserCountableConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserCountableConnection'] = ResolversParentTypes['UserCountableConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['UserCountableEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserCountableEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserCountableEdge'] = ResolversParentTypes['UserCountableEdge']> = {
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupCountableConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GroupCountableConnection'] = ResolversParentTypes['GroupCountableConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['GroupCountableEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GroupCountableEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GroupCountableEdge'] = ResolversParentTypes['GroupCountableEdge']> = {
  node?: Resolver<ResolversTypes['Group'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppCountableConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppCountableConnection'] = ResolversParentTypes['AppCountableConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['AppCountableEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AppCountableEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppCountableEdge'] = ResolversParentTypes['AppCountableEdge']> = {
  node?: Resolver<ResolversTypes['App'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftCardCountableConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftCardCountableConnection'] = ResolversParentTypes['GiftCardCountableConnection']> = {
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['GiftCardCountableEdge']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GiftCardCountableEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftCardCountableEdge'] = ResolversParentTypes['GiftCardCountableEdge']> = {
  node?: Resolver<ResolversTypes['GiftCard'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerEvent'] = ResolversParentTypes['CustomerEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['CustomerEventsEnum']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExternalAuthenticationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExternalAuthentication'] = ResolversParentTypes['ExternalAuthentication']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddressValidationDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddressValidationData'] = ResolversParentTypes['AddressValidationData']> = {
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressFormat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressLatinFormat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  requiredFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  upperFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  countryAreaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryAreaChoices?: Resolver<Array<ResolversTypes['ChoiceValue']>, ParentType, ContextType>;
  cityType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityChoices?: Resolver<Array<ResolversTypes['ChoiceValue']>, ParentType, ContextType>;
  cityAreaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityAreaChoices?: Resolver<Array<ResolversTypes['ChoiceValue']>, ParentType, ContextType>;
  postalCodeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCodeMatchers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  postalCodeExamples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  postalCodePrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChoiceValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChoiceValue'] = ResolversParentTypes['ChoiceValue']> = {
  raw?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verbose?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountError'] = ResolversParentTypes['AccountError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['AccountErrorCode'], ParentType, ContextType>;
  addressType?: Resolver<Maybe<ResolversTypes['AddressTypeEnum']>, ParentType, ContextType>;
  attributes?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type StaffErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StaffError'] = ResolversParentTypes['StaffError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['AccountErrorCode'], ParentType, ContextType>;
  addressType?: Resolver<Maybe<ResolversTypes['AddressTypeEnum']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<Array<ResolversTypes['PermissionEnum']>>, ParentType, ContextType>;
  groups?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  users?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type PermissionGroupErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PermissionGroupError'] = ResolversParentTypes['PermissionGroupError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['PermissionGroupErrorCode'], ParentType, ContextType>;
  permissions?: Resolver<Maybe<Array<ResolversTypes['PermissionEnum']>>, ParentType, ContextType>;
  users?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  channels?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type ShopErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShopError'] = ResolversParentTypes['ShopError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ShopErrorCode'], ParentType, ContextType>;
};

export type AppErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppError'] = ResolversParentTypes['AppError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['AppErrorCode'], ParentType, ContextType>;
  permissions?: Resolver<Maybe<Array<ResolversTypes['PermissionEnum']>>, ParentType, ContextType>;
};

export type MetadataErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MetadataError'] = ResolversParentTypes['MetadataError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['MetadataErrorCode'], ParentType, ContextType>;
};

export type DeliveryOptionsCalculateErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeliveryOptionsCalculateError'] = ResolversParentTypes['DeliveryOptionsCalculateError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['DeliveryOptionsCalculateErrorCode'], ParentType, ContextType>;
};

export type AccountRegisterResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountRegister'] = ResolversParentTypes['AccountRegister']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  requiresConfirmation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type ConfirmAccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfirmAccount'] = ResolversParentTypes['ConfirmAccount']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type CreateTokenResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CreateToken'] = ResolversParentTypes['CreateToken']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  csrfToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type RefreshTokenResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RefreshToken'] = ResolversParentTypes['RefreshToken']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type VerifyTokenResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VerifyToken'] = ResolversParentTypes['VerifyToken']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payload?: Resolver<Maybe<ResolversTypes['GenericScalar']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type DeactivateAllUserTokensResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeactivateAllUserTokens'] = ResolversParentTypes['DeactivateAllUserTokens']> = {
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type ExternalAuthenticationUrlResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExternalAuthenticationUrl'] = ResolversParentTypes['ExternalAuthenticationUrl']> = {
  authenticationData?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type ExternalObtainAccessTokensResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExternalObtainAccessTokens'] = ResolversParentTypes['ExternalObtainAccessTokens']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  csrfToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type ExternalRefreshResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExternalRefresh'] = ResolversParentTypes['ExternalRefresh']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  csrfToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type ExternalVerifyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExternalVerify'] = ResolversParentTypes['ExternalVerify']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifyData?: Resolver<Maybe<ResolversTypes['JSONString']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type RequestPasswordResetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RequestPasswordReset'] = ResolversParentTypes['RequestPasswordReset']> = {
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type SetPasswordResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SetPassword'] = ResolversParentTypes['SetPassword']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  csrfToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type PasswordChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PasswordChange'] = ResolversParentTypes['PasswordChange']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type RequestEmailChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RequestEmailChange'] = ResolversParentTypes['RequestEmailChange']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type ConfirmEmailChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfirmEmailChange'] = ResolversParentTypes['ConfirmEmailChange']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type SendConfirmationEmailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SendConfirmationEmail'] = ResolversParentTypes['SendConfirmationEmail']> = {
  errors?: Resolver<Array<ResolversTypes['SendConfirmationEmailError']>, ParentType, ContextType>;
};

export type SendConfirmationEmailErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SendConfirmationEmailError'] = ResolversParentTypes['SendConfirmationEmailError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['SendConfirmationEmailErrorCode'], ParentType, ContextType>;
};

export type AccountUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountUpdate'] = ResolversParentTypes['AccountUpdate']> = {
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AccountAddressCreateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountAddressCreate'] = ResolversParentTypes['AccountAddressCreate']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type AccountAddressUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountAddressUpdate'] = ResolversParentTypes['AccountAddressUpdate']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type AccountAddressDeleteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountAddressDelete'] = ResolversParentTypes['AccountAddressDelete']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type AccountSetDefaultAddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountSetDefaultAddress'] = ResolversParentTypes['AccountSetDefaultAddress']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type UserAvatarUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserAvatarUpdate'] = ResolversParentTypes['UserAvatarUpdate']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type UserAvatarDeleteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserAvatarDelete'] = ResolversParentTypes['UserAvatarDelete']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type AccountRequestDeletionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountRequestDeletion'] = ResolversParentTypes['AccountRequestDeletion']> = {
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type AccountDeleteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountDelete'] = ResolversParentTypes['AccountDelete']> = {
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpdateMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateMetadata'] = ResolversParentTypes['UpdateMetadata']> = {
  errors?: Resolver<Array<ResolversTypes['MetadataError']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ObjectWithMetadata']>, ParentType, ContextType>;
};

export type DeleteMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeleteMetadata'] = ResolversParentTypes['DeleteMetadata']> = {
  errors?: Resolver<Array<ResolversTypes['MetadataError']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ObjectWithMetadata']>, ParentType, ContextType>;
};

export type UpdatePrivateMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdatePrivateMetadata'] = ResolversParentTypes['UpdatePrivateMetadata']> = {
  errors?: Resolver<Array<ResolversTypes['MetadataError']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ObjectWithMetadata']>, ParentType, ContextType>;
};

export type DeletePrivateMetadataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeletePrivateMetadata'] = ResolversParentTypes['DeletePrivateMetadata']> = {
  errors?: Resolver<Array<ResolversTypes['MetadataError']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ObjectWithMetadata']>, ParentType, ContextType>;
};

export type CheckoutCustomerAttachResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutCustomerAttach'] = ResolversParentTypes['CheckoutCustomerAttach']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CheckoutCustomerDetachResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutCustomerDetach'] = ResolversParentTypes['CheckoutCustomerDetach']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type DeliveryOptionsCalculateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeliveryOptionsCalculate'] = ResolversParentTypes['DeliveryOptionsCalculate']> = {
  deliveries?: Resolver<Array<ResolversTypes['Delivery']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['DeliveryOptionsCalculateError']>, ParentType, ContextType>;
};

export type DeliveryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Delivery'] = ResolversParentTypes['Delivery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shippingMethod?: Resolver<Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
};

export type CheckoutLineDeleteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutLineDelete'] = ResolversParentTypes['CheckoutLineDelete']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CheckoutShippingMethodUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutShippingMethodUpdate'] = ResolversParentTypes['CheckoutShippingMethodUpdate']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CheckoutCustomerNoteUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutCustomerNoteUpdate'] = ResolversParentTypes['CheckoutCustomerNoteUpdate']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutError']>, ParentType, ContextType>;
};

export type CheckoutCreateFromOrderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutCreateFromOrder'] = ResolversParentTypes['CheckoutCreateFromOrder']> = {
  unavailableVariants?: Resolver<Maybe<Array<ResolversTypes['CheckoutCreateFromOrderUnavailableVariant']>>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['CheckoutCreateFromOrderError']>, ParentType, ContextType>;
};

export type CheckoutCreateFromOrderErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutCreateFromOrderError'] = ResolversParentTypes['CheckoutCreateFromOrderError']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['CheckoutCreateFromOrderErrorCode'], ParentType, ContextType>;
};

export type CheckoutCreateFromOrderUnavailableVariantResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutCreateFromOrderUnavailableVariant'] = ResolversParentTypes['CheckoutCreateFromOrderUnavailableVariant']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['CheckoutCreateFromOrderUnavailableVariantErrorCode'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomerCreateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerCreate'] = ResolversParentTypes['CustomerCreate']> = {
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CustomerUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerUpdate'] = ResolversParentTypes['CustomerUpdate']> = {
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CustomerDeleteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerDelete'] = ResolversParentTypes['CustomerDelete']> = {
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CustomerBulkDeleteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomerBulkDelete'] = ResolversParentTypes['CustomerBulkDelete']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type StaffCreateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StaffCreate'] = ResolversParentTypes['StaffCreate']> = {
  errors?: Resolver<Array<ResolversTypes['StaffError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type StaffUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StaffUpdate'] = ResolversParentTypes['StaffUpdate']> = {
  errors?: Resolver<Array<ResolversTypes['StaffError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type StaffDeleteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StaffDelete'] = ResolversParentTypes['StaffDelete']> = {
  errors?: Resolver<Array<ResolversTypes['StaffError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type StaffBulkDeleteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StaffBulkDelete'] = ResolversParentTypes['StaffBulkDelete']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['StaffError']>, ParentType, ContextType>;
};

export type UserBulkSetActiveResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserBulkSetActive'] = ResolversParentTypes['UserBulkSetActive']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export type PermissionGroupCreateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PermissionGroupCreate'] = ResolversParentTypes['PermissionGroupCreate']> = {
  errors?: Resolver<Array<ResolversTypes['PermissionGroupError']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
};

export type PermissionGroupUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PermissionGroupUpdate'] = ResolversParentTypes['PermissionGroupUpdate']> = {
  errors?: Resolver<Array<ResolversTypes['PermissionGroupError']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
};

export type PermissionGroupDeleteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PermissionGroupDelete'] = ResolversParentTypes['PermissionGroupDelete']> = {
  errors?: Resolver<Array<ResolversTypes['PermissionGroupError']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
};

export type ShopSettingsUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShopSettingsUpdate'] = ResolversParentTypes['ShopSettingsUpdate']> = {
  shop?: Resolver<Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ShopError']>, ParentType, ContextType>;
};

export type OrderCancelResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderCancel'] = ResolversParentTypes['OrderCancel']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['OrderError']>, ParentType, ContextType>;
};

export type OrderConfirmResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderConfirm'] = ResolversParentTypes['OrderConfirm']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['OrderError']>, ParentType, ContextType>;
};

export type OrderMarkAsPaidResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderMarkAsPaid'] = ResolversParentTypes['OrderMarkAsPaid']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['OrderError']>, ParentType, ContextType>;
};

export type OrderFulfillResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderFulfill'] = ResolversParentTypes['OrderFulfill']> = {
  fulfillments?: Resolver<Maybe<Array<ResolversTypes['Fulfillment']>>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['OrderError']>, ParentType, ContextType>;
};

export type FulfillmentApproveResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FulfillmentApprove'] = ResolversParentTypes['FulfillmentApprove']> = {
  fulfillment?: Resolver<Maybe<ResolversTypes['Fulfillment']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['OrderError']>, ParentType, ContextType>;
};

export type FulfillmentUpdateTrackingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FulfillmentUpdateTracking'] = ResolversParentTypes['FulfillmentUpdateTracking']> = {
  fulfillment?: Resolver<Maybe<ResolversTypes['Fulfillment']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['OrderError']>, ParentType, ContextType>;
};

export type FulfillmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Fulfillment'] = ResolversParentTypes['Fulfillment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<FulfillmentPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<FulfillmentPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<FulfillmentMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<FulfillmentMetafieldsArgs>>;
  fulfillmentOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FulfillmentStatus'], ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<ResolversTypes['FulfillmentLine']>>, ParentType, ContextType>;
  statusDisplay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FulfillmentLineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FulfillmentLine'] = ResolversParentTypes['FulfillmentLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderLine?: Resolver<Maybe<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppCreateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppCreate'] = ResolversParentTypes['AppCreate']> = {
  authToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AppError']>, ParentType, ContextType>;
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType>;
};

export type AppUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppUpdate'] = ResolversParentTypes['AppUpdate']> = {
  errors?: Resolver<Array<ResolversTypes['AppError']>, ParentType, ContextType>;
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType>;
};

export type AppDeleteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppDelete'] = ResolversParentTypes['AppDelete']> = {
  errors?: Resolver<Array<ResolversTypes['AppError']>, ParentType, ContextType>;
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType>;
};

export type AppTokenCreateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppTokenCreate'] = ResolversParentTypes['AppTokenCreate']> = {
  authToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AppError']>, ParentType, ContextType>;
  appToken?: Resolver<Maybe<ResolversTypes['AppToken']>, ParentType, ContextType>;
};

export type AppTokenDeleteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppTokenDelete'] = ResolversParentTypes['AppTokenDelete']> = {
  errors?: Resolver<Array<ResolversTypes['AppError']>, ParentType, ContextType>;
  appToken?: Resolver<Maybe<ResolversTypes['AppToken']>, ParentType, ContextType>;
};

export type AppTokenVerifyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppTokenVerify'] = ResolversParentTypes['AppTokenVerify']> = {
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AppError']>, ParentType, ContextType>;
};

export type AddressCreateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddressCreate'] = ResolversParentTypes['AddressCreate']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type AddressUpdateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddressUpdate'] = ResolversParentTypes['AddressUpdate']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type AddressDeleteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddressDelete'] = ResolversParentTypes['AddressDelete']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type AddressSetDefaultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddressSetDefault'] = ResolversParentTypes['AddressSetDefault']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountError']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export interface GenericScalarScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['GenericScalar'], any> {
  name: 'GenericScalar';
}

export interface PositiveIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PositiveInt'], any> {
  name: 'PositiveInt';
}

export type AssignedAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignedAttribute'] = ResolversParentTypes['AssignedAttribute']> = {
  __resolveType: TypeResolveFn<'AssignedBooleanAttribute' | 'AssignedFileAttribute' | 'AssignedMultiChoiceAttribute' | 'AssignedNumericAttribute' | 'AssignedPlainTextAttribute' | 'AssignedTextAttribute' | 'AssignedSingleChoiceAttribute' | 'AssignedSingleCollectionReferenceAttribute', ParentType, ContextType>;
};

export type AssignedBooleanAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignedBooleanAttribute'] = ResolversParentTypes['AssignedBooleanAttribute']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssignedFileAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignedFileAttribute'] = ResolversParentTypes['AssignedFileAttribute']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssignedMultiChoiceAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignedMultiChoiceAttribute'] = ResolversParentTypes['AssignedMultiChoiceAttribute']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  value?: Resolver<Array<ResolversTypes['AssignedChoiceAttributeValue']>, ParentType, ContextType, RequireFields<AssignedMultiChoiceAttributeValueArgs, 'limit'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssignedNumericAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignedNumericAttribute'] = ResolversParentTypes['AssignedNumericAttribute']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssignedPlainTextAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignedPlainTextAttribute'] = ResolversParentTypes['AssignedPlainTextAttribute']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<AssignedPlainTextAttributeTranslationArgs, 'languageCode'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssignedTextAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignedTextAttribute'] = ResolversParentTypes['AssignedTextAttribute']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  translation?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<AssignedTextAttributeTranslationArgs, 'languageCode'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssignedSingleChoiceAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignedSingleChoiceAttribute'] = ResolversParentTypes['AssignedSingleChoiceAttribute']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['AssignedChoiceAttributeValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssignedSingleCollectionReferenceAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignedSingleCollectionReferenceAttribute'] = ResolversParentTypes['AssignedSingleCollectionReferenceAttribute']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AssignedChoiceAttributeValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AssignedChoiceAttributeValue'] = ResolversParentTypes['AssignedChoiceAttributeValue']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<AssignedChoiceAttributeValueTranslationArgs, 'languageCode'>>;
};

export type CheckoutProblemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutProblem'] = ResolversParentTypes['CheckoutProblem']> = {
  __resolveType: TypeResolveFn<'CheckoutProblemDeliveryMethodStale' | 'CheckoutProblemDeliveryMethodInvalid' | 'CheckoutLineProblemInsufficientStock' | 'CheckoutLineProblemVariantNotAvailable', ParentType, ContextType>;
};

export type CheckoutLineProblemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutLineProblem'] = ResolversParentTypes['CheckoutLineProblem']> = {
  __resolveType: TypeResolveFn<'CheckoutLineProblemInsufficientStock' | 'CheckoutLineProblemVariantNotAvailable', ParentType, ContextType>;
};

export type CheckoutProblemDeliveryMethodStaleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutProblemDeliveryMethodStale'] = ResolversParentTypes['CheckoutProblemDeliveryMethodStale']> = {
  delivery?: Resolver<ResolversTypes['Delivery'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutProblemDeliveryMethodInvalidResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutProblemDeliveryMethodInvalid'] = ResolversParentTypes['CheckoutProblemDeliveryMethodInvalid']> = {
  delivery?: Resolver<ResolversTypes['Delivery'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutLineProblemInsufficientStockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutLineProblemInsufficientStock'] = ResolversParentTypes['CheckoutLineProblemInsufficientStock']> = {
  availableQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['CheckoutLine'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutLineProblemVariantNotAvailableResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutLineProblemVariantNotAvailable'] = ResolversParentTypes['CheckoutLineProblemVariantNotAvailable']> = {
  line?: Resolver<ResolversTypes['CheckoutLine'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoucherResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Voucher'] = ResolversParentTypes['Voucher']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  privateMetafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<VoucherPrivateMetafieldArgs, 'key'>>;
  privateMetafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<VoucherPrivateMetafieldsArgs>>;
  metadata?: Resolver<Array<ResolversTypes['MetadataItem']>, ParentType, ContextType>;
  metafield?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<VoucherMetafieldArgs, 'key'>>;
  metafields?: Resolver<Maybe<ResolversTypes['Metadata']>, ParentType, ContextType, Partial<VoucherMetafieldsArgs>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  applyOncePerOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  applyOncePerCustomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  singleUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onlyForStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minCheckoutItemsQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  discountValueType?: Resolver<ResolversTypes['DiscountValueTypeEnum'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['VoucherTypeEnum'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Query?: QueryResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  ObjectWithMetadata?: ObjectWithMetadataResolvers<ContextType>;
  MetadataItem?: MetadataItemResolvers<ContextType>;
  Metadata?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  ProductType?: ProductTypeResolvers<ContextType>;
  Weight?: WeightResolvers<ContextType>;
  ProductCountableConnection?: ProductCountableConnectionResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  ProductCountableEdge?: ProductCountableEdgeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  JSONString?: GraphQLScalarType;
  Category?: CategoryResolvers<ContextType>;
  CategoryCountableConnection?: CategoryCountableConnectionResolvers<ContextType>;
  CategoryCountableEdge?: CategoryCountableEdgeResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  Image?: ImageResolvers<ContextType>;
  CategoryTranslation?: CategoryTranslationResolvers<ContextType>;
  LanguageDisplay?: LanguageDisplayResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  CountryDisplay?: CountryDisplayResolvers<ContextType>;
  Warehouse?: WarehouseResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  ShippingMethodTranslation?: ShippingMethodTranslationResolvers<ContextType>;
  ShippingMethodsPerCountry?: ShippingMethodsPerCountryResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  VariantPricingInfo?: VariantPricingInfoResolvers<ContextType>;
  TaxedMoney?: TaxedMoneyResolvers<ContextType>;
  SelectedAttribute?: SelectedAttributeResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  AttributeValueTranslation?: AttributeValueTranslationResolvers<ContextType>;
  AttributeTranslation?: AttributeTranslationResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  ProductMedia?: ProductMediaResolvers<ContextType>;
  ProductVariantTranslation?: ProductVariantTranslationResolvers<ContextType>;
  ProductPricingInfo?: ProductPricingInfoResolvers<ContextType>;
  TaxedMoneyRange?: TaxedMoneyRangeResolvers<ContextType>;
  ProductVariantCountableConnection?: ProductVariantCountableConnectionResolvers<ContextType>;
  ProductVariantCountableEdge?: ProductVariantCountableEdgeResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  CollectionTranslation?: CollectionTranslationResolvers<ContextType>;
  ProductTranslation?: ProductTranslationResolvers<ContextType>;
  AttributeCountableConnection?: AttributeCountableConnectionResolvers<ContextType>;
  AttributeCountableEdge?: AttributeCountableEdgeResolvers<ContextType>;
  PageType?: PageTypeResolvers<ContextType>;
  AttributeValueCountableConnection?: AttributeValueCountableConnectionResolvers<ContextType>;
  AttributeValueCountableEdge?: AttributeValueCountableEdgeResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  CollectionCountableConnection?: CollectionCountableConnectionResolvers<ContextType>;
  CollectionCountableEdge?: CollectionCountableEdgeResolvers<ContextType>;
  PaymentGateway?: PaymentGatewayResolvers<ContextType>;
  GatewayConfigLine?: GatewayConfigLineResolvers<ContextType>;
  GiftCard?: GiftCardResolvers<ContextType>;
  CheckoutLine?: CheckoutLineResolvers<ContextType>;
  DeliveryMethod?: DeliveryMethodResolvers<ContextType>;
  UUID?: GraphQLScalarType;
  TransactionItem?: TransactionItemResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  PositiveDecimal?: GraphQLScalarType;
  Page?: PageResolvers<ContextType>;
  PageTranslation?: PageTranslationResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderDiscount?: OrderDiscountResolvers<ContextType>;
  OrderError?: OrderErrorResolvers<ContextType>;
  TransactionEvent?: TransactionEventResolvers<ContextType>;
  PaymentMethodDetails?: PaymentMethodDetailsResolvers<ContextType>;
  CheckoutCountableConnection?: CheckoutCountableConnectionResolvers<ContextType>;
  CheckoutCountableEdge?: CheckoutCountableEdgeResolvers<ContextType>;
  OrderCountableConnection?: OrderCountableConnectionResolvers<ContextType>;
  OrderCountableEdge?: OrderCountableEdgeResolvers<ContextType>;
  MenuItemTranslation?: MenuItemTranslationResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  Domain?: DomainResolvers<ContextType>;
  PageCountableConnection?: PageCountableConnectionResolvers<ContextType>;
  PageCountableEdge?: PageCountableEdgeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PaymentGatewayInitialize?: PaymentGatewayInitializeResolvers<ContextType>;
  PaymentGatewayConfig?: PaymentGatewayConfigResolvers<ContextType>;
  PaymentGatewayConfigError?: PaymentGatewayConfigErrorResolvers<ContextType>;
  PaymentGatewayInitializeError?: PaymentGatewayInitializeErrorResolvers<ContextType>;
  TransactionInitialize?: TransactionInitializeResolvers<ContextType>;
  TransactionInitializeError?: TransactionInitializeErrorResolvers<ContextType>;
  TransactionProcess?: TransactionProcessResolvers<ContextType>;
  TransactionProcessError?: TransactionProcessErrorResolvers<ContextType>;
  TransactionRequestAction?: TransactionRequestActionResolvers<ContextType>;
  TransactionRequestActionError?: TransactionRequestActionErrorResolvers<ContextType>;
  TransactionEventReport?: TransactionEventReportResolvers<ContextType>;
  TransactionEventReportError?: TransactionEventReportErrorResolvers<ContextType>;
  CheckoutAddPromoCode?: CheckoutAddPromoCodeResolvers<ContextType>;
  CheckoutError?: CheckoutErrorResolvers<ContextType>;
  CheckoutBillingAddressUpdate?: CheckoutBillingAddressUpdateResolvers<ContextType>;
  CheckoutComplete?: CheckoutCompleteResolvers<ContextType>;
  CheckoutCreate?: CheckoutCreateResolvers<ContextType>;
  CheckoutEmailUpdate?: CheckoutEmailUpdateResolvers<ContextType>;
  CheckoutLinesDelete?: CheckoutLinesDeleteResolvers<ContextType>;
  CheckoutLinesAdd?: CheckoutLinesAddResolvers<ContextType>;
  CheckoutLinesUpdate?: CheckoutLinesUpdateResolvers<ContextType>;
  CheckoutRemovePromoCode?: CheckoutRemovePromoCodeResolvers<ContextType>;
  CheckoutShippingAddressUpdate?: CheckoutShippingAddressUpdateResolvers<ContextType>;
  CheckoutDeliveryMethodUpdate?: CheckoutDeliveryMethodUpdateResolvers<ContextType>;
  CheckoutLanguageCodeUpdate?: CheckoutLanguageCodeUpdateResolvers<ContextType>;
  CardPaymentMethodDetails?: CardPaymentMethodDetailsResolvers<ContextType>;
  GiftCardPaymentMethodDetails?: GiftCardPaymentMethodDetailsResolvers<ContextType>;
  OtherPaymentMethodDetails?: OtherPaymentMethodDetailsResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  App?: AppResolvers<ContextType>;
  AppToken?: AppTokenResolvers<ContextType>;
  UserPermission?: UserPermissionResolvers<ContextType>;
  Permission?: PermissionResolvers<ContextType>;
  UserCountableConnection?: UserCountableConnectionResolvers<ContextType>;
  UserCountableEdge?: UserCountableEdgeResolvers<ContextType>;
  GroupCountableConnection?: GroupCountableConnectionResolvers<ContextType>;
  GroupCountableEdge?: GroupCountableEdgeResolvers<ContextType>;
  AppCountableConnection?: AppCountableConnectionResolvers<ContextType>;
  AppCountableEdge?: AppCountableEdgeResolvers<ContextType>;
  GiftCardCountableConnection?: GiftCardCountableConnectionResolvers<ContextType>;
  GiftCardCountableEdge?: GiftCardCountableEdgeResolvers<ContextType>;
  CustomerEvent?: CustomerEventResolvers<ContextType>;
  ExternalAuthentication?: ExternalAuthenticationResolvers<ContextType>;
  AddressValidationData?: AddressValidationDataResolvers<ContextType>;
  ChoiceValue?: ChoiceValueResolvers<ContextType>;
  AccountError?: AccountErrorResolvers<ContextType>;
  StaffError?: StaffErrorResolvers<ContextType>;
  PermissionGroupError?: PermissionGroupErrorResolvers<ContextType>;
  ShopError?: ShopErrorResolvers<ContextType>;
  AppError?: AppErrorResolvers<ContextType>;
  MetadataError?: MetadataErrorResolvers<ContextType>;
  DeliveryOptionsCalculateError?: DeliveryOptionsCalculateErrorResolvers<ContextType>;
  AccountRegister?: AccountRegisterResolvers<ContextType>;
  ConfirmAccount?: ConfirmAccountResolvers<ContextType>;
  CreateToken?: CreateTokenResolvers<ContextType>;
  RefreshToken?: RefreshTokenResolvers<ContextType>;
  VerifyToken?: VerifyTokenResolvers<ContextType>;
  DeactivateAllUserTokens?: DeactivateAllUserTokensResolvers<ContextType>;
  ExternalAuthenticationUrl?: ExternalAuthenticationUrlResolvers<ContextType>;
  ExternalObtainAccessTokens?: ExternalObtainAccessTokensResolvers<ContextType>;
  ExternalRefresh?: ExternalRefreshResolvers<ContextType>;
  ExternalVerify?: ExternalVerifyResolvers<ContextType>;
  RequestPasswordReset?: RequestPasswordResetResolvers<ContextType>;
  SetPassword?: SetPasswordResolvers<ContextType>;
  PasswordChange?: PasswordChangeResolvers<ContextType>;
  RequestEmailChange?: RequestEmailChangeResolvers<ContextType>;
  ConfirmEmailChange?: ConfirmEmailChangeResolvers<ContextType>;
  SendConfirmationEmail?: SendConfirmationEmailResolvers<ContextType>;
  SendConfirmationEmailError?: SendConfirmationEmailErrorResolvers<ContextType>;
  AccountUpdate?: AccountUpdateResolvers<ContextType>;
  AccountAddressCreate?: AccountAddressCreateResolvers<ContextType>;
  AccountAddressUpdate?: AccountAddressUpdateResolvers<ContextType>;
  AccountAddressDelete?: AccountAddressDeleteResolvers<ContextType>;
  AccountSetDefaultAddress?: AccountSetDefaultAddressResolvers<ContextType>;
  UserAvatarUpdate?: UserAvatarUpdateResolvers<ContextType>;
  UserAvatarDelete?: UserAvatarDeleteResolvers<ContextType>;
  AccountRequestDeletion?: AccountRequestDeletionResolvers<ContextType>;
  AccountDelete?: AccountDeleteResolvers<ContextType>;
  UpdateMetadata?: UpdateMetadataResolvers<ContextType>;
  DeleteMetadata?: DeleteMetadataResolvers<ContextType>;
  UpdatePrivateMetadata?: UpdatePrivateMetadataResolvers<ContextType>;
  DeletePrivateMetadata?: DeletePrivateMetadataResolvers<ContextType>;
  CheckoutCustomerAttach?: CheckoutCustomerAttachResolvers<ContextType>;
  CheckoutCustomerDetach?: CheckoutCustomerDetachResolvers<ContextType>;
  DeliveryOptionsCalculate?: DeliveryOptionsCalculateResolvers<ContextType>;
  Delivery?: DeliveryResolvers<ContextType>;
  CheckoutLineDelete?: CheckoutLineDeleteResolvers<ContextType>;
  CheckoutShippingMethodUpdate?: CheckoutShippingMethodUpdateResolvers<ContextType>;
  CheckoutCustomerNoteUpdate?: CheckoutCustomerNoteUpdateResolvers<ContextType>;
  CheckoutCreateFromOrder?: CheckoutCreateFromOrderResolvers<ContextType>;
  CheckoutCreateFromOrderError?: CheckoutCreateFromOrderErrorResolvers<ContextType>;
  CheckoutCreateFromOrderUnavailableVariant?: CheckoutCreateFromOrderUnavailableVariantResolvers<ContextType>;
  CustomerCreate?: CustomerCreateResolvers<ContextType>;
  CustomerUpdate?: CustomerUpdateResolvers<ContextType>;
  CustomerDelete?: CustomerDeleteResolvers<ContextType>;
  CustomerBulkDelete?: CustomerBulkDeleteResolvers<ContextType>;
  StaffCreate?: StaffCreateResolvers<ContextType>;
  StaffUpdate?: StaffUpdateResolvers<ContextType>;
  StaffDelete?: StaffDeleteResolvers<ContextType>;
  StaffBulkDelete?: StaffBulkDeleteResolvers<ContextType>;
  UserBulkSetActive?: UserBulkSetActiveResolvers<ContextType>;
  PermissionGroupCreate?: PermissionGroupCreateResolvers<ContextType>;
  PermissionGroupUpdate?: PermissionGroupUpdateResolvers<ContextType>;
  PermissionGroupDelete?: PermissionGroupDeleteResolvers<ContextType>;
  ShopSettingsUpdate?: ShopSettingsUpdateResolvers<ContextType>;
  OrderCancel?: OrderCancelResolvers<ContextType>;
  OrderConfirm?: OrderConfirmResolvers<ContextType>;
  OrderMarkAsPaid?: OrderMarkAsPaidResolvers<ContextType>;
  OrderFulfill?: OrderFulfillResolvers<ContextType>;
  FulfillmentApprove?: FulfillmentApproveResolvers<ContextType>;
  FulfillmentUpdateTracking?: FulfillmentUpdateTrackingResolvers<ContextType>;
  Fulfillment?: FulfillmentResolvers<ContextType>;
  FulfillmentLine?: FulfillmentLineResolvers<ContextType>;
  AppCreate?: AppCreateResolvers<ContextType>;
  AppUpdate?: AppUpdateResolvers<ContextType>;
  AppDelete?: AppDeleteResolvers<ContextType>;
  AppTokenCreate?: AppTokenCreateResolvers<ContextType>;
  AppTokenDelete?: AppTokenDeleteResolvers<ContextType>;
  AppTokenVerify?: AppTokenVerifyResolvers<ContextType>;
  AddressCreate?: AddressCreateResolvers<ContextType>;
  AddressUpdate?: AddressUpdateResolvers<ContextType>;
  AddressDelete?: AddressDeleteResolvers<ContextType>;
  AddressSetDefault?: AddressSetDefaultResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  GenericScalar?: GraphQLScalarType;
  PositiveInt?: GraphQLScalarType;
  AssignedAttribute?: AssignedAttributeResolvers<ContextType>;
  AssignedBooleanAttribute?: AssignedBooleanAttributeResolvers<ContextType>;
  AssignedFileAttribute?: AssignedFileAttributeResolvers<ContextType>;
  AssignedMultiChoiceAttribute?: AssignedMultiChoiceAttributeResolvers<ContextType>;
  AssignedNumericAttribute?: AssignedNumericAttributeResolvers<ContextType>;
  AssignedPlainTextAttribute?: AssignedPlainTextAttributeResolvers<ContextType>;
  AssignedTextAttribute?: AssignedTextAttributeResolvers<ContextType>;
  AssignedSingleChoiceAttribute?: AssignedSingleChoiceAttributeResolvers<ContextType>;
  AssignedSingleCollectionReferenceAttribute?: AssignedSingleCollectionReferenceAttributeResolvers<ContextType>;
  AssignedChoiceAttributeValue?: AssignedChoiceAttributeValueResolvers<ContextType>;
  CheckoutProblem?: CheckoutProblemResolvers<ContextType>;
  CheckoutLineProblem?: CheckoutLineProblemResolvers<ContextType>;
  CheckoutProblemDeliveryMethodStale?: CheckoutProblemDeliveryMethodStaleResolvers<ContextType>;
  CheckoutProblemDeliveryMethodInvalid?: CheckoutProblemDeliveryMethodInvalidResolvers<ContextType>;
  CheckoutLineProblemInsufficientStock?: CheckoutLineProblemInsufficientStockResolvers<ContextType>;
  CheckoutLineProblemVariantNotAvailable?: CheckoutLineProblemVariantNotAvailableResolvers<ContextType>;
  Voucher?: VoucherResolvers<ContextType>;
};

