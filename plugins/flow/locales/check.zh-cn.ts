/** Problems that the check of a process finds. */
export const checkRules = {
  'handler-missing': '审批人来自另一步骤，但它不存在或不在前面',
  unreachable: '从开始到不了这里',
  'loop-without-end': '进入这个循环后无法结束',
  'loop-without-task': '这个循环里没有人办理的步骤，会无休止地运行',
  'branch-never': '这条线的条件永远不会成立',
  'branch-overlap': '“{{first}}”与“{{second}}”会同时成立，例如{{example}}时；只走画在前面的一条',
  'branch-gap': '{{example}}时没有线可走；请补上条件，或设一条默认路线',
  'default-flow-missing': '没有默认路线；条件都不成立时无法继续',
}
