/** Simulation of a process in the designer. */
export const simulation = {
  title: 'Simulate',
  hint: 'Runs a sample through the process and shows its steps and who would be asked; nothing is deployed or saved.',
  starter: 'Requester',
  starterHint: 'Yourself if empty',
  chosen: 'Approvers of “{{name}}”',
  refuses: 'Steps that refuse; the others approve',
  run: 'Run',
  close: 'Close',
  outdated: 'The process has changed; run it again',
  way: 'Steps',
  separator: ', ',
  asks: 'Asks {{names}}: {{decision}}',
  nobody: 'No approver',
  informs: 'Informs {{names}}',
  starts: 'Started by {{names}}',
  outcomes: { passed: 'Approved', refused: 'Refused', stuck: 'Cannot go on' },
}
