/** Simulation of a process in the designer. */
export const simulation = {
  title: '试走',
  hint: '用一份样例走一遍流程，看会经过哪些步骤、交给谁；不会部署，也不会保存。',
  starter: '发起人',
  starterHint: '不选则为自己',
  chosen: '为“{{name}}”选择审批人',
  refuses: '哪些步骤驳回（其余同意）',
  run: '开始试走',
  close: '关闭',
  outdated: '流程已改动，请重新试走',
  way: '经过的步骤',
  separator: '、',
  asks: '交给 {{names}}，{{decision}}',
  nobody: '没有审批人',
  informs: '抄送 {{names}}',
  starts: '由 {{names}} 发起',
  outcomes: { passed: '结果：通过', refused: '结果：驳回', stuck: '无法继续' },
}
