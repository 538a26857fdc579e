/** The quick order's dialog by itself, for those who fetch it only when it is wanted. */
export { QuickOrderDialog as default } from './quick-order-dialog.tsx'
