/** Requests with a form. */
export const request = {
  start: '发起申请',
  hint: '提交后由流程中的处理人办理',
  noFields: '该流程没有要填写的内容，提交后即发起',
  returned: '申请已退回，修改后重新提交',
  sendAgain: '重新提交',
  handle: '办理申请',
  detail: '申请详情',
  send: '提交申请',
  failed: '申请加载失败',
  formFailed: '表单加载失败',
  sent: '{{time}} 提交（{{ago}}前）',
  status: { 1: '审批中', 2: '已通过', 3: '已驳回', 4: '已撤回' },
  fields: { applyUserName: '申请人', applyTime: '申请时间', assigneeName: '当前处理人' },
  facts: '关键信息',
  chooser: '{{step}}的审批人',
  filledFrom: '已按原申请填写，提交前请核对',
  gone: '现在的表单没有这些内容，未填入：{{names}}',
}

/** Decision on a task. */
export const decision = {
  attachments: '附件',
  more: '更多',
  remarkMissing: '请填写批复意见',
  signatureMissing: '请先签名',
}

/** Handwritten signatures. */
export const signature = {
  title: '手写签名',
  sign: '签名',
  again: '重新签名',
  remove: '删除签名',
  way: '签名方式',
  ways: { drawn: '手写', typed: '输入姓名' },
  canvas: { drawn: '签名区，用手指、笔或鼠标书写；不便书写可改为输入姓名', typed: '签名预览' },
  name: '姓名',
  hint: '在虚线框内书写',
  undo: '撤销一笔',
  clear: '清除',
  use: '使用该签名',
  failed: '签名未能保存，请重试',
}

/** What happened with a request. */
export const timeline = { ok: '同意', no: '驳回', delegated: '（代 {{name}}）', comment: '评论', copy: '抄送' }

export const comments = {
  label: '评论',
  hint: '输入评论，用 @ 提到同事',
  people: '可以提到的人',
  nobody: '没有找到该人员',
  send: '发表评论',
}

/** Requests on paper. */
export const paper = {
  print: '打印',
  fields: '申请内容',
  signatures: { applicant: '申请人签字', approver: '审批人签字', archivist: '经办人签字' },
}

/** Several approvers of a step. */
export const assignees = {
  title: '审批人',
  progress: '已审批 {{progress}}',
  states: { waiting: '未轮到', open: '待审批', approved: '已同意', refused: '已驳回', skipped: '未办而终' },
  add: '加人',
  remove: '移除 {{name}}',
  removeQuestion: '移除后该人不再参与本步骤的审批。',
}
