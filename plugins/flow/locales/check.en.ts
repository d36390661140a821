/** Problems that the check of a process finds. */
export const checkRules = {
  'handler-missing': 'Its assignee comes from a step that does not exist or does not come before',
  unreachable: 'No flow from the start leads here',
  'loop-without-end': 'This loop has no way out',
  'loop-without-task': 'No step in this loop waits for anyone, so it runs forever',
  'branch-never': 'The condition of this flow is never true',
  'branch-overlap': '“{{first}}” and “{{second}}” can be true at once, for example if {{example}}; only the first is followed',
  'branch-gap': 'No flow is followed if {{example}}; add a condition or a default flow',
  'default-flow-missing': 'There is no default flow; if no condition is true, the process cannot go on',
}
