import type { NewName } from '../insert'

/** Names of new elements, for tests. */
export const newNames: Readonly<Record<NewName, string>> = {
  step: '审批',
  copy: '抄送',
  subProcess: '子流程',
  start: '开始',
  end: '结束',
  decision: '是否同意',
  refused: '驳回',
  otherwise: '其他情况',
  branch: '分支',
}
