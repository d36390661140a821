/** The drawing of a process: what it is, and what its palette offers. */
export const drawing = {
  hint: '从左侧工具栏拖出节点，选中节点后在右侧填写',
  label: '流程设计',
  onPhone: '手机上仅供查看，可拖动、缩放',
  palette: {
    'hand-tool': '移动画布',
    'lasso-tool': '框选',
    'space-tool': '增减空间',
    'global-connect-tool': '连线',
    'start-event': '开始事件',
    'intermediate-event': '中间事件',
    'end-event': '结束事件',
    'exclusive-gateway': '网关',
    task: '任务',
    'subprocess-expanded': '子流程',
    'data-object': '数据对象',
    'data-store': '数据存储',
    'participant-expanded': '泳池',
    group: '分组',
  },
}
