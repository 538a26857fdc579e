/** Exports the dialog of the quick order alone, so that features can load it when it is opened. */
export { QuickOrderDialog as default } from './quick-order-dialog.tsx'
