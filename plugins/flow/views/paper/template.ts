/** Part of a printed request. */
export type PaperBlock = 'facts' | 'fields' | 'history' | 'signatures'

/** Declaration of a printed request: its blocks in order, and who signs by hand. */
export interface PaperTemplate {
  readonly blocks: readonly PaperBlock[]
  /** Keys of the labels of lines to sign on. */
  readonly signatures: readonly ('applicant' | 'approver' | 'archivist')[]
}

/** A4 paper of every request. */
export const requestPaper: PaperTemplate = {
  blocks: ['facts', 'fields', 'history', 'signatures'],
  signatures: ['applicant', 'approver', 'archivist'],
}
