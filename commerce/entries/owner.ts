/** What the owner does from the command line: import, staff, apps, payments, people, backups. */
// Brings the shop to the state that a folder describes.
export { importFolder, ImportError, type ImportOptions, type ImportReport } from '../src/import/import-folder.ts'
// Draws pictures of a folder before its import can begin.
export { PlatesAhead } from '../src/import/plates-ahead.ts'
// Pictures and files: in a folder, or in a bucket.
export { diskStorage, folderStore } from '../src/providers/media/disk.ts'
export { openFiles, openMedia } from '../src/providers/media/open.ts'
export { copyFiles, unusedFiles } from '../src/providers/media/care.ts'
export { MediaUnavailable } from '../src/domain/media/port.ts'
// What a cache in front of the shop is to drop.
export { purgesOf } from '../src/domain/cdn/purge.ts'
// Backups.
export { namedPictures } from '../src/db/backup/named-pictures.ts'
export { writeBackup } from '../src/db/backup/backup.ts'
export type { Manifest } from '../src/db/backup/manifest.ts'
export { checkBackup, restoreBackup } from '../src/db/backup/restore.ts'
// Staff and apps.
export {
  addApp,
  addMember,
  endMember,
  listApps,
  listMembers,
  openPasswordLogin,
  type OwnerMember,
} from '../src/domain/staff/by-owner.ts'
export { PERMISSIONS } from '../src/domain/staff/permissions.ts'
export { turnOffByOwner } from '../src/domain/account/second-factor/set-up.ts'
// Exports and forgets what the shop keeps of a person.
export { exportByEmail, forgetByEmail, type ForgottenByOwner } from '../src/domain/privacy/by-owner.ts'
// The change log.
export { actAs, type Acting } from '../src/db/driver/acting.ts'
export { type ChangedRow, listChanges, rowsOfChange } from '../src/db/queries/change/changes.ts'
export { undoChange } from '../src/domain/changes/undo.ts'
// The demo, which goes and comes back.
export { DEMO_KINDS } from '../src/domain/demo/kinds.ts'
export { writeHistory } from '../src/domain/demo/history/write.ts'
export { demoStatus, markDemo, removeDemo, undoRemoval } from '../src/domain/demo/remove.ts'
// Payments.
export { createGateways } from '../src/providers/payment/gateways.ts'
export {
  agenda,
  listPayments,
  refundPayment,
  resolveAction,
  resolveReview,
  showPayments,
  type ShownPayment,
} from '../src/domain/payment/by-owner.ts'
export { reconcile } from '../src/domain/payment/reconcile.ts'
export { fractionDigits, toDecimal } from '../src/domain/money.ts'
