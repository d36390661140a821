import type { LabelsOf } from '@jwsk/kit'
import type claims from '../resources/claim'
import type doneTasks from '../resources/done'
import type instances from '../resources/follow'
import type definitions from '../resources/manager'
import type models from '../resources/model'
import type sentTasks from '../resources/send'
import type startable from '../resources/start'
import type todos from '../resources/todo'

const texts = {
  choices: {
    all: '全部',
    state: { 1: '激活', 2: '挂起' },
    finished: { finished: '已结束', unfinished: '进行中' },
  },
  flowModel: {
    title: '模型管理',
    hint: '画好的流程部署之后才能发起',
    record: '模型',
    fields: {
      name: '模型名称',
      modelKey: '模型标识',
      version: '版本',
      modelComment: '说明',
      created: '创建时间',
      lastUpdated: '修改时间',
      category: '流程类型',
      tenantIds: '定制租户',
    },
    actions: { design: '设计', deploy: '部署', create: '创建模型' },
  } satisfies LabelsOf<typeof models>,
  flowManager: {
    title: '流程管理',
    hint: '已部署的流程；挂起的流程不能发起和办理',
    record: '流程',
    fields: {
      name: '流程名称',
      key: '流程标识',
      category: '流程类型',
      version: '版本',
      tenantId: '定制租户',
      suspensionState: '状态',
      deploymentTime: '部署时间',
    },
    actions: { image: '流程图', suspend: '挂起', activate: '激活', remove: '删除部署' },
  } satisfies LabelsOf<typeof definitions>,
  flowFollow: {
    title: '流程跟踪',
    hint: '正在运行的流程实例',
    record: '流程实例',
    fields: {
      processDefinitionKey: '流程标识',
      processInstanceId: '流程实例主键',
      executionId: '执行主键',
      taskName: '当前任务',
      startUser: '发起人',
      startTime: '发起时间',
      suspensionState: '状态',
      deleteReason: '删除理由',
    },
    actions: { follow: '跟踪', delete: '删除' },
  } satisfies LabelsOf<typeof instances>,
  work: {
    title: '我的事务',
    record: '事务',
    noForm: '该流程没有配置表单',
    fields: {
      name: '流程名称',
      key: '流程标识',
      version: '版本',
      deploymentTime: '部署时间',
      processDefinitionName: '流程名称',
      processDefinitionVersion: '流程版本',
      category: '流程类型',
      taskName: '当前节点',
      assigneeName: '处理人',
      createTime: '申请时间',
      endTime: '结束时间',
      processIsFinished: '流程状态',
      reason: '删除理由',
    },
    actions: {
      start: '发起',
      image: '流程图',
      sign: '签收',
      handle: '办理',
      detail: '详情',
      follow: '跟踪',
      delete: '删除',
    },
  } satisfies LabelsOf<typeof startable> &
    LabelsOf<typeof claims> &
    LabelsOf<typeof todos> &
    LabelsOf<typeof sentTasks> &
    LabelsOf<typeof doneTasks> & { readonly noForm: string },
  flowDeploy: {
    title: '流程部署',
    hint: '上传画好的流程文件，部署后可在流程管理中查看',
    choose: '选择流程文件',
    kinds: '支持 .bpmn、.bpmn20.xml、.zip、.bar，可多选或拖入',
    files: '已选择的文件',
    drop: '移除 {{name}}',
    noFile: '请先选择流程文件',
    wrongFile: '流程文件的扩展名须为 .bpmn、.bpmn20.xml、.zip 或 .bar',
    sending: '正在上传',
    stop: '停止上传',
    send: '部署',
    denied: '没有上传部署的权限',
    deniedHint: '已部署的流程可在流程管理中查看。',
    fields: { category: '流程类型', tenantIds: '定制租户' },
  },
  diagram: {
    label: '流程图',
    failed: '流程图加载失败',
    notShown: '无法显示流程图',
    refused: {
      empty: '流程文件是空的',
      doctype: '流程文件含有文档类型声明，已拒绝打开',
      tooLarge: '流程文件超过 2 MB',
      tooMany: '流程文件的元素超过 5000 个',
      tooDeep: '流程文件的层级超过 100 层',
      notDrawn: '流程文件里没有图形信息',
      unreadable: '流程文件不是有效的 BPMN',
    },
    marks: { active: '进行中', passed: '已完成', taken: '已流转' },
    larger: '放大',
    smaller: '缩小',
    fit: '适应窗口',
    history: '流转记录',
    took: '耗时 {{time}}',
  },
  designer: {
    new: '新建模型',
    hint: '从左侧工具栏拖出节点，选中节点后在右侧填写',
    label: '流程设计',
    save: '保存',
    added: '新增成功',
    updated: '更新成功',
    failed: '模型加载失败',
    process: '流程',
    element: '选中的元素',
    facts: { name: '模型名称', key: '模型标识', comment: '说明' },
    wrong: { missing: '必填', malformed: '须以字母或下划线开头，只含字母、数字、下划线、点和横线' },
    properties: {
      name: '名称',
      assignee: '处理人（用户主键或变量）',
      candidateUsers: '候选用户（逗号分隔）',
      candidateGroups: '候选角色（逗号分隔）',
      condition: '流转条件（表达式）',
    },
  },
  leave: {
    start: '请假申请',
    hint: '提交后由所选审批人办理',
    detail: '请假详情',
    handle: '办理请假',
    send: '提交申请',
    failed: '请假单加载失败',
    comment: '批复意见',
    agree: '同意',
    refuse: '驳回',
    refuseQuestion: '确定驳回该申请吗？驳回后流程结束。',
    status: { 1: '审批中', 2: '已通过', 3: '已驳回' },
    fields: {
      status: '状态',
      applyUserName: '申请人',
      applyTime: '申请时间',
      startTime: '开始时间',
      endTime: '结束时间',
      taskUser: '审批人',
      taskUserName: '审批人',
      assigneeName: '当前处理人',
      reason: '请假理由',
    },
  },
}

export default texts
