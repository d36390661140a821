/** Requests with a form. */
export const request = {
  start: 'New request',
  hint: 'The process decides who approves it',
  noFields: 'This process asks for nothing: submit it to start',
  returned: 'This request came back: change it and submit it again',
  sendAgain: 'Submit again',
  handle: 'Review request',
  detail: 'Request',
  send: 'Submit',
  failed: 'The request could not be loaded',
  formFailed: 'The form could not be loaded',
  sent: 'sent {{time}} ({{ago}} ago)',
  status: { 1: 'In approval', 2: 'Approved', 3: 'Rejected', 4: 'Withdrawn' },
  fields: { applyUserName: 'Applicant', applyTime: 'Applied', assigneeName: 'Assignee' },
  facts: 'Key facts',
  chooser: 'Approver of {{step}}',
  filledFrom: 'Filled from the old request. Check it before you send.',
  gone: 'Not part of the current form and left out: {{names}}',
}

/** Decision on a task. */
export const decision = {
  attachments: 'Attachments',
  more: 'More',
  remarkMissing: 'Enter a remark',
  signatureMissing: 'Sign first',
}

/** Handwritten signatures. */
export const signature = {
  title: 'Signature',
  sign: 'Sign',
  again: 'Sign again',
  remove: 'Remove signature',
  way: 'How to sign',
  ways: { drawn: 'Draw', typed: 'Type your name' },
  canvas: { drawn: 'Signature area: draw with finger, pen or mouse, or type your name instead', typed: 'Preview of the signature' },
  name: 'Name',
  hint: 'Draw inside the dashed frame',
  undo: 'Undo stroke',
  clear: 'Clear',
  use: 'Use this signature',
  failed: 'The signature was not saved. Try again.',
}

/** What happened with a request. */
export const timeline = { ok: 'approved', no: 'refused', delegated: '(for {{name}})', comment: 'Comment', copy: 'Copied to' }

export const comments = {
  label: 'Comment',
  hint: 'Write a comment, mention people with @',
  people: 'People to mention',
  nobody: 'Nobody found',
  send: 'Post comment',
}

/** Requests on paper. */
export const paper = {
  print: 'Print',
  fields: 'Request',
  signatures: { applicant: 'Applicant', approver: 'Approver', archivist: 'Clerk' },
}

/** Several approvers of a step. */
export const assignees = {
  title: 'Approvers',
  progress: '{{progress}} decided',
  states: { waiting: 'Not yet asked', open: 'Waiting', approved: 'Approved', refused: 'Refused', skipped: 'Ended without' },
  add: 'Add people',
  remove: 'Remove {{name}}',
  removeQuestion: 'This person no longer takes part in the step.',
}
