/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { InvoiceErrorCode, JobStatusEnum, OrderErrorCode, OrderGrantRefundCreateErrorCode, OrderNoteAddErrorCode, OrderNoteUpdateErrorCode, ProductErrorCode, TransactionActionEnum, TransactionRequestActionErrorCode, TransactionRequestRefundForGrantedRefundErrorCode } from '@semena/contract/enums'
import type { FulfillmentUpdateTrackingInput, OrderFulfillInput, OrderGrantRefundCreateInput, OrderReturnProductsInput, StockInput } from '../../platform/inputs.generated.ts'

export type DeskOrderConfirmMutationVariables = {
  id: string
}

export type DeskOrderConfirmMutation = { orderConfirm: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskOrderCancelMutationVariables = {
  id: string
}

export type DeskOrderCancelMutation = { orderCancel: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskOrderPaidMutationVariables = {
  id: string
  reference?: string | null | undefined
}

export type DeskOrderPaidMutation = { orderMarkAsPaid: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskOrderFulfillMutationVariables = {
  order: string
  input: OrderFulfillInput
}

export type DeskOrderFulfillMutation = { orderFulfill: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null, orderLines: Array<string> | null }> } | null }

export type DeskParcelApproveMutationVariables = {
  id: string
  notify: boolean
}

export type DeskParcelApproveMutation = { orderFulfillmentApprove: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskParcelTrackingMutationVariables = {
  id: string
  input: FulfillmentUpdateTrackingInput
}

export type DeskParcelTrackingMutation = { orderFulfillmentUpdateTracking: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskParcelCancelMutationVariables = {
  id: string
  warehouse?: string | null | undefined
}

export type DeskParcelCancelMutation = { orderFulfillmentCancel: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskOrderReturnMutationVariables = {
  order: string
  input: OrderReturnProductsInput
}

export type DeskOrderReturnMutation = { orderFulfillmentReturnProducts: { replaceOrder: { id: string, number: string } | null, errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskRefundGrantMutationVariables = {
  id: string
  input: OrderGrantRefundCreateInput
}

export type DeskRefundGrantMutation = { orderGrantRefundCreate: { grantedRefund: { id: string } | null, errors: Array<{ field: string | null, code: OrderGrantRefundCreateErrorCode, message: string | null }> } | null }

export type DeskRefundPayMutationVariables = {
  id: string
  granted: string
}

export type DeskRefundPayMutation = { transactionRequestRefundForGrantedRefund: { errors: Array<{ field: string | null, code: TransactionRequestRefundForGrantedRefundErrorCode, message: string | null }> } | null }

export type DeskTransactionActMutationVariables = {
  id: string
  action: TransactionActionEnum
  amount?: number | null | undefined
}

export type DeskTransactionActMutation = { transactionRequestAction: { errors: Array<{ field: string | null, code: TransactionRequestActionErrorCode, message: string | null }> } | null }

export type DeskPaymentRefundMutationVariables = {
  id: string
  amount: number
}

export type DeskPaymentRefundMutation = { orderRefund: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskPaymentCaptureMutationVariables = {
  id: string
  amount: number
}

export type DeskPaymentCaptureMutation = { orderCapture: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskPaymentVoidMutationVariables = {
  id: string
}

export type DeskPaymentVoidMutation = { orderVoid: { errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export type DeskStockOfQueryVariables = {
  id: string
}

export type DeskStockOfQuery = { productVariant: { id: string, stocks: Array<{ id: string, quantity: number, warehouse: { id: string } }> | null } | null }

export type DeskRestockMutationVariables = {
  variant: string
  stocks: Array<StockInput> | StockInput
}

export type DeskRestockMutation = { productVariantStocksUpdate: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskInvoiceMakeMutationVariables = {
  order: string
}

export type DeskInvoiceMakeMutation = { invoiceRequest: { invoice: { id: string, number: string | null, url: string | null, status: JobStatusEnum } | null, errors: Array<{ field: string | null, code: InvoiceErrorCode, message: string | null }> } | null }

export type DeskInvoiceSendMutationVariables = {
  id: string
}

export type DeskInvoiceSendMutation = { invoiceSendNotification: { errors: Array<{ field: string | null, code: InvoiceErrorCode, message: string | null }> } | null }

export type DeskNoteAddMutationVariables = {
  order: string
  message: string
}

export type DeskNoteAddMutation = { orderNoteAdd: { errors: Array<{ field: string | null, code: OrderNoteAddErrorCode | null, message: string | null }> } | null }

export type DeskNoteUpdateMutationVariables = {
  note: string
  message: string
}

export type DeskNoteUpdateMutation = { orderNoteUpdate: { errors: Array<{ field: string | null, code: OrderNoteUpdateErrorCode | null, message: string | null }> } | null }

export type DeskOrdersCancelMutationVariables = {
  ids: Array<string> | string
}

export type DeskOrdersCancelMutation = { orderBulkCancel: { count: number, errors: Array<{ field: string | null, code: OrderErrorCode, message: string | null }> } | null }

export const DeskOrderConfirmDocument: TypedDocument<DeskOrderConfirmMutation, DeskOrderConfirmMutationVariables> = { name: 'DeskOrderConfirm', kind: 'mutation', source: "mutation DeskOrderConfirm($id:ID!){orderConfirm(id:$id){errors{field code message}}}" }

export const DeskOrderCancelDocument: TypedDocument<DeskOrderCancelMutation, DeskOrderCancelMutationVariables> = { name: 'DeskOrderCancel', kind: 'mutation', source: "mutation DeskOrderCancel($id:ID!){orderCancel(id:$id){errors{field code message}}}" }

export const DeskOrderPaidDocument: TypedDocument<DeskOrderPaidMutation, DeskOrderPaidMutationVariables> = { name: 'DeskOrderPaid', kind: 'mutation', source: "mutation DeskOrderPaid($id:ID!$reference:String){orderMarkAsPaid(id:$id transactionReference:$reference){errors{field code message}}}" }

export const DeskOrderFulfillDocument: TypedDocument<DeskOrderFulfillMutation, DeskOrderFulfillMutationVariables> = { name: 'DeskOrderFulfill', kind: 'mutation', source: "mutation DeskOrderFulfill($order:ID!$input:OrderFulfillInput!){orderFulfill(order:$order input:$input){errors{field code message orderLines}}}" }

export const DeskParcelApproveDocument: TypedDocument<DeskParcelApproveMutation, DeskParcelApproveMutationVariables> = { name: 'DeskParcelApprove', kind: 'mutation', source: "mutation DeskParcelApprove($id:ID!$notify:Boolean!){orderFulfillmentApprove(id:$id notifyCustomer:$notify){errors{field code message}}}" }

export const DeskParcelTrackingDocument: TypedDocument<DeskParcelTrackingMutation, DeskParcelTrackingMutationVariables> = { name: 'DeskParcelTracking', kind: 'mutation', source: "mutation DeskParcelTracking($id:ID!$input:FulfillmentUpdateTrackingInput!){orderFulfillmentUpdateTracking(id:$id input:$input){errors{field code message}}}" }

export const DeskParcelCancelDocument: TypedDocument<DeskParcelCancelMutation, DeskParcelCancelMutationVariables> = { name: 'DeskParcelCancel', kind: 'mutation', source: "mutation DeskParcelCancel($id:ID!$warehouse:ID){orderFulfillmentCancel(id:$id input:{warehouseId:$warehouse}){errors{field code message}}}" }

export const DeskOrderReturnDocument: TypedDocument<DeskOrderReturnMutation, DeskOrderReturnMutationVariables> = { name: 'DeskOrderReturn', kind: 'mutation', source: "mutation DeskOrderReturn($order:ID!$input:OrderReturnProductsInput!){orderFulfillmentReturnProducts(order:$order input:$input){replaceOrder{id number}errors{field code message}}}" }

export const DeskRefundGrantDocument: TypedDocument<DeskRefundGrantMutation, DeskRefundGrantMutationVariables> = { name: 'DeskRefundGrant', kind: 'mutation', source: "mutation DeskRefundGrant($id:ID!$input:OrderGrantRefundCreateInput!){orderGrantRefundCreate(id:$id input:$input){grantedRefund{id}errors{field code message}}}" }

export const DeskRefundPayDocument: TypedDocument<DeskRefundPayMutation, DeskRefundPayMutationVariables> = { name: 'DeskRefundPay', kind: 'mutation', source: "mutation DeskRefundPay($id:ID!$granted:ID!){transactionRequestRefundForGrantedRefund(id:$id grantedRefundId:$granted){errors{field code message}}}" }

export const DeskTransactionActDocument: TypedDocument<DeskTransactionActMutation, DeskTransactionActMutationVariables> = { name: 'DeskTransactionAct', kind: 'mutation', source: "mutation DeskTransactionAct($id:ID!$action:TransactionActionEnum!$amount:PositiveDecimal){transactionRequestAction(id:$id actionType:$action amount:$amount){errors{field code message}}}" }

export const DeskPaymentRefundDocument: TypedDocument<DeskPaymentRefundMutation, DeskPaymentRefundMutationVariables> = { name: 'DeskPaymentRefund', kind: 'mutation', source: "mutation DeskPaymentRefund($id:ID!$amount:PositiveDecimal!){orderRefund(id:$id amount:$amount){errors{field code message}}}" }

export const DeskPaymentCaptureDocument: TypedDocument<DeskPaymentCaptureMutation, DeskPaymentCaptureMutationVariables> = { name: 'DeskPaymentCapture', kind: 'mutation', source: "mutation DeskPaymentCapture($id:ID!$amount:PositiveDecimal!){orderCapture(id:$id amount:$amount){errors{field code message}}}" }

export const DeskPaymentVoidDocument: TypedDocument<DeskPaymentVoidMutation, DeskPaymentVoidMutationVariables> = { name: 'DeskPaymentVoid', kind: 'mutation', source: "mutation DeskPaymentVoid($id:ID!){orderVoid(id:$id){errors{field code message}}}" }

export const DeskStockOfDocument: TypedDocument<DeskStockOfQuery, DeskStockOfQueryVariables> = { name: 'DeskStockOf', kind: 'query', source: "query DeskStockOf($id:ID!){productVariant(id:$id){id stocks{id quantity warehouse{id}}}}" }

export const DeskRestockDocument: TypedDocument<DeskRestockMutation, DeskRestockMutationVariables> = { name: 'DeskRestock', kind: 'mutation', source: "mutation DeskRestock($variant:ID!$stocks:[StockInput!]!){productVariantStocksUpdate(variantId:$variant stocks:$stocks){errors{field code message}}}" }

export const DeskInvoiceMakeDocument: TypedDocument<DeskInvoiceMakeMutation, DeskInvoiceMakeMutationVariables> = { name: 'DeskInvoiceMake', kind: 'mutation', source: "mutation DeskInvoiceMake($order:ID!){invoiceRequest(orderId:$order){invoice{id number url status}errors{field code message}}}" }

export const DeskInvoiceSendDocument: TypedDocument<DeskInvoiceSendMutation, DeskInvoiceSendMutationVariables> = { name: 'DeskInvoiceSend', kind: 'mutation', source: "mutation DeskInvoiceSend($id:ID!){invoiceSendNotification(id:$id){errors{field code message}}}" }

export const DeskNoteAddDocument: TypedDocument<DeskNoteAddMutation, DeskNoteAddMutationVariables> = { name: 'DeskNoteAdd', kind: 'mutation', source: "mutation DeskNoteAdd($order:ID!$message:String!){orderNoteAdd(order:$order input:{message:$message}){errors{field code message}}}" }

export const DeskNoteUpdateDocument: TypedDocument<DeskNoteUpdateMutation, DeskNoteUpdateMutationVariables> = { name: 'DeskNoteUpdate', kind: 'mutation', source: "mutation DeskNoteUpdate($note:ID!$message:String!){orderNoteUpdate(note:$note input:{message:$message}){errors{field code message}}}" }

export const DeskOrdersCancelDocument: TypedDocument<DeskOrdersCancelMutation, DeskOrdersCancelMutationVariables> = { name: 'DeskOrdersCancel', kind: 'mutation', source: "mutation DeskOrdersCancel($ids:[ID!]!){orderBulkCancel(ids:$ids){count errors{field code message}}}" }
