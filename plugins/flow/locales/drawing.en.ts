/** The drawing of a process: what it is, and what its palette offers. */
export const drawing = {
  hint: 'Drag elements from the tools on the left; choose one to say more about it on the right',
  label: 'Process design',
  onPhone: 'View only on a phone: drag and zoom',
  palette: {
    'hand-tool': 'Move canvas',
    'lasso-tool': 'Select area',
    'space-tool': 'Add space',
    'global-connect-tool': 'Connect',
    'start-event': 'Start event',
    'intermediate-event': 'Intermediate event',
    'end-event': 'End event',
    'exclusive-gateway': 'Gateway',
    task: 'Task',
    'subprocess-expanded': 'Sub-process',
    'data-object': 'Data object',
    'data-store': 'Data store',
    'participant-expanded': 'Pool',
    group: 'Group',
  },
}
