import { loadable } from './loadable'

/** A {@link ConfirmDialog} whose code comes when it is first asked, or begun earlier: for a shell that must be light. */
export const LazyConfirmDialog = loadable(() => import('./confirm-dialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })))
